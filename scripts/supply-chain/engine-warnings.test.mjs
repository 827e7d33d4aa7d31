import { readFileSync } from 'node:fs';

/** Tests run in the project's folder. */
const read = (file) => readFileSync(file, 'utf8');

const lowest = Number(/\d+/.exec(JSON.parse(read('package.json')).engines.node)[0]);

/** Packages that `npm ci` warns about on the oldest Node there may be. */
const warnedAbout = Object.entries(JSON.parse(read('package-lock.json')).packages)
  .filter(([, { engines }]) => Number(/^>=\s*(\d+)[\d.]*$/.exec(engines?.node ?? '')?.[1]) > lowest)
  .map(([place]) => place.replace(/^.*node_modules\//, ''));

it('a warning that a newcomer may ignore is explained where they read `npm ci`', () => {
  const [, afterwards = ''] = read('README.md').split('npm ci\n');
  const [, nextParagraph = ''] = afterwards.split('\n\n');
  expect(nextParagraph.match(/EBADENGINE|`@[\w./-]+`/g) ?? []).toEqual([
    ...(warnedAbout.length === 0 ? [] : ['EBADENGINE']),
    ...warnedAbout.map((name) => `\`${name}\``),
  ]);
});
