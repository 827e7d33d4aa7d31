import { dataWithGuided, dataWithStranger } from './testing/guided-campaign';
import { inTerminal } from './testing/in-terminal';
import { narratoria, ofType, type Run } from './testing/narratoria';

const scripted = (data: string, ...more: readonly string[]): Promise<Run> =>
  narratoria(['play', 'camelot', '--seed', '1', '--quiet', '--data', data, ...more]);

/** What was told, and what was replied to words that made no scene. */
const sentences = ({ stdout }: Run): string =>
  [
    ...ofType(stdout, 'sentence'),
    ...ofType(stdout, 'reply').flatMap(({ paragraphs }) =>
      (paragraphs as readonly (readonly { readonly text: string }[])[]).flat(),
    ),
  ]
    .map(({ text }) => text)
    .join(' ');

it('[arch §6.2.6] a person at a terminal is asked who they are, and the story knows it', async () => {
  const run = await inTerminal(
    ['play', 'camelot', '--seed', '1', '--scenes', '1', '--data', dataWithGuided()],
    { after: /Your name/, typed: 'Ada Moor\rshe\r2\rminstrel\r' },
  );
  expect(run.code).toBe(0);
  for (const shown of [
    'You are a traveler arriving in Camelot',
    'Your pronouns: she, he, they, it',
    'Versatile and adaptable. (diplomatic)',
    'Your class, by number or name',
    '"Ada Moor," the guard reads from your letter.',
    'Sing for the guard.',
  ])
    expect(run.stdout).toContain(shown);
});

it('[arch §6.2.6] Ctrl-C at a question begins nothing, and exits with 130', async () => {
  const data = dataWithGuided();
  const run = await inTerminal(['play', 'camelot', '--data', data], {
    after: /Your name/,
    typed: '\u0003',
  });
  expect(run.code).toBe(130);
  expect((await narratoria(['story', 'list', '--data', data])).stdout).toMatch(/^No stories/);
});

it('[arch §6.2.6] with scripted choices, as JSON or without a terminal nobody is asked: the first race and class hold', async () => {
  const run = await scripted(dataWithGuided(), '--choose', '1', '--json');
  expect(sentences(run)).toContain('"You," the guard reads from your letter.');
  expect(ofType(run.stdout, 'roll')[0]).toMatchObject({
    modifiers: [{ name: 'skill', value: 1, reason: 'your swordsmanship' }],
  });
  expect((await scripted(dataWithGuided(), '--scenes', '1')).stdout).not.toContain('Your name');
});

it('[arch §6.2.6] options say who the player is', async () => {
  const who = ['--name', 'Bo', '--pronouns', 'it', '--race', 'fae', '--class', 'Minstrel'];
  const run = await scripted(dataWithGuided(), ...who, '--choose', 'who am I', '--json');
  expect(sentences(run)).toMatch(/"Bo," the guard reads.*you are Bo, a Fae Minstrel\./i);
  const offered = ofType(run.stdout, 'choices')[0]?.['choices'] as readonly { text: string }[];
  expect(offered.map(({ text }) => text)).toContain('Sing for the guard.');
});

it.each([
  [['--race', 'Ork'], '"Ork" is no race here; there is: Human, Fae.\n'],
  [['--class', 'Thief'], '"Thief" is no class here; there is: Knight, Minstrel, Physician.\n'],
  [['--name', 'x'.repeat(61)], 'A name has at most 60 characters.\n'],
  [
    ['--pronouns', 'xe'],
    "error: option '--pronouns <pronouns>' argument 'xe' is invalid. Allowed choices are she, he, they, it.\n",
  ],
  [
    ['--story', 'story-1', '--name', 'Bo'],
    '--story goes on with a story that has begun: leave out --name.\n',
  ],
])('[arch §6.2.6] %j is refused in one sentence, and nothing is begun', async (words, stderr) => {
  const data = dataWithGuided();
  const run = await scripted(data, ...words, '--choose', '1');
  expect(run).toEqual({ code: 2, stdout: '', stderr });
  expect((await narratoria(['story', 'list', '--data', data])).stdout).toMatch(/^No stories/);
});

it('[arch §6.2.6] somebody else’s preset is who its template says, with what it gives them by name', async () => {
  const data = dataWithStranger('weather_lending_house');
  const asked = ['--choose', 'who am I,inventory', '--json', '--seed', '1', '--data', data];
  const told = sentences(await narratoria(['play', 'weather_lending_house', ...asked]));
  expect(told).toContain('you are Wilma Twopenny, a Human Weather Apprentice.');
  for (const given of [
    'overdue card with a smudge',
    'storm lantern',
    'ginger biscuit',
    'odd mittens',
  ])
    expect(told).toContain(given);
});

it('[arch §6.2.6] somebody else’s freeform campaign asks for a name, pronouns and a line', async () => {
  const data = dataWithStranger('the_guest_who_stayed');
  const play = ['play', 'the_guest_who_stayed', '--seed', '1', '--scenes', '1', '--data', data];
  const run = await inTerminal(play, {
    after: /Your name/,
    typed: 'Mirja\r\rA landlady of long experience.\r',
  });
  expect([run.code, run.stdout.includes('Where you come from, in a line')]).toEqual([0, true]);
  const again = ['--choose', 'who am I', '--json', '--data', data];
  expect(sentences(await narratoria(['play', 'the_guest_who_stayed', ...again]))).toContain(
    'you are Mirja: A landlady of long experience.',
  );
});
