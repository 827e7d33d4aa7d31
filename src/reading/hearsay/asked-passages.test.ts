import { storyOf } from '@/reading/testing/story-of';
import type { Passage } from '@/story/campaign/passage';

const quarry = {
  'plot/premise.md': 'You come to the quarry at noon. Berta Loom is waiting.',
  'world/setting.md': [
    '# Slate Hill',
    'The crane has not been greased since the strike, and nobody will stand beneath it.',
    'The foreman keeps the ballots in a biscuit tin.',
  ].join('\n\n'),
  'characters/npcs/berta/profile.json': JSON.stringify({
    name: 'Berta Loom',
    role: 'Stonecutter',
    background: 'Berta cut the steps of the town hall when she was sixteen.',
  }),
};

/** What words of the player's own may be answered with. */
function answersTo(said: string): readonly Passage[] {
  const typed = ` ${said.toLowerCase()} `;
  return [...storyOf(quarry).passages.values()].filter(
    ({ conditions: { intent, asks } }) =>
      intent.includes('talk') &&
      asks.some((word) => typed.includes(` ${word} `) || typed.includes(` ${word}s `)),
  );
}

describe('a question in words of the player’s own', () => {
  it('is answered by whoever is asked, with the sentence that names what it is about', () => {
    const [answer, ...others] = answersTo('ask Berta about the ballots');
    expect(answer?.prose).toEqual(['"The foreman keeps the ballots in a biscuit tin."']);
    expect(answer?.conditions.speaker).toBeNull();
    expect(others).toEqual([]);
  });

  it('about somebody is answered with what is said of them', () => {
    const [answer] = answersTo('who is Berta');
    expect(answer?.prose.join(' ')).toContain('cut the steps of the town hall');
  });

  it('is not about whoever is asked', () => {
    expect(answersTo('ask Berta why')).toEqual([]);
  });
});
