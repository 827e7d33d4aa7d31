module.exports = (api) => {
  const isTest = api.env('test');
  return {
    // Tests run on Node, which needs as little taken out as the newest Hermes: half the work of loading a screen.
    presets: [['babel-preset-expo', isTest ? { unstable_transformProfile: 'hermes-stable' } : {}]],
    // Takes only the Paper components that are used: its index would bring all of them.
    plugins: ['react-native-paper/babel'],
  };
};
