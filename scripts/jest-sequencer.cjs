// Without times of an earlier run jest starts with the largest files. In a fresh clone the longest tests
// are short files that drive a browser or play whole stories: begun last, one core would wait for them.
const { default: TestSequencer } = require('@jest/test-sequencer');

const longest = [
  /e2e\/(mutated-campaigns|mutated-saves|app\/play)\.test/,
  /src\/hosts\/node\/programs\/program-script-host\.test/,
  /e2e\/(app\/.*|play|open-anything|goldens|interruption|bad-input|damage)\.test/,
];
const isOfScreens = ({ path: file }) => file.endsWith('.test.tsx');

const rank = (test) => {
  const found = longest.findIndex((pattern) => pattern.test(test.path));
  if (isOfScreens(test)) return longest.length + 1;
  return found === -1 ? longest.length : found;
};

module.exports = class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = [...(await super.sort(tests))].sort((a, b) => rank(a) - rank(b));
    // Whoever is first of the screens transforms React Native for all; at the same time each would do it anew.
    const first = sorted.find(isOfScreens);
    return first === undefined ? sorted : [first, ...sorted.filter((test) => test !== first)];
  }
};
