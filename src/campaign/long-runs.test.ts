import { parseYaml } from '@/foundation/parse-yaml';
import { slowOn } from '@/foundation/testing/long-runs';
import { guessPlaceKind } from '@/story/campaign/guess-place-kind';
import { parseAuthoredChoice } from '@/campaign/parse-authored-choice';
import { parsePassages } from '@/campaign/parse-passages';
import { readBeats } from '@/campaign/read-beats';
import { readEnding } from '@/campaign/read-ending';
import { readPerson } from '@/campaign/read-person';
import { readPlayer } from '@/campaign/read-player';
import { readRules } from '@/campaign/read-rules';
import { readUntold } from '@/campaign/read-untold';
import { readFactions, readItems, readPlaces } from '@/campaign/read-world';
import { paragraphsOf, splitFrontMatter } from '@/campaign/reading';

const passages = (text: string): unknown => parsePassages('plot/passages/a.md', text, parseYaml);

it.each<[string, (text: string) => unknown]>([
  ['paragraphs', paragraphsOf],
  ['front matter', splitFrontMatter],
  ['open front matter', (text) => splitFrontMatter(`---\n${text}`)],
  ['a choice', (text) => parseAuthoredChoice(`> ${text}`.slice(0, 2_000))],
  ['a choice with settings', (text) => parseAuthoredChoice(`> a [${text.slice(0, 1_900)}] -> b`)],
  ['the kind of a place', (text) => guessPlaceKind(text, [text])],
  ['a file of passages', passages],
  ['the prose of a passage', (text) => passages(`## a\npart: place\n\n${text}`)],
  ['a choice of a passage', (text) => passages(`## a\npart: place\n\nIt is told.\n\n> ${text}`)],
  ['an ending', (text) => readEnding('plot/endings/a.md', 'a', text, parseYaml)],
  ['rules', (text) => readRules(text, new Map())],
  ['a block of rules', (text) => readRules(`\`\`\`json\n${text}`, new Map())],
  ['what is not told', (text) => readUntold(new Map([['world/secrets.md', text]]))],
  ['constraints', (text) => readUntold(new Map([['world/constraints.md', text]]))],
  [
    'a beat',
    (text) =>
      readBeats([{ id: 'a', title: text, description: text, trigger: { condition: text } }]),
  ],
  ['a person', (text) => readPerson('p.json', 'a', { name: text, role: text, summary: text })],
  [
    'the player',
    (text) =>
      readPlayer({
        character_creation: { mode: 'preset', guidance: `You are ${text}`, name: text },
        allowed_races: [{ name: text, traits: [text] }],
        starting_location: text,
        starting_items: [text],
        constraints: { must_be_human: true, era: text },
      }),
  ],
  ['places', (text) => readPlaces([{ id: 'a', name: text, description: text }])],
  ['things', (text) => readItems([{ id: 'a', name: text }])],
  ['factions', (text) => readFactions([{ id: 'a', name: text }])],
])('long runs of any character do not hold up %s', (_, read) => {
  expect(slowOn(read, 100_000)).toEqual([]);
});
