import fc from 'fast-check';

import type { Choice } from '@/contracts/generated/choice';
import { memoryAround, memoryBehind } from '@/narrator/reasons/choice-memory';
import { allOffers } from '@/narrator/choices/offer-choices';
import { contextOf } from '@/narrator/testing/context-of';
import {
  atWeir,
  campaignOf,
  choice,
  condition,
  effects,
  memory,
  passage,
} from '@/story/testing/small-world';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Memory } from '@/story/state/memory';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';

type World = {
  readonly passages?: readonly Passage[];
  /** Told before, one scene after the other. */
  readonly told?: readonly Passage[];
  readonly memories?: readonly Memory[];
  readonly state?: TellingContext['state'];
};

/** A passage that is remembered by this sentence. */
function remembered(
  id: string,
  text: string,
  rest: Parameters<typeof passage>[3] = {},
  conditions: Parameters<typeof passage>[2] = {},
): Passage {
  const kept = { text, kind: null, about: null, significance: 'medium' as const };
  return passage(id, 'outcome', conditions, { memory: kept, ...rest });
}

function worldOf({ passages = [], told = [], memories = [], state = atWeir }: World) {
  const ofPassages = told.flatMap(({ id, memory: kept }) =>
    kept === null ? [] : [memory(id, { summary: kept.text, about: kept.about })],
  );
  return contextOf(campaignOf([...told, ...passages]), {
    state,
    sceneNumber: told.length + 2,
    past: {
      toldPassages: new Map(told.map(({ id }, index) => [id, index + 1])),
      memories: [...ofPassages, ...memories],
    },
  });
}

/** A choice that stands here, and its context. */
function standing(
  text: string,
  rest: Partial<AuthoredChoice>,
  { passages = [], ...world }: World,
  conditions: Parameters<typeof passage>[2] = {},
): { readonly offered: Choice; readonly context: TellingContext } {
  const here = passage('here', 'choices', conditions, { choices: [choice(text, rest)] });
  const context = worldOf({ ...world, passages: [...passages, here] });
  const offered = allOffers([], context).find((each) => each.text === text);
  if (offered === undefined) throw new Error(`"${text}" is not offered`);
  return { offered, context };
}

function behind(...asked: Parameters<typeof standing>): string | null {
  const { offered, context } = standing(...asked);
  return memoryBehind(offered, context)?.id ?? null;
}

const flagged = (flag: string) => ({ ...atWeir, flags: { [flag]: true } });
const lamp = remembered('lamp', 'You lit the lamp.', { effects: effects('set flags.lit true') });

