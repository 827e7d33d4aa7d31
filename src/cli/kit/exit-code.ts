/** What the shell is told. */
export const exitCode = { done: 0, bad: 1, usage: 2, bug: 3, interrupted: 130 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
