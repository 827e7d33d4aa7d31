export default async function main(io) {
  io.log('info', 'Examining door...', { target: io.input.target ?? null });
  io.patch({ discovered: { door_inscription: 'Ancient runes' } });
  io.ui('narrative_choice', { choices: ['Open', 'Leave'] });
  io.done({ ok: true, summary: 'Door examined.' });
}
