import { changesFor } from '../lib/changes-for.js';

export default async function main(io) {
  const changes = changesFor(io.input, io.dependencies);
  if (changes === null) {
    io.error('no-changes', 'Nothing to change: each change needs a faction and a number.');
    io.done({ ok: false, summary: 'No reputation to change.' });
    return;
  }
  const { factionList: factions, reputationScale: scale, decayRate } = io.config;
  const standings = [];
  for (const { faction, change, reason } of changes) {
    const asked = { faction, change, reason, factions, scale, decayRate };
    const { score } = await io.call('reputation.update', asked);
    standings.push({ faction, score, change });
  }
  io.done({ ok: true, summary: sentence(standings), output: { standings } });
}

function sentence(standings) {
  return standings.map(({ faction, score }) => `${faction}: ${score}`).join(', ') || 'No change.';
}
