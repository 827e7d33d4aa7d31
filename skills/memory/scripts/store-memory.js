export default async function main(io) {
  const { byBand, ...attempted } = io.input;
  const memory = { ...attempted, ...byBand?.[rolledBand(io.dependencies)] };
  if (typeof memory.summary !== 'string' || memory.summary.trim() === '') {
    io.error('no-summary', 'There is nothing to remember: summary is empty.');
    io.done({ ok: false, summary: 'Nothing to remember.' });
    return;
  }
  const { id } = await io.call('memory.store', memory);
  io.done({
    ok: true,
    summary: 'Remembered.',
    output: { memoryId: id, summary: memory.summary },
  });
}

/** The band of the roll this memory waited for, if there was one. */
function rolledBand(dependencies) {
  for (const output of Object.values(dependencies)) if (output?.band) return output.band;
  return null;
}
