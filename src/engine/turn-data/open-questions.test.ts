import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';
import type { StorySession } from '@/engine/session/story-session';

const question = `## lodger
where: yard
part: pressure
beat: lodger

"There is a lodger coming," says Mara. "Yes or no?"

> Say yes to Mara. [agree mara] -> taken-in
> Say no to Mara. [refuse mara] -> turned-down
> Say nothing at all. [silence] -> unsaid

## taken-in
part: outcome

"Good," says Mara, and fetches a blanket.

## turned-down
part: outcome

"Then not," says Mara, and puts the blanket back.

## unsaid
part: outcome

Mara waits, and then she has stopped waiting.

## letter
part: pressure
beat: letter

The letter is to be opened now.

> Open it. [open letter] -> letter-read
> Burn it. [burn letter] -> letter-burnt
> Keep it shut. [keep letter] -> letter-kept

## letter-read
part: outcome

It is a bill.

## letter-burnt
part: outcome

It burns like any other.

## letter-kept
part: outcome

It stays as it was.
`;

function beat(id: string, least: number): object {
  return { id, title: `The ${id}`, priority: 'high', conditions: { scene_count: { min: least } } };
}

function storyWith(beats: readonly object[], passages = question): Promise<StorySession> {
  const campaigns = smallCampaignWith({
    'small/plot/passages/question.md': passages,
    'small/plot/beats.json': JSON.stringify({ beats }),
  });
  return beginSession(testHost({ content: { campaigns } }));
}

async function typed(session: StorySession, text: string): Promise<readonly string[]> {
  await collect(session.take({ text }, never));
  return session.choices.map((choice) => choice.text);
}

const ofLodger = ['Say yes to Mara.', 'Say no to Mara.', 'Say nothing at all.'];
const ofLetter = ['Open it.', 'Burn it.', 'Keep it shut.'];

function tells(line: string, { path }: StorySession): boolean {
  const told = path[path.length - 1]?.outcome.told ?? [];
  return told.some(({ passage }) => passage.startsWith(`@${line}`));
}

describe('a turning point', () => {
  it('whose person was left standing waits for whoever comes back to them', async () => {
    const session = await storyWith([beat('lodger', 2)]);
    expect(await typed(session, 'wait')).toEqual(ofLodger);
    expect(await typed(session, 'go to the river')).not.toEqual(expect.arrayContaining(ofLodger));
    expect([tells('askagain', session), tells('unreplied', session)]).toEqual([false, true]);
    expect(await typed(session, 'go to the yard')).toEqual(ofLodger);
    expect(tells('askagain', session)).toBe(true);
  });

  it('that is about nobody and no place comes along', async () => {
    const session = await storyWith([beat('letter', 2)]);
    expect(await typed(session, 'wait')).toEqual(ofLetter);
    expect(await typed(session, 'go to the river')).toEqual(ofLetter);
    expect(tells('askagain', session)).toBe(true);
  });

  it('that names in its choices nobody, but leads to words of somebody, waits for them', async () => {
    const files = question
      .replace(/ mara\]/g, ']')
      .replace(/## (taken-in|turned-down)\npart: outcome\n/g, '$&speaker: mara\n');
    const session = await storyWith([beat('lodger', 2)], files.replace('where: yard\n', ''));
    expect(await typed(session, 'wait')).toEqual(ofLodger);
    expect(await typed(session, 'go to the river')).not.toEqual(expect.arrayContaining(ofLodger));
    expect(await typed(session, 'go to the yard')).toEqual(ofLodger);
  });

  it('stays open through asides after it was put again', async () => {
    const session = await storyWith([beat('letter', 2)]);
    await typed(session, 'wait');
    await typed(session, 'go to the river');
    expect(await typed(session, 'sing loudly')).toEqual(ofLetter);
    expect(await typed(session, 'wait')).toEqual(ofLetter);
  });

  it('over which another came is put again when that is answered', async () => {
    const session = await storyWith([beat('lodger', 2), beat('letter', 3)]);
    expect(await typed(session, 'wait')).toEqual(ofLodger);
    const both = await typed(session, 'wait');
    expect(both).toEqual(expect.arrayContaining(ofLetter));
    const burn = session.choices.find(({ text }) => text === 'Burn it.');
    await collect(session.take({ choice: burn?.id ?? '' }, never));
    expect(session.choices.map(({ text }) => text)).toEqual(ofLodger);
  });

  it('that was answered is not put again', async () => {
    const session = await storyWith([beat('letter', 2)]);
    await typed(session, 'wait');
    await typed(session, 'go to the river');
    await collect(session.take({ choice: 'c2' }, never));
    expect(tells('askagain', session)).toBe(false);
    await typed(session, 'go to the yard');
    expect(tells('askagain', session)).toBe(false);
    expect(session.choices.map(({ text }) => text)).not.toEqual(ofLetter);
  });
});
