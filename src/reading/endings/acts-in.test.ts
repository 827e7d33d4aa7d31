import { actsIn } from '@/reading/endings/acts-in';

const acts = (conditions: readonly string[], told: readonly string[] = []): readonly string[] =>
  actsIn({ title: 'The End', conditions, told, player: [], names: [] });

describe('[arch §6.2] what leads to an ending is something to do', () => {
  it('by its condition, whole, and in its own verbs', () => {
    expect(acts(['when you have answered no to the Baron and walk out of the hall'])).toEqual([
      'Answer no to the Baron and walk out of the hall.',
    ]);
    expect(acts(['*If the dyke holds and the boats have come home.*'])).toEqual([
      'Let the dyke hold.',
    ]);
  });

  it('by its words, where you do something in them', () => {
    expect(acts([], ['You burn the map and send the boat away.'])).toEqual([
      'Burn the map and send the boat away.',
    ]);
  });

  it('what has been, or lies behind somebody, is nothing to do', () => {
    expect(acts([], ['You had never looked back.', 'Behind you the ferry puts off.'])).toEqual([]);
  });
});
