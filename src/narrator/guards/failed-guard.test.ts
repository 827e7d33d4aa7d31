import { allFailedGuards, failedGuard, type GuardContext } from '@/narrator/guards/failed-guard';
import { wornOutPhrases } from '@/narrator/guards/worn-out-phrases';
import { splitSentences } from '@/story/words/split-sentences';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, passage } from '@/story/testing/small-world';
import { phrasePrints } from '@/story/words/phrase-prints';
import { sentenceKey } from '@/story/words/sentence-key';

const prose = [
  'The weir is loud this morning, and Oda Marsh has her back to it. "You came late," says Oda. You put your hand on the cold rail.',
  'Beyond the mill the old road bends out of sight.',
];
const campaign = campaignOf([passage('start', 'opening', {}, { prose })]);

function context(rest: Partial<GuardContext> = {}): GuardContext {
  return { ...contextOf(campaign), before: null, told: [], input: null, ...rest };
}

/** The guard that stops a text, or null. */
function stops(text: string | readonly string[], rest: Partial<GuardContext> = {}): string | null {
  return failedGuard(typeof text === 'string' ? [text] : text, context(rest))?.guard ?? null;
}

it('plain good prose passes every guard', () => {
  expect(allFailedGuards(prose, context())).toEqual([]);
});

it('what failed is said with its sentence and a reason', () => {
  const text = 'The rail is cold. You decide to go home.';
  expect(failedGuard([text], context())).toEqual({
    guard: 'players-own',
    sentence: 'You decide to go home.',
    why: 'It decides for the player.',
  });
});

describe('the player speaks, decides and feels alone', () => {
  it.each([
    'You decide to follow the road.',
    'You quickly decide to follow the road.',
    'You choose to stay.',
    'You make up your mind.',
    'You think of the mill.',
    'You realise that the rail is wet.',
    'And then you realize what it was.',
    'You wonder who built the weir.',
    'You feel a pang of guilt.',
    'You feel a strange sense of calm.',
    'You feel that somebody is there.',
    'You feel very sad.',
    'You are afraid.',
    'Your heart races.',
    'Dread washes over you.',
    'A wave of relief washes over you.',
    '"I was held up," you say.',
    '"I was held up," you quietly answer.',
    'You say, "I was held up."',
    'You turn and tell her: "I was held up." You whisper to Oda, "Go."',
    'You smile at her.',
    'You laugh.',
    'You hope for rain.',
  ])('stops: %s', (text) => {
    expect(stops(text)).toBe('players-own');
  });

  it.each([
    'You put your hand on the rail.',
    'You feel the rail shake under your palm.',
    'You can hear the weir.',
    'If you decide to stay, there is a bench.',
    '"You think too much," says Oda. "You decide nothing."',
    'Oda asks what you think.',
    'You tell Oda what you saw at the mill.',
    'You say nothing.',
    'You see the road, and so does she.',
    'You are sure of your footing in the end, and so is the rail.',
    'She looks at you as if you were late.',
    'You ask after the miller.',
  ])('lets pass: %s', (text) => {
    expect(stops(text)).not.toBe('players-own');
  });
});

