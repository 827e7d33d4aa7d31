import type { Choice } from '@/contracts/generated/choice';
import { failedChoiceGuard, withShownReasons } from '@/narrator/guards/failed-choice-guard';
import { guardIds, type GuardContext, type GuardId } from '@/narrator/guards/guard';
import { composeScene } from '@/narrator/scene/compose-scene';
import { tellScene } from '@/narrator/scene/tell-scene';
import { contextOf } from '@/narrator/testing/context-of';
import { plainBeat } from '@/story/campaign/plain-beat';
import type { Beat } from '@/story/campaign/beat';
import { campaignOf, passage } from '@/story/testing/small-world';
import { phrasePrints } from '@/story/words/phrase-prints';
import { sentenceKey } from '@/story/words/sentence-key';

const secret = 'The miller sold the church bell for eleven silver spoons.';
const untold = {
  secrets: new Map([['wen', new Set(phrasePrints(secret))]]),
  never: ['the king'],
  names: [],
};
/** Dead since before the story began. */
const state = {
  place: 'weir',
  time: { minutes: 540 },
  people: { oda: { place: 'weir', alive: false }, wen: { place: 'mill' } },
};
const boundaries = { lines: ['spiders'], veils: [] };
const before = 'The water has been talking all night to the posts of the old weir.';
const past = {
  usedSentences: new Set([sentenceKey('The rail is as cold as it was on Monday.')]),
  recentScenes: [{ text: before }],
};

/** For each guard a text that it stops, and nothing else does. */
const stopped: Readonly<Record<GuardId, string>> = {
  'whole-sentences': 'The weir is {loud} this morning.',
  'players-own': 'You decide to go home.',
  ledger: 'Oda walks to the rail and hands you a rope.',
  secrets: secret,
  constraints: 'Somebody speaks of the king.',
  boundaries: 'A spider sits on the rail.',
  'sentence-twice': 'The rail is as cold as it was on Monday.',
  reuse: 'The water has been talking all night to the posts of the new mill.',
  slop: 'A testament to the tapestry of shadows, a dance of light, sends shivers down your spine.',
  names: 'Beside the rail stands Peregrine with a lamp.',
};
const fine = 'The weir is loud this morning.';

/** The first is written for this very place, so that it goes before the others. */
const openings = (texts: readonly string[]) =>
  texts.map((text, at) =>
    passage(`o${String(at)}`, 'opening', at === 0 ? { where: ['weir'] } : {}, { prose: [text] }),
  );

/** The first scene: nobody has done anything, and nothing that comes late is there. */
function firstScene(texts: readonly string[], beat: Beat | null = null): readonly string[] {
  const campaign = campaignOf(openings(texts), { untold, beats: beat === null ? [] : [beat] });
  const context = contextOf(campaign, {
    ...{ state, boundaries, past, sceneNumber: 1, intent: null, library: null },
  });
  const startAtBeat = beat?.id ?? null;
  const { told } = composeScene({ context, placeBefore: null, startAtBeat });
  return tellScene({ told, ending: null, taken: null }, context)
    .flat()
    .map(({ text }) => text);
}

describe('in the first scene', () => {
  // Whom an author's passage names, and what it gives away, the author has let out with it.
  const lettingOut: readonly GuardId[] = ['secrets', 'names'];
  const ofPassages = guardIds.filter((guard) => !lettingOut.includes(guard));

  it.each(ofPassages)('the guard “%s” turns an opening down for the next', (guard) => {
    expect(firstScene([stopped[guard], fine])[0]).toBe(fine);
  });

  it('an opening that breaks none is told', () => {
    expect(firstScene([fine, 'Another morning.'])[0]).toBe(fine);
  });

  it('the guard “secrets” cuts what a beat gives away; a passage that tells it is the author’s own', () => {
    const beat = plainBeat('storm', { description: `The sky goes green. ${secret}` });
    expect(firstScene([fine], beat)).toEqual([fine, 'The sky goes green.']);
    expect(firstScene([secret])[0]).toBe(secret);
  });

  it.each(['constraints', 'boundaries'] as const)(
    'what “%s” forbids is cut out of an opening that there is no other for',
    (guard) => {
      expect(firstScene([`${stopped[guard]} ${fine}`])[0]).toBe(fine);
    },
  );

  it('about all else the author of the only opening has the last word', () => {
    expect(firstScene([stopped['players-own']])[0]).toBe(stopped['players-own']);
  });
});

const context: GuardContext = {
  ...contextOf(campaignOf([passage('start', 'opening', {}, { prose: [fine] })], { untold }), {
    ...{ state, boundaries, past },
  }),
  ...{ before: null, told: [], input: null },
};

const choice: Choice = {
  id: 'c1',
  text: 'Look over the rail.',
  intent: { kind: 'look' },
  because: [],
  difficulty: null,
  hint: null,
  by: 'engine',
};

/** What a choice is let say although a scene may not: it stands there for long, and takes up what was told. */
const ofProseAlone: readonly GuardId[] = ['sentence-twice', 'reuse'];

describe('of a choice', () => {
  const held = guardIds.filter((guard) => !ofProseAlone.includes(guard));

  it.each(held)('the guard “%s” stops the words', (guard) => {
    expect(failedChoiceGuard({ ...choice, text: stopped[guard] }, context)?.guard).toBe(guard);
  });

  it.each(held)('the guard “%s” takes the hint away, and leaves the choice', (guard) => {
    expect(withShownReasons({ ...choice, hint: stopped[guard] }, context)).toEqual(choice);
  });

  it.each(ofProseAlone)('“%s” is for prose: a choice may be offered again', (guard) => {
    expect(failedChoiceGuard({ ...choice, text: stopped[guard] }, context)).toBeNull();
  });

  it.each(['secrets', 'constraints', 'boundaries'] as const)(
    'a reason that “%s” forbids is not given, and the others are',
    (guard) => {
      const good = { kind: 'memory', id: 'm', text: 'You came late.' } as const;
      const because = [{ kind: 'memory', id: 'n', text: stopped[guard] } as const, good];
      expect(withShownReasons({ ...choice, because }, context).because).toEqual([good]);
    },
  );

  it.each(['names', 'secrets'] as const)(
    '“%s” lets pass what the author of the choice lets out in it',
    (guard) => {
      const text = stopped[guard];
      expect(failedChoiceGuard({ ...choice, text, by: 'author' }, context)).toBeNull();
    },
  );

  it('a choice that needs no mending stays the same object', () => {
    expect(withShownReasons(choice, context)).toBe(choice);
  });
});
