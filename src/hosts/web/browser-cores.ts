/** As many script workers as a tab has; a script that waits for one would use up its time. */
const mostCores = 2;

export function browserCores(): number {
  return Math.max(1, Math.min(navigator.hardwareConcurrency, mostCores));
}
