import {
  jsonLines,
  narratoria,
  ofType,
  temporaryFolder,
  type JsonLine,
} from './testing/narratoria';

type SceneLine = JsonLine & {
  readonly paragraphs: readonly (readonly { readonly text: string; readonly by: string }[])[];
  readonly choices: readonly unknown[];
};

it('a scene is told differently, edited and explained in the terminal, and later commands know it', async () => {
  const data = temporaryFolder();
  const played = await narratoria([
    ...['play', '--seed', '5', '--choose', '1,differently,edit 1 My own words.,flag 2,why words'],
    ...['--json', '--data', data],
  ]);
  expect(played).toMatchObject({ code: 0 });
  const [, first, second] = ofType(played.stdout, 'scene') as readonly SceneLine[];
  expect(second?.paragraphs).not.toEqual(first?.paragraphs);
  expect(second?.choices).toEqual(first?.choices);
  const [story] = ofType(played.stdout, 'story') as readonly (JsonLine & { readonly id: string })[];
  const explained = await narratoria(['story', 'why', story?.id ?? '', '--json', '--data', data]);
  const [why] = jsonLines(explained.stdout);
  const [asked] = ofType(played.stdout, 'why');
  expect({ ...asked, type: undefined, id: undefined, choices: undefined }).toEqual({
    ...why,
    type: undefined,
    id: undefined,
    choices: undefined,
  });
  expect(why).toMatchObject({
    scene: 2,
    telling: 2,
    tellings: 2,
    sentences: [
      { number: 1, text: 'My own words.', by: 'player' },
      { number: 2, isFlagged: true },
      ...((why?.['sentences'] as readonly unknown[] | undefined) ?? []).slice(2).map(() => ({})),
    ],
  });
});

it('a sentence of an earlier scene is edited in the terminal, and stays so', async () => {
  const data = temporaryFolder();
  const played = await narratoria([
    ...['play', '--seed', '5', '--choose', '1,edit 1.2 It was the third slate.,edit 9.1 No.'],
    ...['--data', data],
  ]);
  expect(played).toMatchObject({ code: 0 });
  expect(played.stdout + played.stderr).toContain('Sentence 1.2 is yours now');
  expect(played.stdout + played.stderr).toContain('This road has no scene 9.');
  const listed = await narratoria(['story', 'list', '--json', '--data', data]);
  const [{ stories = [] } = {}] = jsonLines(listed.stdout) as readonly {
    readonly stories?: readonly { readonly id: string }[];
  }[];
  const why = await narratoria([
    ...['story', 'why', stories[0]?.id ?? '', '--scene', '1', '--json', '--data', data],
  ]);
  const [{ sentences = [] } = {}] = jsonLines(why.stdout) as readonly {
    readonly sentences?: readonly unknown[];
  }[];
  expect(sentences[1]).toMatchObject({ text: 'It was the third slate.', by: 'player' });
});

it('a word for the words that says too little is answered in a sentence, and nothing happens in the story', async () => {
  const lines = [
    ['edit', 'edit 3 Your words. puts your own sentence in the place of the third.'],
    ['edit 3', 'edit 3 Your words. puts your own sentence in the place of the third.'],
    ['restore', 'restore 3 gives the third sentence back as it was told.'],
    ['flag', 'flag 3 notes that the third sentence does not fit.'],
    ['unflag', 'unflag 3 takes back that the third sentence does not fit.'],
    ['why nonsense', 'to ask in the story, end with a question mark.'],
    ['edit 99999 No.', /This scene has \d+ sentences; why words lists them\./],
    ['flag 9.1', 'This road has no scene 9.'],
    ['why sentence 99', /This scene has \d+ sentences; why words lists them\./],
    ['why words 9', 'This road has no scene 9.'],
    ['why 9', 'There is no choice 9 here.'],
    ['why "no such words"', 'No sentence here has these words; why words lists them all.'],
  ] as const;
  const played = await narratoria([
    ...['play', '--seed', '5', '--choose', lines.map(([line]) => line).join(',')],
    ...['--json', '--data', temporaryFolder()],
  ]);
  expect(played).toMatchObject({ code: 0 });
  expect(ofType(played.stdout, 'scene')).toHaveLength(1);
  const said = played.stderr
    .trimEnd()
    .split('\n')
    .slice(-lines.length - 1);
  expect(said).toEqual([
    ...lines.map(([, answer]) => expect.stringMatching(answer) as string),
    expect.stringContaining('saved at scene 1'),
  ]);
});
