export default async function main(io) {
  const { query, limit = 3, filters = {} } = io.input;
  if (typeof query !== 'string' || query === '') {
    io.error('no-query', 'There is nothing to look for: query is empty.');
    io.done({ ok: false, summary: 'Nothing to look for.' });
    return;
  }
  const { memories } = await io.call('memory.recall', { query, limit, filters });
  io.log('debug', `Recalled ${memories.length}`);
  io.done({ ok: true, summary: `${memories.length} remembered.`, output: { memories } });
}
