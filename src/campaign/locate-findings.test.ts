import { loadCampaign } from '@/campaign/load-campaign';
import { findingWords } from '@/foundation/finding';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;
const manifest = '{\n  "title": "The Weir",\n  "version": "1.0.0"\n}';

async function saidOf(file: string, ...lines: readonly string[]): Promise<readonly string[]> {
  const files = { 'weir/manifest.json': manifest, [`weir/${file}`]: lines.join('\n') };
  const loaded = await loadCampaign(memoryFileStore(files), 'weir', never);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value.findings.map(findingWords);
}

it('[arch §6.2.13] a value stands where an editor shows it, also in a file that is only a list', async () => {
  const entries = ['  {', '    "id": "weir",', '    "exits": ["mill", 5]', '  }'];
  const message = 'error schema weir: exits[1] must be text or an object';
  expect([
    await saidOf('world/places.json', '[', ...entries, ']'),
    await saidOf('world/places.json', '{"places": [', ...entries, ']}'),
  ]).toEqual([[`world/places.json:4:23 ${message}`], [`world/places.json:4:23 ${message}`]]);
});

it('[arch §6.2.13] a condition that is not understood is found with its beat or place, whatever was left out before it', async () => {
  const beats = ['[', '  5,', '  {"id": "storm",', '   "conditions": {"custom": "a =="}}', ']'];
  const places = ['[{"id": 5},', '{"id": "weir", "features": [', '{"feature": "a", "if": "b"},'];
  expect([
    await saidOf('plot/beats.json', ...beats),
    await saidOf('world/places.json', ...places, '{"feature": "c", "if": "d =="}]}]'),
  ]).toEqual([
    [
      'plot/beats.json:2:3 error schema beats[0] must be an object',
      'plot/beats.json:4:18 error condition storm: "a ==" at character 5: the condition stops in the middle',
    ],
    [
      'world/places.json:1:9 error schema places[0].id must be text',
      'world/places.json:2:28 error condition weir: features: the "if" of c is "d ==" at character 5: the condition stops in the middle',
    ],
  ]);
});

it('[arch §6.2.13] in a file for people the lines before the block count too', async () => {
  const around = ['# Rules', '', 'Prose.', '', '```json'];
  const rules = ['{"rules": {', '  "sceneTime": "an hour"', '}}', '```'];
  const slip = ['{"rules": {', '  "roll": "3d6",', '}}', '```'];
  const constraints = ['{"constraints":', '  {"never": "dragons"}}', '```'];
  expect([
    ...(await saidOf('world/rules.md', ...around, ...rules)),
    ...(await saidOf('world/rules.md', ...around, ...slip)),
    ...(await saidOf('world/constraints.md', ...around, ...constraints)),
    ...(await saidOf('world/constraints.md', ...around, '{', '```')),
  ]).toEqual([
    'world/rules.md:7:16 error schema rules.sceneTime must be a length of time such as 40m, 2h or 1h30m',
    'world/rules.md:8:1 error not-json the rule block is not used: it is not JSON: there is a comma too many before this }',
    'world/constraints.md:7:13 error schema the constraints block is not used: constraints.never has to be a list of texts',
    'world/constraints.md:6:2 error not-json the constraints block is not used: it is not JSON: it ends too early',
  ]);
});

it('[arch §6.2.13] of two passages of one name the second is named', async () => {
  const passage = ['## weir', 'part: place', '', 'Water.', ''];
  expect(await saidOf('plot/passages/weir.md', ...passage, ...passage)).toEqual([
    'plot/passages/weir.md:6 error twice weir is there twice',
  ]);
});

it('[arch §6.2.13] front matter is counted from the top of its file', async () => {
  const ending = ['---', 'id: bell', 'trend:', '  - "flags.a and"', '---', 'It rings.'];
  expect([
    await saidOf('plot/endings/bell.md', ...ending),
    await saidOf('plot/endings/bell.md', '---', 'id: bell', 'id: bell', '---', 'It rings.'),
  ]).toEqual([
    [
      'plot/endings/bell.md:3 error condition trend: "flags.a and" at character 12: the condition stops in the middle',
    ],
    [expect.stringMatching(/^plot\/endings\/bell\.md:3:1 error not-yaml front matter: /)],
  ]);
});
