export default async function main(io) {
  const { faction } = io.input;
  const { standings } = await io.call('reputation.query', {
    faction,
    factions: io.config.factionList,
  });
  const told = standings.map(({ name, score }) => `${name}: ${score}`).join(', ');
  io.done({ ok: true, summary: told || 'There are no factions.', output: { standings } });
}
