/** Commands that are named and not built yet. */
export const plannedCommands: readonly { readonly name: string; readonly does: string }[] = [
  { name: 'model', does: 'local models' },
];
