import { storyOf } from '@/reading/testing/story-of';

const told = (profile: object, start: string): string =>
  [
    ...storyOf({
      'plot/premise.md': 'You come aboard the barge. Ansa Holm and Piet Roos wait for you.',
      'characters/npcs/ansa/profile.json': JSON.stringify({ name: 'Ansa Holm', ...profile }),
      'characters/npcs/piet/profile.json': JSON.stringify({ name: 'Piet Roos' }),
    }).passages.values(),
  ]
    .filter(({ id, part }) => id.startsWith(start) && part === 'outcome')
    .flatMap(({ prose }) => prose)
    .join(' ');

it('[arch §6.2.4] a want is said by who has it, and told where it speaks of somebody', () => {
  expect(told({ motivations: ['Raise the bell'] }, 'read-wants-ansa')).toMatch(
    /"[^"]*to raise the bell[^"]*"/i,
  );
  const own = told({ motivations: ['Leave her post for good'] }, 'read-wants-ansa');
  expect(own).toContain('to leave her post for good');
  expect(own).not.toContain('"');
});

it('[arch §6.2.4] how somebody stands to another is a whole sentence', () => {
  expect(told({ relationships: { piet: 'Owes him a life' } }, 'read-tie-ansa')).toBe(
    '{ansa} owes him a life.',
  );
  expect(told({ relationships: { piet: 'Afraid of him' } }, 'read-tie-ansa')).toBe(
    '{ansa} {ansa.is} afraid of him.',
  );
});

it('[arch §6.2.4] a name for the other is told as one', () => {
  expect(told({ relationships: { piet: 'Oldest friend on the barge' } }, 'read-tie-ansa')).toMatch(
    /Piet.*: oldest friend on the barge\.$/,
  );
});

it('[arch §6.2.4] who only ever makes signs does not say what they want', () => {
  const signs = {
    motivations: ['Raise the bell'],
    speech_patterns: { examples: ['(Points at the water, twice.)'] },
  };
  expect(told(signs, 'read-wants-ansa')).not.toContain('"');
});

it('[arch §6.2.4] what somebody wants is told in a sentence, whatever its author wrote', () => {
  const wants = (motivation: string): string =>
    told({ motivations: [motivation] }, 'read-wants-ansa');
  expect(wants('Never to beg for her bread again.')).toContain('never to beg for her bread again');
  expect(wants('That nobody looks behind the wall')).toContain(': that nobody looks');
  expect(wants('A quiet life on her own land')).toContain('a quiet life on her own land');
  expect(wants('Hopes to die at sea')).toBe('{ansa} hopes to die at sea.');
});

it('[arch §6.2.4] what one sees of somebody is a sentence, and what makes none is left out', () => {
  const seen = (...virtues: readonly string[]): string =>
    told({ personality: { virtues, flaws: [] } }, 'read-watch-ansa');
  expect(seen('courtly', 'patient', 'sure of herself')).toMatch(
    /\{ansa\.is\} courtly, patient and sure of herself/,
  );
  expect(seen('patience', 'Courage')).toMatch(/patience and courage in \{ansa\}/);
  expect(seen('patient', 'counts twice, pays once', 'a good listener')).toMatch(
    /\{ansa\.is\} patient and a good listener/,
  );
  expect(seen('the weir', 'debts to everybody')).toBe('');
});
