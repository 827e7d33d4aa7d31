/** Commands that are named and not built yet. */
export const plannedCommands: readonly { readonly name: string; readonly does: string }[] = [
  { name: 'export', does: 'a transcript or a lossless save' },
  { name: 'import', does: 'a save from elsewhere' },
  { name: 'campaign', does: 'check, playtest, make, install and pack campaigns' },
  { name: 'memory', does: 'store, recall, list and judge memories' },
  { name: 'model', does: 'local models' },
  { name: 'backup', does: 'everything on the device, in one file' },
  { name: 'replay', does: 'a bug report, to the same bytes' },
];
