import { aboutSomeone } from '../lib/about-someone.js';

export default function main(io) {
  return aboutSomeone(io, async (npc) => {
    const { impression, factions, likes, dislikes } = io.input;
    const { factionInfluenceWeight, decayRate } = io.config;
    const { score, isNew } = await io.call('perception.init', {
      npc,
      impression,
      factions,
      likes,
      dislikes,
      factionInfluenceWeight,
      decayRate,
    });
    const summary = isNew ? `${npc} takes to you by ${score}.` : `${npc} has met you before.`;
    io.done({ ok: true, summary, output: { npc, score, isNew } });
  });
}
