import { playedBeats } from '@/reading/beats/played-beats';
import { readingOf } from '@/reading/testing/story-of';
import { plainBeat } from '@/story/campaign/plain-beat';

const reading = readingOf({
  'plot/premise.md': 'You ride into Cold Ferry at dusk.',
  'lore/count.md':
    '# The Count\n\nIn the spring of 1811 the town took a count of hands. Nine hands went up for the dam.\n\nBess Lund left the dam because the pay was short.',
  'characters/npcs/amory/profile.json': JSON.stringify({ name: 'Amory Tell', role: 'Judge' }),
  'characters/npcs/bess/profile.json': JSON.stringify({ name: 'Bess Lund', role: 'Innkeeper' }),
});

function playedOf(description: string, playerChoices: readonly string[] = []): string | null {
  const beat = plainBeat('one', { title: 'One', description, playerChoices });
  return playedBeats([beat], reading)[0]?.description ?? null;
}

describe('[arch §6.2.5] a note of how a beat may go is played', () => {
  it('of several sources one tells it, in the author’s words', () => {
    const told =
      'In the spring of 1811 the town took a count of hands. Nine hands went up for the dam.';
    expect(
      playedOf('You learn of the count of 1811, from the judge, from Bess, or by opening the box.'),
    ).toBe(`The judge tells you of the count of 1811. ${told}`);
    expect(playedOf('The player finds out about the fire from Bess or from the almanac.')).toBe(
      'Bess tells you about the fire.',
    );
    expect(playedOf('You hear a bell from the tower.')).toBe('You hear a bell from the tower.');
  });

  it('who says why says it, or nothing is said of it', () => {
    expect(playedOf('Bess puts down the tray. Bess says why she left the dam.')).toBe(
      'Bess puts down the tray. Bess Lund left the dam because the pay was short.',
    );
    expect(playedOf('Amory shuts the door and explains how the ice was cut.')).toBe(
      'Amory shuts the door.',
    );
    expect(playedOf('Amory will not say why.')).toBe('Amory will not say why.');
  });

  it('somebody who can only be the player is', () => {
    expect(playedOf('For the first time somebody rings the bell.')).toBe(
      'For the first time the player rings the bell.',
    );
    expect(playedOf('Someone cuts the rope, and it falls.', ['cuts the rope'])).toBe(
      'The player cuts the rope, and it falls.',
    );
    expect(playedOf('Somebody has oiled the lock. Someone laughs.')).toBe(
      'Somebody has oiled the lock. Someone laughs.',
    );
  });
});
