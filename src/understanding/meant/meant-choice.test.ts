import { meantChoice } from '@/understanding/meant/meant-choice';
import { atWeir, campaignOf } from '@/story/testing/small-world';

const campaign = campaignOf([]);

function meaning(text: string, choices: readonly string[]): string | readonly string[] | null {
  const offered = choices.map((choice) => ({
    id: choice,
    text: choice,
    intent: { kind: 'do', leadsTo: choice },
  }));
  const { taken, mayMean } = meantChoice(text, { campaign, state: atWeir, offered });
  if (taken !== null) return taken.text;
  return mayMean.length === 0 ? null : mayMean.map(({ choice }) => choice.text);
}

const show = 'Show the map to Oda.';
const wants = 'Ask Oda what she wants.';
const call = 'Send for Wen.';
const inspect = 'Inspect the sluice gate.';
const sign = 'Sign the lease.';
const refuse = 'Refuse to sign the lease.';
const laugh = 'Laugh with Oda about the lease.';
const all = [show, wants, call, inspect];

describe('[docs/decisions understand-typed-words] other words for a choice', () => {
  it.each([
    ['hold up the map so oda can see it', all, show],
    ["what is it you're after, oda?", all, wants],
    ['have somebody fetch wen', all, call],
    ['examine the slice gate', all, inspect],
    ['put my name on the lease', [sign, refuse, inspect], sign],
    ["no way i'm signing the lease", [sign, refuse, inspect], refuse],
  ])('take it: "%s"', (text, choices, meant) => {
    expect(meaning(text, choices)).toBe(meant);
  });

  it.each([
    ["don't show oda the map", all],
    ['hide the map from oda', all],
    ['no need to send for wen', all],
    ['leave the sluice gate alone', all],
    ['be serious with oda about the lease', [laugh, inspect]],
    ['show the map to wen', all],
    ['ask wen what oda wants', all],
  ])('never take what they turn down or mean for somebody else: "%s"', (text, choices) => {
    expect(choices).not.toContain(meaning(text, choices));
  });
});

describe('[docs/decisions understand-typed-words] a deed that undoes the offered one, or may be another', () => {
  it.each([
    ['starve the goose', 'Feed the goose.'],
    ['hold off on feeding the goose', 'Feed the goose.'],
    ['pull the sail down', 'Raise the sail.'],
    ['doubt the pedlar', 'Trust the pedlar.'],
    ['polish the bell', 'Ring the bell.'],
  ])('is never taken: "%s"', (text, choice) => {
    expect(meaning(text, [choice, inspect])).not.toBe(choice);
  });
});

it('[docs/decisions understand-typed-words] two choices that may be meant alike are both asked about', () => {
  const both = ['Walk back to the mill.', 'Walk back to the cell.'];
  expect(meaning('walk back', both)).toEqual(both);
});

it('[docs/decisions understand-typed-words] of two acts neither is taken for the whole', () => {
  expect(meaning('show oda the map and send for wen', all)).toBeNull();
});
