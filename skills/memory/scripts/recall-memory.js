export default async function main(io) {
  const { query, filters } = io.input;
  if (typeof query !== 'string' || query.trim() === '') {
    io.error('no-query', 'There is nothing to look for: query is empty.');
    io.done({ ok: false, summary: 'Nothing to look for.' });
    return;
  }
  const limit = io.input.limit ?? io.config.maxContextEvents ?? 3;
  const threshold = io.input.threshold ?? io.config.similarityThreshold ?? 0.7;
  const asked = { query, limit, threshold, filters: filters ?? {} };
  const { memories } = await io.call('memory.recall', asked);
  io.log('debug', `Recalled ${memories.length}`);
  io.done({ ok: true, summary: `${memories.length} remembered.`, output: { memories } });
}
