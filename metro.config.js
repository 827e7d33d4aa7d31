const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const { unusedOfPaper } = require('./scripts/metro/unused-of-paper.cjs');
const { unusedOfRouter } = require('./scripts/metro/unused-of-router.cjs');

const config = getDefaultConfig(__dirname);

// What other tools build changes while Metro watches.
const built = ['.cache', 'dist'].map((folder) => path.join(__dirname, folder) + path.sep);
config.resolver.blockList = built.map((start) => new RegExp(`^${escaped(start)}`));

config.resolver.resolveRequest = (context, name, platform) =>
  unusedOfRouter(context, name, platform) ??
  unusedOfPaper(context, name, platform) ??
  context.resolveRequest(context, name, platform);

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

module.exports = config;
