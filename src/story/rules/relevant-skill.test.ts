import { rollFor } from '@/story/rules/check';
import { relevantSkill, type ActInWords } from '@/story/rules/relevant-skill';
import { defaultRules } from '@/story/rules/rules';

const knight = {
  player: {
    traits: ['diplomatic', 'stubborn about small things'],
    abilities: ['swordsmanship', 'reading labels in the dark', 'figures'],
  },
};

it.each<[ActInWords, string | null]>([
  [{ text: 'Draw your sword and wait.' }, 'swordsmanship'],
  [{ text: 'Read the second label.' }, 'reading_labels_in_the_dark'],
  [{ text: 'Walk home in the dark.' }, null],
  [{ text: 'Take the small key.' }, null],
  [{ text: 'Appeal to diplomacy.' }, 'diplomatic'],
  [{ kind: 'persuade', text: 'Ask for the key.' }, 'diplomatic'],
  [{ kind: 'attack', text: 'Go for him.' }, 'swordsmanship'],
  [{ kind: 'wait', text: 'Stay.' }, null],
  [{ kind: 'constructor', text: '' }, null],
])('[arch §7.4] %j is helped by %s', (act, id) => {
  expect(relevantSkill(act, knight, defaultRules)?.id ?? null).toBe(id);
});

it('[arch §7.4] a skill counts once: not beside a roll on itself, nor where the rules have it as a stat', () => {
  const text = 'Swing the sword with figures.';
  expect(relevantSkill({ stat: 'swordsmanship', text }, knight, defaultRules)).toBeNull();
  const rules = { stats: { figures: 2, swordsmanship: 0 } };
  expect(relevantSkill({ text }, knight, rules)).toBeNull();
});

it('[arch §7.4] a relevant skill adds one, or what the rules say, and its reason is named', () => {
  const skill = relevantSkill({ text: 'Use the sword.' }, knight, defaultRules);
  const act = { stat: null, skill, difficulty: 'even', person: null, episode: null } as const;
  expect(rollFor(defaultRules, act)).toMatchObject({
    formula: '2d6+skill',
    modifiers: { skill: 1 },
    reasons: { skill: 'your swordsmanship' },
  });
  expect(rollFor({ ...defaultRules, modifiers: { skill: 3 } }, act).modifiers).toEqual({
    skill: 3,
  });
});

it('[arch §7.4] a story that says nothing of its player counts no skill', () => {
  expect(relevantSkill({ kind: 'attack', text: 'Strike.' }, {}, defaultRules)).toBeNull();
  expect(relevantSkill({ kind: 'attack' }, { player: 'nobody' }, defaultRules)).toBeNull();
});
