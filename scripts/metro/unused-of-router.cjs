// The router's index brings tabs, stacks, their headers and previews of links, which no screen here uses:
// a tenth of what a browser would have to fetch before the first scene. A screen that comes to use one
// fails in its first browser test, and takes its line out of here.
const path = require('node:path');

const empty = { type: 'empty' };
const router = path.dirname(require.resolve('expo-router/package.json'));
const inRouter = path.join(router, 'build') + path.sep;
const source = (filePath) => ({ type: 'sourceFile', filePath });

const instead = new Map([
  ['./layouts/Tabs', empty],
  ['./layouts/experimental-stack', empty],
  ['./standard-navigation', empty],
  ['./stack', empty],
  ['./stack-utils', empty],
  ['./color', empty],
  ['./views/Sitemap', empty],
  ['./preview/HrefPreview', empty],
  // The router's page of a crash asks whether it stands above a bar of tabs.
  [
    '../react-navigation/bottom-tabs',
    source(path.join(inRouter, 'react-navigation/bottom-tabs/utils/BottomTabBarHeightContext.js')),
  ],
  // The module of stacks also has the rules that every navigator follows; it makes a stack while it loads.
  [
    '../fork/native-stack/createNativeStackNavigator',
    source(path.join(__dirname, 'no-native-stack.cjs')),
  ],
]);

/** What stands for `name` where the router asks for it in a browser; undefined for what is used. */
exports.unusedOfRouter = ({ originModulePath }, name, platform) =>
  platform === 'web' && originModulePath.startsWith(inRouter) ? instead.get(name) : undefined;