describe('the ledger is the truth', () => {
  const odaDead = { ...atWeir, people: { ...atWeir.people, oda: { place: 'weir', alive: false } } };

  it.each([
    'Oda nods.',
    '"Late," says Oda.',
    'Oda Marsh slowly turns to the mill.',
    'By the rail Oda is waiting.',
  ])('[arch §6.2.4] the dead do nothing: %s', (text) => {
    expect(stops(text, { state: odaDead })).toBe('ledger');
    expect(stops(text)).toBe(null);
  });

  it.each([
    'Oda is dead, and the weir goes on.',
    'Oda lies under the old road.',
    '"Oda says hello," says a voice.',
    'Once, Oda nodded at this rail.',
    "Oda's stick leans by the rail.",
    'The portrait of Oda looks at the mill.',
  ])('but may be spoken of: %s', (text) => {
    expect(stops(text, { state: odaDead })).not.toBe('ledger');
  });

  it('who dies in a scene may act in it', () => {
    expect(stops('Oda nods.', { state: odaDead, before: atWeir })).toBe(null);
  });

  it.each(['"Late," says Wen.', 'Wen asks, "Late?"', 'Wen takes you by the sleeve.'])(
    'who is elsewhere is not heard here: %s',
    (text) => {
      expect(stops(text)).toBe('ledger');
      const here = { ...atWeir, people: { wen: { place: 'weir' } } };
      expect(stops(text, { state: here })).toBe(null);
      expect(stops(text, { before: here })).toBe(null);
    },
  );

  it.each([
    'Wen is at the mill.',
    '"Ask Wen," says Oda. "Wen says it floods."',
    'Far off at the mill Wen lifts a sack.',
    'Oda says it as Wen would.',
  ])('mention is not presence: %s', (text) => {
    expect(stops(text)).toBe(null);
  });

  it('whom the author brings in is here, and so is who spoke a scene ago', () => {
    const comes = passage('wen-comes', 'pressure', {}, { prose: ['"Late," says Wen.'] });
    const world = campaignOf([...campaign.passages.values(), comes]);
    const said = { ...context().past, recentScenes: [{ text: '"Well," says Wen.' }] };
    const named = { ...context().past, recentScenes: [{ text: 'There is no sign of Wen.' }] };
    expect(stops('"Late," says Wen.', { campaign: world, told: ['wen-comes'] })).toBe(null);
    expect(stops('"Late," says Wen.', { past: said })).toBe(null);
    expect(stops('"Late," says Wen.', { past: named })).toBe('ledger');
  });

  it('a thing that is not held is not used', () => {
    const text = 'You take out the rope.';
    const holding = { ...atWeir, inventory: { rope: 1 } };
    expect(stops(text)).toBe('ledger');
    expect(stops(text, { state: holding })).toBe(null);
    expect(stops(text, { before: holding })).toBe(null);
    expect(stops('A rope hangs from the rail. You take the rope.')).toBe(null);
  });
});

describe('secrets stay secret', () => {
  const secret = 'She loosened the sluice boards before the great flood.';
  const untold = {
    never: [],
    names: [],
    secrets: new Map([['oda', new Set(phrasePrints(secret))]]),
  };
  const told = 'Oda loosened the sluice boards before the great flood.';

  it('[arch §6.2.4] in their own words they are told only once they are out', () => {
    const world = { ...campaign, untold };
    expect(stops(told, { campaign: world })).toBe('secrets');
    expect(stops('Before the flood the boards were sound.', { campaign: world })).toBe(null);
    const revealed = { ...atWeir, people: { oda: { place: 'weir', revealed: true } } };
    expect(stops(told, { campaign: world, state: revealed })).toBe(null);
  });

  it('a passage in which the author gives one away gives it away from then on', () => {
    const gives = passage('confession', 'reaction', {}, { prose: [told] });
    const world = { ...campaignOf([gives]), untold };
    const { past } = context();
    const after = { ...past, toldPassages: new Map([['confession', 1]]) };
    expect(stops(told, { campaign: world })).toBe('secrets');
    expect(stops(told, { campaign: world, told: ['confession'] })).toBe(null);
    expect(stops(told, { campaign: world, past: after })).toBe(null);
  });
});

it('what the campaign says is never told is not, in whatever form its words come', () => {
  const untold = { never: ['dig the field', 'corpse'], names: [], secrets: new Map() };
  const world = { ...campaign, untold };
  expect(stops('They are digging the fields now.', { campaign: world })).toBe('constraints');
  expect(stops('There are corpses.', { campaign: world })).toBe('constraints');
  expect(stops('The field lies there.', { campaign: world })).toBe(null);
});

describe('the player’s lines and veils', () => {
  it.each([
    ['spiders', 'A spider sits on the rail.'],
    ['blood', 'His sleeve is bloody.'],
    ['Blood and gore', 'It bleeds.'],
    ['drowning', 'They say a man drowned here.'],
    ['harm to animals', 'By the road is the carcass.'],
    ['harm to children', 'They found the dead child there.'],
    ['sexual content', 'He stands naked in the water.'],
    ['turnips', 'There is one turnip left.'],
  ])('a line about %s stops: %s', (topic, text) => {
    expect(stops(text)).toBe(null);
    expect(stops(text, { boundaries: { lines: [topic], veils: [] } })).toBe('boundaries');
  });

  it('other things may be told', () => {
    const boundaries = { lines: ['spiders', 'blood'], veils: [] };
    expect(allFailedGuards(prose, context({ boundaries }))).toEqual([]);
  });

  it('a veil is touched on by one word, not told of', () => {
    const boundaries = { lines: [], veils: ['blood'] };
    expect(stops('There is blood on the rail.', { boundaries })).toBe(null);
    expect(stops('There is blood on the rail. The wound is deep.', { boundaries })).toBe(
      'boundaries',
    );
  });
});

