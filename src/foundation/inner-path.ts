/**
 * Whether a path from outside stays where it starts: relative, with `/`, no step back. What some
 * systems read as a root, a drive or another separator is refused on all of them.
 */
export function isInnerPath(path: string): boolean {
  return !/^\/|[\\:\0]/.test(path) && !path.split('/').includes('..');
}
