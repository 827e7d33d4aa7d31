import type { Intent } from '@/contracts/generated/choice';
import { offerChoices } from '@/narrator/choices/offer-choices';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, choice, effects, passage } from '@/story/testing/small-world';
import type { RecentScene } from '@/narrator/passages/telling-context';
import { noHistory } from '@/story/log/history';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';
import { plainBeat } from '@/story/campaign/plain-beat';

type Seen = {
  readonly recentScenes?: readonly RecentScene[];
  readonly storySeed?: number;
  readonly taken?: readonly string[];
};

function textsOffered(
  passages: readonly Passage[],
  { recentScenes = [], storySeed = 1, taken = [] }: Seen = {},
): readonly string[] {
  const campaign = campaignOf(passages, { beats: [plainBeat('storm')] });
  const told = passages
    .filter(({ part }) => part === 'pressure')
    .map(({ id, part }) => ({ part, passage: id }));
  const state = { ...atWeir, inventory: { rope: 1 } };
  const past = { recentScenes, history: { ...noHistory, taken } };
  return offerChoices(told, contextOf(campaign, { storySeed, state, past })).map(
    ({ text }) => text,
  );
}

function standing(...choices: readonly AuthoredChoice[]): Passage {
  return passage('here', 'choices', { where: ['weir'] }, { choices });
}

const acts = (count: number) =>
  Array.from({ length: count }, (_, index) => choice(`Do ${index}.`, { leadsTo: `beat-${index}` }));

function shown(...texts: readonly string[]): RecentScene {
  const intent: Intent = { kind: 'do' };
  return { text: '', offered: texts.map((text) => ({ text, intent })) };
}

describe('[arch §7.3] what is offered differs in what it does', () => {
  it.each<[string, Partial<AuthoredChoice>]>([
    ['something bold', { stat: 'nerve', risk: 'high' }],
    ['something that cannot be taken back', { leadsTo: 'given-away' }],
    ['something that touches a person', { kind: 'talk', target: 'oda' }],
    ['something careful', { kind: 'listen', leadsTo: 'beat-9' }],
    ['something that only this player can do', { needs: 'rope' }],
  ])('among many of one kind, %s is always there', (_, rest) => {
    const other = choice('This.', { leadsTo: 'beat-8', ...rest });
    const goal = passage('given-away', 'outcome', {}, { effects: effects('lose rope') });
    for (let storySeed = 1; storySeed <= 10; storySeed += 1)
      expect(textsOffered([standing(...acts(8), other), goal], { storySeed })).toContain('This.');
  });

  it('a second of its kind is not preferred', () => {
    const two = ['One.', 'Two.'].map((text) => choice(text, { leadsTo: text, risk: 'high' }));
    const offered = textsOffered([standing(...acts(8), ...two)]);
    expect(two.filter(({ text }) => offered.includes(text)).length).toBeGreaterThan(0);
    expect(offered.filter((text) => text.startsWith('Do')).length).toBeGreaterThan(0);
  });

  it('what no author’s words answer stands behind what is answered', () => {
    const heard = passage('heard', 'outcome', { intent: ['hum'] });
    const mute = acts(4).map(({ text }, index) => choice(text, { kind: `mute-${index}` }));
    const here = standing(...mute, choice('Hum.', { kind: 'hum' }));
    for (let storySeed = 1; storySeed <= 10; storySeed += 1)
      expect(textsOffered([here, heard], { storySeed })).toContain('Hum.');
  });
});

describe('what was passed over again and again', () => {
  const here = standing(...acts(6));
  const first = textsOffered([here]).slice(0, 3);

  it('steps back for what was not, and comes again later', () => {
    const seenTwice = [shown(...first), shown(...first)];
    const next = textsOffered([here], { recentScenes: seenTwice });
    expect(next.filter((text) => first.includes(text))).toEqual([]);
    const quiet = shown('Elsewhere.');
    const later = textsOffered([here], {
      recentScenes: [...seenTwice, quiet, quiet, quiet, quiet],
    });
    expect(later.slice(0, 3)).toEqual(first);
  });

  it('steps back as well when it has just been done', () => {
    const [done = ''] = first;
    const taken = [done, 'passage-it-led-to'];
    expect(textsOffered([here], { taken }).slice(0, 3)).not.toContain(done);
  });

  it('is still offered where there is nothing else', () => {
    const few = standing(...acts(2));
    const recentScenes = [shown('Do 0.', 'Do 1.'), shown('Do 0.', 'Do 1.')];
    expect(textsOffered([few], { recentScenes })).toEqual(
      expect.arrayContaining(['Do 0.', 'Do 1.']),
    );
  });

  it('having been seen once is not enough', () => {
    expect(textsOffered([here], { recentScenes: [shown(...first)] }).slice(0, 3)).toEqual(first);
  });

  it('an author’s crossroads stays as it was written', () => {
    const cross = passage('cross', 'pressure', { beat: 'storm' }, { choices: acts(3) });
    const texts = acts(3).map(({ text }) => text);
    const recentScenes = [shown(...texts), shown(...texts), shown(...texts)];
    expect(
      textsOffered([cross, standing(choice('Hum.', { leadsTo: 'hum' }))], { recentScenes }),
    ).toEqual(texts);
  });

  it('a way out gives way to another, whatever words it had', () => {
    const toMill = {
      text: '',
      offered: [{ text: 'Off to the mill.', intent: { kind: 'move', target: 'mill' } }],
    };
    const way = (recentScenes: readonly RecentScene[]) =>
      textsOffered([here], { recentScenes }).slice(3).join(' ');
    expect(way([])).toContain('the mill');
    expect(way([toMill, toMill])).toContain('the old road');
  });
});

describe('an option that was used', () => {
  const hum = choice('Hum.', { kind: 'hum' });

  it('is not offered again for a while, however little else there is', () => {
    const taken = ['Hum.', 'passage-it-led-to'];
    expect(textsOffered([standing(hum)])).toContain('Hum.');
    expect(textsOffered([standing(hum)], { taken })).not.toContain('Hum.');
    const later = [...taken, ...Array.from({ length: 12 }, (_, at) => `later ${at}`)];
    expect(textsOffered([standing(hum)], { taken: later })).toContain('Hum.');
  });

  it('stays where an author’s words wait for just it', () => {
    const on = choice('Go on.', { kind: 'hum', leadsTo: 'second' });
    const goal = passage('second', 'outcome');
    expect(textsOffered([standing(on), goal], { taken: ['Go on.'] })).toContain('Go on.');
  });
});

describe('looks', () => {
  const look = (text: string, kind: string, target: string) =>
    choice(text, { kind, target, leadsTo: `beat-${text}` });

  it('at one thing are one option, and the others come when it was taken', () => {
    const three = ['look', 'search', 'examine'].map((kind) => look(`${kind} it.`, kind, 'rope'));
    const offered = textsOffered([standing(...three, ...acts(2))]);
    expect(three.filter(({ text }) => offered.includes(text))).toHaveLength(1);
  });

  it('at several things are several', () => {
    const two = [look('One.', 'look', 'rope'), look('Two.', 'look', 'oda')];
    expect(textsOffered([standing(...two)])).toEqual(expect.arrayContaining(['One.', 'Two.']));
  });
});
