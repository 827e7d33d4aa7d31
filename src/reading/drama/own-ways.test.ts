import { ownWays } from '@/reading/drama/own-ways';
import { foundPerson } from '@/reading/found/found-person';
import { splitSentences } from '@/story/words/split-sentences';

const hale = foundPerson('Sergeant Hale', [], { role: null, own: [] });

const deedsIn = (premise: string): readonly string[] =>
  ownWays(splitSentences(premise), [hale], null).map(({ deed }) => deed);

describe('[arch §6.2] what a premise says can be done', () => {
  it('is each side of what it asks', () => {
    expect(deedsIn('Should you stay with the herd, or follow the tracks?')).toEqual([
      'stay with the herd',
      'follow the tracks',
    ]);
    expect(deedsIn('And if nobody else will, do you dance?')).toEqual(['dance']);
  });

  it('is each of several sides, however it is asked', () => {
    expect(deedsIn('Will you marry the cooper, pay the fine, or leave the valley?')).toEqual([
      'marry the cooper',
      'pay the fine',
      'leave the valley',
    ]);
    expect(deedsIn('You going to sell the mule, or stand by Sergeant Hale?')).toEqual([
      'sell the mule',
      'stand by Sergeant Hale',
    ]);
    expect(deedsIn('Bargain, or fight, or ring the bell?')).toEqual([
      'bargain',
      'fight',
      'ring the bell',
    ]);
    expect(deedsIn('If you say yes the gate opens. If you say nothing, it stays shut.')).toEqual([
      'say yes',
      'say nothing',
    ]);
  });

  it('is what could be found out, and what is done to the same thing', () => {
    expect(deedsIn('Do you keep the ring, or find out who lost it?')).toEqual([
      'keep the ring',
      'find out who lost it',
    ]);
    expect(deedsIn('Will you sign the paper, burn it, or go while you can?')).toEqual([
      'sign the paper',
      'burn the paper',
      'go while you can',
    ]);
  });

  it('is no side where a question only offers two things', () => {
    expect(deedsIn('Rain or snow? Hot wine, or cold?')).toEqual([]);
  });

  it('is what must become of something', () => {
    expect(deedsIn('By dusk the dam must hold or be opened.')).toEqual([
      'hold the dam',
      'open the dam',
    ]);
    expect(deedsIn('Somebody will have to be blamed, or forgiven.')).toEqual([
      'blame whoever is guilty',
      'forgive whoever is guilty',
    ]);
  });

  it('is what nobody has done yet', () => {
    expect(deedsIn('Nobody has told the widow yet. You have not sealed the jar.')).toEqual([
      'tell the widow the truth',
      'seal the jar',
    ]);
  });

  it('is what could still be done, and what would come of it', () => {
    expect(
      deedsIn('If you cut the rope you will be down by dark. You could still turn back.'),
    ).toEqual(['cut the rope', 'turn back']);
  });

  it('is what it would cost something to do, and what the player was sent for', () => {
    expect(deedsIn('To burn the orchard would bring them out.')).toEqual(['burn the orchard']);
    expect(deedsIn('You were sent to fetch the midwife.')).toEqual(['fetch the midwife']);
  });

  it('is what somebody wants, and it is said who', () => {
    expect(ownWays(['Sergeant Hale is for nailing the gate shut.'], [hale], null)).toEqual([
      { deed: 'nail the gate shut', wish: hale },
    ]);
  });

  it('is nothing where only a wish or a fact is told', () => {
    expect(
      deedsIn('You have a map. What will you say? The gate is shut. You never sleep.'),
    ).toEqual([]);
  });
});
