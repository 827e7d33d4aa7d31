import { beatMatter } from '@/reading/beats/beat-matter';
import { readingOf } from '@/reading/testing/story-of';
import type { Beat } from '@/story/campaign/beat';

const reading = readingOf({
  'plot/premise.md':
    'You came to Ferrin by the night coach. Nobody in Ferrin will unlock the mill.',
});

function matterOf(title: string, description: string): string {
  return beatMatter({ title, description } as Beat, reading);
}

it.each([
  ['The Torn Map', 'Anybody could have done it.', 'the torn map'],
  ['Nine Coins', 'Anybody could have done it.', 'the matter of the nine coins'],
  ['Candles in the Attic', 'Anybody could.', 'the matter of the candles in the attic'],
])('[arch §6.2.5] a title that names something is what it is about: %s', (title, text, matter) => {
  expect(matterOf(title, text)).toBe(matter);
});

it.each([
  ['The Kettle Whistles', 'On the stove the old kettle boils dry.', 'the old kettle'],
  ['What the Miller Saw', 'He describes a cart with one wheel.', 'the cart'],
  ['Open the Hatch', 'Under the floor there is a hatch, nailed down.', 'the hatch'],
  ['Don’t Turn Round', 'The ledger lies open in the rain.', 'the ledger'],
  ['Ohhh', 'She lifts the lid, and a moth flies out.', 'the lid'],
  ['Traded for Salt', 'In the yard somebody counts the sacks again.', 'the matter of the sacks'],
  ['A Chain Parts', 'It was filed. A chain parts and the bell falls.', 'the chain'],
  ['Speaking', 'For the first time someone climbs up to the horn.', 'the horn'],
  ['Speaking', 'For the first time somebody answers.', 'the whole affair'],
])('[arch §6.2.5] a clause is nothing to be about: %s', (title, text, matter) => {
  expect(matterOf(title, text)).toBe(matter);
});

it('[arch §6.2.5] a name goes without an article', () => {
  expect(matterOf('Ferrin', 'The coach comes back.')).toBe('Ferrin');
});
