import { readBeats } from '@/campaign/read-beats';
import { parseCondition } from '@/story/conditions/parse-condition';
import { plainBeat } from '@/story/campaign/plain-beat';

const file = 'plot/beats.json';

const plain = plainBeat('any');

it('[arch §6.2.5] a beat is read with all it says', () => {
  const { beats, findings } = readBeats({
    beats: [
      {
        id: 'vision',
        title: 'Vision of the Future',
        description: 'Camelot in flames.',
        priority: 'critical',
        consequences: ['Merlin becomes more secretive'],
        skippable: false,
        mood: 'Foreboding',
        music: 'music/vision.mp3',
        outcomes: [
          { id: 'believed', description: 'They listen.', probability: 0.7, next_beat: 'march' },
          { id: 'doubted', consequences: ['Nobody is warned.'] },
        ],
        dialogue: ['Silence.', { speaker: 'merlin', line: 'I have seen it burn.' }],
        timeout: { scenes: 12, fallback_beat: 'council_leaves' },
      },
    ],
  });
  expect(findings).toEqual([]);
  expect(beats).toEqual([
    {
      ...plain,
      id: 'vision',
      title: 'Vision of the Future',
      description: 'Camelot in flames.',
      priority: 'critical',
      mood: 'Foreboding',
      music: 'music/vision.mp3',
      consequences: ['Merlin becomes more secretive'],
      isSkippable: false,
      outcomes: [
        {
          id: 'believed',
          description: 'They listen.',
          probability: 0.7,
          consequences: [],
          nextBeat: 'march',
        },
        {
          id: 'doubted',
          description: null,
          probability: null,
          consequences: ['Nobody is warned.'],
          nextBeat: null,
        },
      ],
      dialogue: [
        { speaker: null, line: 'Silence.' },
        { speaker: 'merlin', line: 'I have seen it burn.' },
      ],
      timeout: { scenes: 12, fallbackBeat: 'council_leaves' },
    },
  ]);
});

it('[arch §6.2.5] every type of condition is read', () => {
  const custom = parseCondition('counters.snow > 2');
  const { beats, findings } = readBeats([
    {
      id: 'vision',
      conditions: {
        scene_count: { min: 2, max: 5 },
        requires_beat: 'beat_000',
        requires_any_beat: ['a', 'b'],
        player_choice: 'rope-thrown',
        player_choices: ['promised Oda', 'opened the sluice'],
        player_state: 'established in Camelot',
        npc_state: { 'merlin.place': 'tower' },
        world_state: { 'flags.bridge_down': true },
        custom: 'counters.snow > 2',
      },
    },
  ]);
  expect(findings).toEqual([]);
  expect(beats).toEqual([
    {
      ...plain,
      id: 'vision',
      title: 'vision',
      sceneCount: { min: 2, max: 5 },
      requires: ['beat_000'],
      requiresAny: ['a', 'b'],
      playerChoices: ['rope-thrown', 'promised Oda', 'opened the sluice'],
      states: [
        { about: 'player', says: 'established in Camelot' },
        { about: 'npc', equals: { 'merlin.place': 'tower' } },
        { about: 'world', equals: { 'flags.bridge_down': true } },
      ],
      custom: custom.ok ? custom.value : null,
    },
  ]);
});

it('[arch §6.2.5] an id is enough', () => {
  expect(readBeats([{ id: 'plain' }])).toEqual({
    beats: [{ ...plain, id: 'plain', title: 'plain' }],
    findings: [],
  });
});

it('[arch §6.2.13] a beat whose conditions are not all understood is left out and named; the rest loads', () => {
  const { beats, findings } = readBeats([
    { id: 'strange', conditions: { weather: 'snow' } },
    { id: 'early', conditions: { scene_count: 3, requires_beat: 'good' } },
    { id: 'earlier', conditions: 'none' },
    { id: 'broken', conditions: { custom: 'a and' } },
    { id: 'refused', conditions: { custom: 'a && b' } },
    { title: 'nobody' },
    'not a beat',
    { id: 'good' },
  ]);
  expect(beats.map(({ id }) => id)).toEqual(['good']);
  expect(findings.map(({ message }) => message)).toEqual([
    'early: conditions.scene_count must be an object',
    'earlier: conditions must be an object',
    'beats[5].id is missing',
    'beats[6] must be an object',
    'strange: the condition "weather" is not understood',
    'broken: "a and" at character 6: the condition stops in the middle',
    'refused: "a && b" at character 3: a condition cannot use &&: write and',
  ]);
  expect(new Set(findings.map((finding) => finding.file))).toEqual(new Set([file]));
});

it('[arch §6.2.13] a beat with something else wrong is told without it', () => {
  const { beats, findings } = readBeats([
    { id: 'storm', priority: 'urgent', outcomes: [{ probability: 2 }], timeout: {}, dialogue: [5] },
  ]);
  expect(beats).toEqual([{ ...plain, id: 'storm', title: 'storm' }]);
  expect(findings.map(({ message }) => message)).toEqual([
    'storm: priority must be one of "critical", "high", "medium", "low", "optional"',
    'storm: outcomes[0].probability must be at most 1',
    'storm: dialogue[0] must be text or an object',
    'storm: timeout.scenes is missing',
  ]);
});

it.each([
  [null, 'must be an object'],
  [{}, 'beats is missing'],
  ['text', 'must be an object'],
  [{ beats: {} }, 'beats must be a list'],
])('[arch §6.2.13] %j has no beats, and it is said why', (data, message) => {
  expect(readBeats(data)).toMatchObject({ beats: [], findings: [{ file, message }] });
});
