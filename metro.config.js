const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// What other tools build changes while Metro watches.
const built = ['.cache', 'dist'].map((folder) => path.join(__dirname, folder) + path.sep);
config.resolver.blockList = built.map((start) => new RegExp(`^${escaped(start)}`));

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

module.exports = config;
