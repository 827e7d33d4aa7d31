import { aboutSomeone } from '../lib/about-someone.js';

export default function main(io) {
  return aboutSomeone(io, async (npc) => {
    const { byBand = {}, ...planned } = io.input;
    const { change, reason, witnesses } = { ...planned, ...byBand[bandOf(io.dependencies)] };
    if (!Number.isFinite(change)) {
      io.error('no-change', 'Nothing to change: change is not a number.');
      io.done({ ok: false, summary: 'No feeling to change.' });
      return;
    }
    if (change === 0) {
      const { score } = await io.call('perception.query', { npc });
      io.done({ ok: true, summary: `${npc}: ${score}`, output: { npc, score, change } });
      return;
    }
    const { decayRate } = io.config;
    const asked = { npc, change, reason, witnesses, decayRate };
    const { score } = await io.call('perception.update', asked);
    io.done({ ok: true, summary: `${npc}: ${score}`, output: { npc, score, change } });
  });
}

/** How the roll turned out that this waited for, if there was one. */
function bandOf(dependencies) {
  return Object.values(dependencies).find((output) => output?.band)?.band;
}