describe('[arch §7.3; arch SC-034] what opened a choice is the memory behind it', () => {
  it('the memory of the passage that set the flag it asks for, not the newest about the person', () => {
    const newest = memory('newest', { about: 'oda', summary: 'Oda gave you a name.' });
    const asked = { kind: 'talk', target: 'oda', condition: condition('flags.lit') };
    const world = { told: [lamp], memories: [newest], state: flagged('lit') };
    expect(behind('Ask about the lamp.', asked, world)).toBe('lamp');
    expect(behind('Greet her.', { ...asked, condition: null }, world)).toBe('newest');
  });

  it('of two that set it, the one told last; one that was never told is no reason', () => {
    const again = remembered('again', 'You lit it again.', {
      effects: effects('set flags.lit true'),
    });
    const asked = { condition: condition('flags.lit') };
    const state = flagged('lit');
    expect(behind('Wave.', asked, { told: [lamp, again], state })).toBe('again');
    expect(behind('Wave.', asked, { told: [lamp], passages: [again], state })).toBe('lamp');
    expect(behind('Wave.', asked, { passages: [lamp, again], state })).toBeNull();
  });

  it('only what holds counts, and only the value that is asked for', () => {
    const sold = remembered('sold', 'You sold it.', { effects: effects('set flags.lamp sold') });
    const lent = remembered('lent', 'You lent it.', { effects: effects('set flags.lamp lent') });
    const told = [lamp, sold, lent];
    const either = { condition: condition('flags.gone or flags.lit') };
    expect(behind('Wave.', either, { told, state: flagged('lit') })).toBe('lamp');
    const state = { ...atWeir, flags: { lamp: 'sold' } };
    const one = { condition: condition('flags.lamp == "sold"') };
    expect(behind('Wave.', one, { told, state })).toBe('sold');
  });

  it('that something was not done has no memory', () => {
    const asked = { condition: condition('not flags.lit') };
    expect(behind('Wave.', asked, { told: [lamp], state: atWeir })).toBeNull();
  });

  it('what is used comes from where it was gained', () => {
    const rope = remembered('rope', 'You found it in the reeds.', {
      effects: effects('gain rope'),
    });
    const state = { ...atWeir, inventory: { rope: 1 } };
    expect(behind('Throw it.', { needs: 'rope' }, { told: [lamp, rope], state })).toBe('rope');
  });

  it('what the passage that offers it asks for, or takes up, counts for its choices', () => {
    const state = flagged('lit');
    const world = { told: [lamp], memories: [memory('vow', { about: 'oda', kind: 'vow' })], state };
    const asking = { expressions: [condition('flags.lit')] };
    expect(behind('Wave.', {}, world, asking)).toBe('lamp');
    expect(behind('Wave.', {}, world, { recalls: { about: 'oda', kind: 'vow' } })).toBe('vow');
  });

  it('what was told and offers it is remembered itself', () => {
    const said = remembered('said', 'Oda asked you to stay.', { choices: [choice('Stay.')] });
    const context = worldOf({ told: [said] });
    const [offered] = allOffers([{ part: 'outcome', passage: 'said' }], context);
    expect(offered?.text).toBe('Stay.');
    expect(offered && memoryBehind(offered, context)?.id).toBe('said');
  });

  it('what the words it leads to look back on, while it is so', () => {
    const goal = passage(
      'goal',
      'outcome',
      {},
      { prose: ['{if flags.lit: It burns. | It is dark.}'] },
    );
    const world = { told: [lamp], passages: [goal] };
    const asked = { leadsTo: 'goal' };
    expect(behind('Go up.', asked, { ...world, state: flagged('lit') })).toBe('lamp');
    expect(behind('Go up.', asked, { ...world, state: atWeir })).toBeNull();
  });
});

