import { aboutSomeone } from '../lib/about-someone.js';

export default function main(io) {
  return aboutSomeone(io, async (npc) => {
    const { modifierScale } = io.config;
    const perception = await io.call('perception.query', { npc, modifierScale });
    io.done({ ok: true, summary: `${npc}: ${perception.score}`, output: perception });
  });
}