describe('sentences are whole', () => {
  it.each([
    'The weir is',
    'The weir is loud,',
    'Good morning, {target}.',
    'It is undefined.',
    '"You came late, says Oda.',
    '“You came late, says Oda.',
  ])('stops: %s', (text) => {
    expect(stops(text)).toBe('whole-sentences');
  });

  it.each([
    'The weir is loud!',
    '"You came late."',
    '(It is loud.)',
    '*Count kindly.*',
    'The weir —',
    'Mr. Marsh waits…',
  ])('lets pass: %s', (text) => {
    expect(stops(text)).not.toBe('whole-sentences');
  });

  it('speech that goes on in the next paragraph need not be closed before', () => {
    expect(stops(['"You came late.', '"And it rains."'])).toBe(null);
    expect(stops(['"You came late.', 'And it rains.'])).toBe('whole-sentences');
  });
});

describe('nothing is told twice', () => {
  it('no sentence of five words or more, neither in a story nor in a scene', () => {
    const sentence = 'The weir is loud this morning.';
    const past = { ...context().past, usedSentences: new Set([sentenceKey(sentence)]) };
    expect(stops(sentence)).toBe(null);
    expect(stops(sentence, { past })).toBe('sentence-twice');
    expect(stops(`${sentence} It rains. ${sentence}`)).toBe('sentence-twice');
    expect(stops('It rains. It rains.', { past })).toBe(null);
  });

  it('at most eight in a hundred of its sequences of four words stand in the last scenes', () => {
    const before = 'Behind the mill a row of black posts goes down into the water like a sum.';
    const past = { ...context().past, recentScenes: [{ text: before }] };
    const other = 'Behind the mill a row of black posts leans out over the weir as if to drink.';
    expect(stops(other)).toBe(null);
    expect(stops(other, { past })).toBe('reuse');
    expect(stops('Behind the mill a heron waits.', { past })).toBe(null);
  });
});

describe('worn-out phrases', () => {
  const worn = 'The air is thick with tension. The whole weir is a testament to the old road.';

  it('are few', () => {
    expect(stops(worn)).toBe('slop');
    expect(stops('The whole weir is a testament to the old road, and to whoever laid it.')).toBe(
      null,
    );
    expect(new Set(wornOutPhrases).size).toBe(wornOutPhrases.length);
    expect(wornOutPhrases.length).toBeGreaterThanOrEqual(120);
  });

  it('what the campaign is named after is none', () => {
    const text = 'Lyra nods. Thorne nods.';
    const people = new Map(
      ['Lyra', 'Thorne'].map((name) => [
        name,
        { id: name, name, shortName: name, pronouns: pronoun, role: null, place: 'weir' },
      ]),
    );
    expect(failedGuard([text], context())?.guard).toBe('slop');
    expect(stops(text, { campaign: campaignOf([], { people }) })).toBe(null);
  });
});

const pronoun = { they: 'she', them: 'her', their: 'her' };

describe('every name is known', () => {
  it.each([
    'Beyond the mill lies Ravensfall.',
    'Marn says it is late.',
    "On the rail is Marn's hat.",
    'The old road leads to Upper Fenwick.',
    '"Have you met Marn?" says Oda.',
  ])('stops: %s', (text) => {
    expect(stops(text)).toBe('names');
  });

  it.each([
    'Oda Marsh waits, and so does Wen.',
    "Oda's stick is here.",
    'Nobody comes. Rain does.',
    '"I know," says Oda. "It is Sunday."',
    'Water runs.',
    'Here is the Weir.',
  ])('lets pass: %s', (text) => {
    expect(stops(text)).toBe(null);
  });

  it('what the player named may be named', () => {
    expect(stops('Nobody here knows Marn.', { input: 'ask for Marn' })).toBe(null);
  });

  it('names of the campaign’s other files may be used', () => {
    const untold = { never: [], names: ['Ravensfall'], secrets: new Map() };
    const world = { ...campaign, untold };
    expect(stops('Beyond the mill lies Ravensfall.', { campaign: world })).toBe(null);
  });
});

it('sentences are told apart as the narrator tells them apart', () => {
  const bad = prose.flatMap(splitSentences).map((text) => `${text} You decide.`);
  expect(
    allFailedGuards(bad, context()).filter(({ guard }) => guard === 'players-own'),
  ).toHaveLength(bad.length);
});
