// Without times of an earlier run jest starts with the largest files. In a fresh clone the longest tests
// are short files that drive a browser or play whole stories: begun last, one core would wait for them.
const { default: TestSequencer } = require('@jest/test-sequencer');

const longest = [
  /e2e\/(web-host|app\/(play|tools|resume|recall))\.test/,
  /src\/(measure\/measure-stories|hosts\/node\/programs\/program-script-host)\.test/,
  /e2e\/(app\/.*|play|output-files|goldens|interruption|bad-input|damage)\.test/,
  /\.test\.tsx$/,
];

const rank = ({ path: file }) => {
  const found = longest.findIndex((pattern) => pattern.test(file));
  return found === -1 ? longest.length : found;
};

module.exports = class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
};
