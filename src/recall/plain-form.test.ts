import { plainForm } from '@/recall/plain-form';
import { comparedWords } from '@/recall/compared-words';

it.each([
  'steal steals stole stolen stealing',
  'hope hopes hoped hoping',
  'marry marries married marrying',
  'run runs ran running',
  'lose loses lost losing',
  'knife knives',
  'glass glasses',
  'child children',
  'angry angrily',
  'refuse refuses refused refusing',
])('these are forms of one word: %s', (forms) => {
  expect(new Set(forms.split(' ').map(plainForm)).size).toBe(1);
});

it.each([
  ['bus', 'but'],
  ['bring', 'bray'],
  ['red', 'rye'],
  ['princess', 'prince'],
])('"%s" and "%s" are two words', (one, other) => {
  expect(plainForm(one)).not.toBe(plainForm(other));
});

it('reads words in lower case, without what hangs on them, and "not" as a word of its own', () => {
  expect(comparedWords("Didn’t Zoë’s 3 dogs—and Mara's cat—“sleep”?")).toEqual([
    'did',
    'not',
    'zoe',
    '3',
    'dogs',
    'and',
    'mara',
    'cat',
    'sleep',
  ]);
});
