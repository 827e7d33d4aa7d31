import type { FoundPerson } from '@/reading/found/reading';
import { keptInMind } from '@/reading/story/kept-in-mind';

function person(id: string, name: string, called: readonly string[]): FoundPerson {
  return {
    ...{ id, name, shortName: called[0] ?? name, called, role: null, place: null, traits: [] },
    pronouns: { they: 'she', them: 'her', their: 'her' },
    ...{ looks: [], background: [], sayings: [], wants: [], ties: new Map(), belongings: [] },
    ...{ hasProfile: true, isSilent: false, stands: null, isCalled: false },
  };
}

const known = {
  people: [
    person('temperance', 'Mrs Temperance Wray', ['Mrs Wray', 'Temperance', 'Wray']),
    person('pleasance', 'Pleasance Wray', ['Pleasance', 'Wray']),
  ],
  places: [{ id: 'drove', name: "Wray's Drove", called: ["Wray's Drove"], excerpts: [] }],
  things: [
    { id: 'post', name: 'the post', called: ['post'], place: null, excerpts: [], isHeld: false },
  ],
  topics: [],
};

function kept(...texts: readonly string[]): readonly (readonly [string, string | null])[] {
  return keptInMind(texts, known, 3).map(({ text, about }) => [text, about] as const);
}

describe('[arch §7.3] of what was read one keeps in mind', () => {
  it('a sentence that names something, and whom it is about where that is one person', () => {
    expect(kept('Pleasance knocked on the post.', "They came to Wray's Drove at noon.")).toEqual([
      ['Pleasance knocked on the post.', 'pleasance'],
    ]);
  });

  it('nobody where a place has their name, or two people have it', () => {
    expect(kept("The road ends at Wray's Drove.")).toEqual([
      ["The road ends at Wray's Drove.", null],
    ]);
    expect(kept('Mrs Wray sent Pleasance to the post.')).toEqual([
      ['Mrs Wray sent Pleasance to the post.', null],
    ]);
  });

  it('of sentences about the same the first', () => {
    expect(kept('The post is made of iron.', 'The post stands in the paddock.')).toHaveLength(1);
  });

  it.each([
    ['what leans on the words before it', 'It has stood by the post since 1841.'],
    ['what names nothing', 'It rained for six days.'],
    ['an order', 'Look at the post again.'],
    ['a signature', 'Pleasance Wray, keeper of the figures.'],
    ['a line of a letter', 'We have a post here that is coming up.'],
    ['what somebody says', '"Look at the post," she says.'],
  ])('but not %s', (_, text) => {
    expect(kept(text)).toEqual([]);
  });
});
