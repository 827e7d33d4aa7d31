// The insets of a device come from native code; the package brings its own stand-in.
const insets = require('react-native-safe-area-context/jest/mock');

jest.mock('react-native-safe-area-context', () => insets.default);
