// onnxruntime-react-native carries a `unimodule.json`, so Expo takes it for a module of its own kind and leaves
// its package out of the list that React Native gets: on Android the app would find no `Onnxruntime`.
const { withMainApplication } = require('expo/config-plugins');

const className = 'ai.onnxruntime.reactnative.OnnxruntimePackage';
const listOfPackages = /PackageList\(this\)\.packages\.apply \{\n/;

/** The same Kotlin source, with the package in its list; throws where the list looks unlike what is known. */
function withPackage(source) {
  if (source.includes(className)) return source;
  if (!listOfPackages.test(source))
    throw new Error('MainApplication has no list of packages that onnxruntime could be added to.');
  return source.replace(listOfPackages, (start) => `${start}          add(${className}())\n`);
}

module.exports = (config) =>
  withMainApplication(config, (application) => {
    application.modResults.contents = withPackage(application.modResults.contents);
    return application;
  });
