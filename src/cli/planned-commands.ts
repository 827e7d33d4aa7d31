/** Commands that are named and not built yet. */
export const plannedCommands: readonly { readonly name: string; readonly does: string }[] = [
  { name: 'campaign', does: 'check, playtest, make, install and pack campaigns' },
  { name: 'model', does: 'local models' },
];
