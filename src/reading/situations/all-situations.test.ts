import { allSituations } from '@/reading/situations/all-situations';
import type { StorySituation, Tone } from '@/reading/situation-form/story-situation';
import { sentenceKey } from '@/story/words/sentence-key';
import { splitSentences } from '@/story/words/split-sentences';

const tones: readonly Tone[] = ['light', 'plain', 'dark'];

const choicesIn = ({ choices, outcomes, echoes = [] }: StorySituation) => [
  ...choices,
  ...Object.values(outcomes).flatMap((outcome) => outcome.choices ?? []),
  ...echoes.flatMap((echo) => echo.choices ?? []),
];

const wordsIn = ({ words, outcomes, echoes = [] }: StorySituation) => [
  words,
  ...Object.values(outcomes).map((outcome) => outcome.words),
  ...echoes.map((echo) => echo.words),
];

it('[arch §7.3] there are sixty situations and more, each with a name of its own', () => {
  const ids = allSituations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(60);
});

it.each(allSituations)(
  '[arch §7.3] $id: three choices that each lead somewhere, in at most 14 words',
  (situation) => {
    expect(situation.choices).toHaveLength(3);
    for (const { text, leadsTo, otherwise } of choicesIn(situation)) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(14);
      expect(Object.keys(situation.outcomes)).toEqual(
        expect.arrayContaining([leadsTo, ...(otherwise === undefined ? [] : [otherwise])]),
      );
    }
    const reached = new Set(
      choicesIn(situation).flatMap(({ leadsTo, otherwise }) => [leadsTo, otherwise]),
    );
    expect(Object.keys(situation.outcomes).filter((name) => !reached.has(name))).toEqual([]);
  },
);

it.each(allSituations)(
  '[arch §7.3] $id: all three tones, and braces that mean somebody of it',
  (situation) => {
    const roles = new Set([...Object.keys(situation.roles), 'place']);
    for (const words of wordsIn(situation))
      for (const tone of tones) {
        expect(words[tone].join(' ')).not.toBe('');
        const named = words[tone].join(' ').match(/\{[^}]*\}/g) ?? [];
        expect(named.filter((brace) => !roles.has(brace.slice(1, -1).split('.')[0] ?? ''))).toEqual(
          [],
        );
      }
  },
);

it('[arch §7.3] no sentence of theirs stands twice', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const situation of allSituations)
    for (const words of wordsIn(situation))
      for (const tone of tones)
        for (const sentence of words[tone].flatMap(splitSentences)) {
          const key = sentenceKey(sentence.replace(/\{[^}]*\}/g, 'x'));
          if (key.split(' ').length < 6) continue;
          if (seen.has(key)) twice.push(`${situation.id}: ${sentence}`);
          seen.set(key, situation.id);
        }
  expect(twice).toEqual([]);
});
