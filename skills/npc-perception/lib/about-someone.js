/** Runs what is to be done about a person; says so when the input names nobody. */
export async function aboutSomeone(io, act) {
  const { npc } = io.input;
  if (typeof npc === 'string' && npc !== '') return act(npc);
  io.error('no-npc', 'Nobody is named: npc is empty.');
  io.done({ ok: false, summary: 'Nobody is named.' });
}
