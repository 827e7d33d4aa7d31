export default async function main(io) {
  const { style = io.config.style, guidance } = io.input;
  const { provider = 'local' } = io.config;
  if (provider !== 'local')
    io.log('warn', `${provider} cannot be asked yet; the narrator on this device tells it.`);
  const { text, rung, by } = await io.call('narrator.generate', {
    purpose: 'prose',
    style,
    guidance,
  });
  if (text === '') {
    io.error('no-words', 'The narrator had no words for this scene.');
    io.done({ ok: false, summary: 'Nothing to tell.' });
    return;
  }
  io.done({ ok: true, summary: `Told by ${rung}.`, output: { text, rung, by } });
}
