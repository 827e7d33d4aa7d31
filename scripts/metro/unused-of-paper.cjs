// Paper's index brings the three hundred colours of the design before this one, of which its own modules
// name nine: four kilobytes that a browser would have to fetch before the first scene.
const path = require('node:path');

const inPaper =
  path.join(path.dirname(require.resolve('react-native-paper/package.json')), 'lib', 'module') +
  path.sep;
const colours = { type: 'sourceFile', filePath: path.join(__dirname, 'colours-of-paper.cjs') };

const names = /^(?:\.\.?\/)+(?:styles\/themes\/v2\/|themes\/v2\/)?colors$/;

/** What stands for `name` where Paper asks for it in a browser; undefined for what is used. */
exports.unusedOfPaper = ({ originModulePath }, name, platform) =>
  platform === 'web' && originModulePath.startsWith(inPaper) && names.test(name)
    ? colours
    : undefined;
