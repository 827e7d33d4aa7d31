/** `NAME.web.ts` is the browser's way of doing what `NAME.ts` does elsewhere: one thing, twice. */
export const withoutPlatform = (file) => file.replace(/\.web(?=\.tsx?$)/, '');

/**
 * The names that more than one file exports, each with its files: whoever reads one has to ask which is meant.
 * `words` is a list of `{file, name}`; `onPurpose` names those that are the same thing everywhere, and why.
 */
export function secondMeanings(words, onPurpose) {
  const files = new Map();
  for (const { file, name } of words)
    files.set(name, new Set([...(files.get(name) ?? []), withoutPlatform(file)]));
  const repeated = [...files].filter(([, those]) => those.size > 1);
  const known = new Set(repeated.map(([name]) => name));
  return [
    ...repeated
      .filter(([name]) => !Object.hasOwn(onPurpose, name))
      .map(([name, those]) => `${name} has a meaning in each of ${[...those].sort().join(', ')}.`),
    ...Object.keys(onPurpose)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is exported once: it need not stand in same-on-purpose.mjs.`),
  ];
}
