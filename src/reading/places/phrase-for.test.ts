import { phraseFor } from '@/reading/places/phrase-for';
import { blocksOf } from '@/reading/prose/block';
import { sentencesOf } from '@/reading/prose/sentence';

const setting =
  'It has nineteen chimneys, a mill that grinds only on Thursdays, a church whose saint was never quite confirmed, and a well. The well gives advice.';
const sentences = sentencesOf(blocksOf('world/setting.md', setting));

it.each([
  ['the mill', 'the mill that grinds only on Thursdays'],
  ['the church', 'the church whose saint was never quite confirmed'],
  ['the well', null],
  ['the ford', null],
])(
  '[arch §6.2] a place that is only mentioned is told by what is said in passing: %s',
  (name, phrase) => {
    expect(phraseFor({ id: name, name, called: [], excerpts: [] }, sentences)).toBe(phrase);
  },
);
