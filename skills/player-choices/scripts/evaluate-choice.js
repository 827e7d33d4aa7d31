/** Weighs an act by what the tools it waited for found: what someone thinks, what is remembered. */
export default async function main(io) {
  const { kind, stat, difficulty, target } = io.input.intent ?? {};
  const found = Object.values(io.dependencies);
  const perception = found.find((output) => typeof output?.modifier === 'number');
  const episode = found.flatMap((output) => output?.memories ?? []).find((each) => each.episode);
  const { formula, modifiers, reasons, bands, chance } = await io.call('rules.check', {
    stat,
    kind,
    text: io.input.text || undefined,
    difficulty,
    npc: target,
    feeling: perception?.modifier,
    episode: episode?.summary,
  });
  const roll = { formula, modifiers, reasons, bands };
  const output = { roll, chance, ...(target === undefined ? {} : { target }) };
  const odds = chance === null ? 'odds nobody can reckon' : `${Math.round(chance * 100)} in 100`;
  io.done({ ok: true, summary: `${formula}: ${odds}.`, output });
}
