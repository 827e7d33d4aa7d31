import { dramasOf } from '@/reading/drama/dramas-of';
import { readingOf } from '@/reading/testing/story-of';
import { splitSentences } from '@/story/words/split-sentences';

function turnsOn(premise: string, { title = '', description = '' } = {}): readonly string[] {
  const reading = readingOf({ 'plot/premise.md': premise });
  const [first] = dramasOf(splitSentences(premise), reading, { title, description });
  return first === undefined ? [] : [first.kind, first.about.name];
}

describe('[arch §6.2.4] what a premise turns on', () => {
  it('is who should be there and is not', () => {
    expect(
      turnsOn(
        'You keep the books of the quarry. On pay day Osmund Vale, who has the only key, has not come. Has anybody looked in the pit?',
      ),
    ).toEqual(['person-missing', 'Osmund Vale']);
  });

  it('is what has been taken, with what says which it is', () => {
    expect(
      turnsOn(
        'You clean the chapel on Mondays. This morning the silver censer was gone from its chain. Somebody had swept the floor.',
      ),
    ).toEqual(['thing-missing', 'the silver censer']);
  });

  it('is what was put into the hands of the player', () => {
    expect(
      turnsOn(
        'A drover stops you on the moor and hands you a sealed letter. The rain has begun. "Not to the squire," he says.',
      ),
    ).toEqual(['paper', 'the sealed letter']);
  });

  it('is what the campaign says of itself, where it is spoken of', () => {
    expect(
      turnsOn(
        'The bench is wet. You sit by the pond, and the heron stands there as it always did.',
        {
          description: 'A pond, a heron and a summer.',
        },
      ),
    ).toEqual(['open', 'the heron']);
  });

  it('is nothing to hold where it weighs more than anybody can lift', () => {
    expect(
      turnsOn('Your crew was sent up for the drum. The drum is a nine-tonne drum. Guard the drum.'),
    ).toEqual(['open', 'the drum']);
  });

  it('is what is gone, and not what that is for', () => {
    expect(
      turnsOn('The tin for the Harvest Supper is gone. You were the last to lock the hall.'),
    ).toEqual(['thing-missing', 'the tin']);
  });

  it('is rather what there is than how much of it', () => {
    expect(
      turnsOn(
        'You have forty pounds in your shoe. The brass censer lies open on the step, and the censer is empty.',
        { description: 'A censer.' },
      ),
    ).toEqual(['thing-missing', 'the brass censer']);
  });

  it('is a thing with a name before it, and what is the King’s keeps its article', () => {
    expect(turnsOn('You have the Osterley viola in your van. The viola must not be seen.')).toEqual(
      ['thing', 'the Osterley viola'],
    );
    expect(turnsOn("You hid the Queen's mules. The mules must be fed.")[1]).toBe(
      "the Queen's mules",
    );
  });

  it('is never the player, nor what something is only like', () => {
    expect(turnsOn('You are the new ferryman. The river looks like a grey blanket.')).toEqual([]);
  });
});
