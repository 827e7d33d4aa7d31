/**
 * What people and groups think of the player, asked for once each. Somebody the story does not know thinks
 * nothing.
 */
export function opinionsOf(io) {
  const asked = new Map();
  const once = (key, ask) => {
    if (!asked.has(key)) asked.set(key, ask());
    return asked.get(key);
  };
  return {
    ofPerson: (npc) =>
      once(`person ${npc}`, async () => {
        const answer = await answered(io.call('perception.query', { npc }));
        return answer?.score ?? 0;
      }),
    ofFaction: (faction) =>
      once(`faction ${faction}`, async () => {
        const answer = await answered(io.call('reputation.query', { faction }));
        return answer?.standings[0]?.score ?? 0;
      }),
    /** Whether the player once betrayed them. */
    isBetrayed: (about) =>
      once(`betrayed ${about}`, async () => {
        const filters = { about, kind: 'betrayal' };
        const question = { query: 'betrayal', limit: 1, threshold: 0, filters };
        const answer = await answered(io.call('memory.recall', question));
        return (answer?.memories.length ?? 0) > 0;
      }),
  };
}

/** Null when the service says no: one unknown name must not take all choices away. */
async function answered(call) {
  try {
    return await call;
  } catch {
    return null;
  }
}