describe('[arch §7.3] what has to do with whom, where and what a choice means', () => {
  const talk = { kind: 'talk', target: 'oda' };

  it('a memory about somebody, or that names them; not one they only stood by', () => {
    const present = { characters: ['oda'], witnesses: ['oda'] };
    const stoodBy = memory('stood-by', present);
    const named = memory('named', { ...present, summary: 'Oda laughed at the snow.' });
    const about = memory('about', { about: 'oda', summary: 'You told Oda the time.' });
    expect(behind('Talk.', talk, { memories: [about, named, stoodBy] })).toBe('about');
    expect(behind('Talk.', talk, { memories: [named, stoodBy] })).toBe('named');
    expect(behind('Talk.', talk, { memories: [stoodBy] })).toBeNull();
  });

  it('a memory about somebody that does not say so must speak of the same thing', () => {
    const memories = [memory('rain', { about: 'oda', summary: 'It rained on the ladder.' })];
    expect(behind('Ask Oda about the ladder.', talk, { memories })).toBe('rain');
    expect(behind('Ask Oda how she is.', talk, { memories })).toBeNull();
  });

  it('whom only the words it leads to speak of is not whom it turns to', () => {
    const goal = passage('goal', 'outcome', { speaker: 'oda' });
    const memories = [memory('about', { about: 'oda', summary: 'Oda sang to the geese.' })];
    const world = { passages: [goal], memories };
    expect(behind('Carry water round.', { leadsTo: 'goal' }, world)).toBeNull();
    expect(behind('Chase the geese.', { leadsTo: 'goal' }, world)).toBe('about');
    expect(behind('Carry water to her.', { leadsTo: 'goal' }, world)).toBe('about');
  });

  it('whom its words name, where it has no target', () => {
    const memories = [memory('about', { about: 'wen', summary: 'You saw Wen run.' })];
    expect(behind('Ask who Wen is.', {}, { memories })).toBe('about');
    expect(behind('Ask when it is.', {}, { memories })).toBeNull();
  });

  it('a thing it means is spoken of by its name', () => {
    const memories = [memory('rope', { summary: 'You saw a rope over the water.' })];
    const coil = { kind: 'coil', target: 'rope' };
    expect(behind('Coil the rope.', coil, { memories })).toBe('rope');
    expect(behind('Leave it.', coil, { memories })).toBeNull();
  });

  it.each<[string, readonly Memory[], string | null]>([
    [
      'what happened there and speaks of it',
      [
        memory('mill', { location: 'mill', summary: 'You slept in the mill.' }),
        memory('last', { location: 'mill', summary: 'Snow fell.' }),
      ],
      'mill',
    ],
    ['nothing that only happened there', [memory('last', { location: 'mill' })], null],
    ['who is at home there', [memory('wen', { about: 'wen', summary: 'Wen waved.' })], 'wen'],
    ['what speaks of it', [memory('mill', { summary: 'Oda said the mill is hers.' })], 'mill'],
    ['not what only tells where', [memory('by', { summary: 'Oda fell by the mill.' })], null],
    [
      'nothing of a mere visit',
      [memory('low', { location: 'mill', significance: 'low', summary: 'The mill.' })],
      null,
    ],
  ])('for a way out: %s', (_, memories, expected) => {
    const context = worldOf({ memories });
    const way = allOffers([], context).find(({ intent }) => intent.target === 'mill');
    expect(way && (memoryBehind(way, context)?.id ?? null)).toBe(expected);
  });

  it('nobody is sought where the player could not know them to be', () => {
    const people = { oda: { place: 'weir' }, wen: { place: 'old-road' } };
    const context = worldOf({
      memories: [memory('wen', { about: 'wen' })],
      state: { ...atWeir, people },
    });
    const ways = allOffers([], context).filter(({ intent }) => intent.kind === 'move');
    expect(ways.map((way) => memoryBehind(way, context))).toEqual([null, null]);
  });

  it('what came to pass last is the last of all reasons, and an older beat only if it is of the same', () => {
    const storm = remembered('storm-told', 'The storm took the roof.', {}, { beat: 'storm' });
    const world = { told: [storm], state: { ...atWeir, beats: { storm: { scene: 1 } } } };
    const around = (text: string, beat: string | null) => {
      const { offered, context } = standing(text, {}, world, { after: ['storm'] });
      const recentScenes = [{ text: '', beat }];
      expect(memoryBehind(offered, context)).toBeNull();
      return memoryAround(offered, { ...context, past: { ...context.past, recentScenes } })?.id;
    };
    expect(around('Wave.', 'storm')).toBe('storm-told');
    expect(around('Wave.', null)).toBeUndefined();
    expect(around('Mend the roof.', null)).toBe('storm-told');
  });

  it('what holds while nobody has done anything owes nothing to a beat', () => {
    const asked = { condition: condition('not flags.dark or flags.lit') };
    expect(behind('Wave.', asked, { told: [lamp], state: flagged('lit') })).toBeNull();
  });
});

describe('what happened here', () => {
  it('bears on looking back; on looking about if it speaks of this place; on no way out', () => {
    const bearing = (summary: string) => {
      const context = worldOf({ memories: [memory('here', { location: 'weir', summary })] });
      return allOffers([], context)
        .filter((each) => memoryAround(each, context) !== null)
        .map(({ intent }) => intent.kind)
        .sort();
    };
    expect(bearing('It rained.')).toEqual(['remember']);
    expect(bearing('The weir broke.')).toEqual(['look', 'remember', 'wait']);
  });
});

it('[arch SC-034] whatever is remembered, the memory behind a choice is one of them, and meant something (seed 5)', () => {
  const some = fc.record({
    about: fc.constantFrom(null, 'oda', 'wen'),
    characters: fc.subarray(['oda', 'wen']),
    location: fc.constantFrom(null, 'weir', 'mill', 'old-road'),
    significance: fc.constantFrom('low', 'medium', 'high'),
    summary: fc.constantFrom('You saw the mill.', 'Oda took a rope.', 'It rained.'),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 6 }), (list) => {
      const memories = list.map((each, index) => memory(`m${index}`, each));
      const asked = { kind: 'talk', target: 'oda', leadsTo: 'storm' };
      const { offered, context } = standing('Ask Wen for a rope.', asked, { memories });
      for (const each of [offered, ...allOffers([], context)]) {
        const found = memoryBehind(each, context);
        if (found !== null) {
          expect(memories).toContain(found);
          expect(found.significance).not.toBe('low');
        }
      }
    }),
    { seed: 5 },
  );
});
