// app.json holds the configuration. Only the path that the web app lives under is chosen when it is
// built, by scripts/web/build-web.mjs.
module.exports = ({ config }) => {
  const baseUrl = process.env.NARRATORIA_BASE_PATH;
  if (baseUrl === undefined || baseUrl === '') return config;
  return { ...config, experiments: { ...config.experiments, baseUrl } };
};
