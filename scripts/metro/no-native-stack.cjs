// In a browser, in place of the router's stack of native screens: see unused-of-router.cjs.
exports.createNativeStackNavigator = () => ({ Navigator: null });
