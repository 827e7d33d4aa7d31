module.exports = (api) => {
  api.cache.forever();
  return {
    presets: ['babel-preset-expo'],
    // Takes only the Paper components that are used: its index would bring all of them.
    plugins: ['react-native-paper/babel'],
  };
};
