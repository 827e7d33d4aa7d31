// The slow tests look at a second build, which lives under a path; `npm test` does not wait for it.
module.exports = require('./jest-web-setup.cjs').prepareBoth;
