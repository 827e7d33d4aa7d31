import { storyOf } from '@/reading/testing/story-of';

const profile = (name: string): string => JSON.stringify({ name, role: 'Diver' });

const barge = {
  'plot/premise.md': 'You come aboard the barge. What happened at Gannet Wreck?',
  'lore/wreck.md': [
    '# Gannet Wreck',
    'A trawler, upright, with her nets still out.',
    'Ansa Holm has dived to it eleven times and counts her fingers after each.',
    'Nobody but Ansa Holm has been inside the wheelhouse.',
    'The wreck belongs to Ansa Holm by a paper that nobody has seen.',
  ].join('\n\n'),
  'characters/npcs/ansa/profile.json': profile('Ansa Holm'),
};

/** Who answers, and in what words. */
function answersIn(written: Readonly<Record<string, string>>): readonly string[] {
  const { passages } = storyOf(written);
  return [...passages.values()].flatMap(({ choices }) =>
    choices.flatMap(({ target, leadsTo }) =>
      target !== null && leadsTo?.startsWith('read-answer-') === true
        ? [`${target}: ${(passages.get(leadsTo)?.prose ?? []).join(' ')}`]
        : [],
    ),
  );
}

describe('answers', () => {
  it('nobody recites what is said of themselves where somebody else can say it', () => {
    const answers = answersIn({
      ...barge,
      'characters/npcs/piet/profile.json': profile('Piet Roos'),
    });
    const ofAnsa = answers.filter((each) => each.includes('Ansa Holm'));
    expect(ofAnsa).not.toEqual([]);
    for (const each of ofAnsa) expect(each).toMatch(/^piet: "/);
  });

  it('where nobody else can, it is told and not quoted', () => {
    const ofAnsa = answersIn(barge).filter((each) => each.includes('Ansa Holm'));
    expect(ofAnsa).not.toEqual([]);
    for (const each of ofAnsa) expect(each).not.toContain('"');
  });
});
