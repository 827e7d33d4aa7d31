import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ToolEvent } from '@/contracts/generated/tool-events';
import { seededRandom, seedFrom } from '@/foundation/seeded-random';

// What scripts of a long evening write, run after run, each ended by its `done`: bench/corpus/events.ndjson.
const file = path.resolve(process.argv[1] ?? '', '../corpus/events.ndjson');
const runs = 130;
const random = seededRandom(seedFrom('event corpus'));

const people = ['Maren', 'Old Tobiah', 'Séverine', 'the ferryman', 'Jörg Aßmann'] as const;
const places = [
  'the chapel',
  'the salt road',
  'Höllental',
  'the drowned mill',
  'the quay',
] as const;
const things = ['torch', 'silver key', 'letter', 'rope', 'lantern oil', 'carved whistle'] as const;
const sentences = [
  'Smoke hangs under the rafters and will not leave.',
  '“You came back,” she says, and does not look up from the nets.',
  'The tide has taken the lower steps; what is left of them shines.',
  'Somewhere below, a bell — small, cracked — answers the wind.',
  'He counts the coins twice, then pushes three of them back across the table.',
  'Your hand finds the key before you remember putting it there.',
  'It smells of tar, wet wool and yesterday’s bread.',
] as const;
const emoji = ['🔥', '🕯️', '🗝️', '🌊'] as const;

function prose(atLeast: number, atMost: number): string {
  const count = random.between(atLeast, atMost);
  return Array.from({ length: count }, () => random.pick(sentences)).join(' ');
}

function requestIdOf(run: number): string {
  return `story-7/turn-${String(run)}/tool-${String(random.between(1, 4))}`;
}

function logEvent(run: number): ToolEvent {
  return {
    version: '0',
    type: 'log',
    level: random.pick(['debug', 'debug', 'info', 'info', 'warn', 'error']),
    message: `${random.pick(['Rolling for', 'Looking up', 'Asking', 'Remembering'])} ${random.pick(people)} at ${random.pick(places)}…`,
    requestId: requestIdOf(run),
    timestamp: new Date(1_780_000_000_000 + run * 61_000).toISOString(),
    fields: { step: random.between(1, 9), took: random.between(1, 4_000) / 100 },
  };
}

function patchEvent(run: number): ToolEvent {
  return {
    version: '0',
    type: 'state_patch',
    patch: {
      place: random.pick(places),
      people: {
        [random.pick(people)]: {
          feeling: { trust: random.between(-100, 100), fear: random.between(0, 100) },
          lastSeen: { place: random.pick(places), scene: run },
          knows: [prose(1, 1), prose(1, 1)],
        },
      },
      inventory: {
        [random.pick(things)]: { count: random.between(1, 5), lit: random.between(0, 1) === 1 },
        [random.pick(things)]: null,
      },
      counters: { dread: random.between(0, 6), coin: random.between(0, 400) },
    },
  };
}

function assetEvent(run: number): ToolEvent {
  const name = `portrait-${String(run)}-${String(random.between(1000, 9999))}`;
  return {
    version: '0',
    type: 'asset',
    assetId: name,
    kind: 'image',
    mediaType: 'image/png',
    path: `/tmp/narratoria/run-${String(run)}/${name}.png`,
    metadata: { width: 512, height: 512, of: random.pick(people), tags: ['night', 'rain'] },
  };
}

function uiEvent(): ToolEvent {
  if (random.between(1, 3) === 1)
    return {
      version: '0',
      type: 'ui_event',
      event: 'dice_roll',
      payload: {
        notation: '2d6+1',
        dice: [random.between(1, 6), random.between(1, 6)],
        modifiers: [{ why: `${random.pick(people)} trusts you`, value: 1 }],
        band: random.pick(['failure', 'partial', 'success']),
      },
    };
  return {
    version: '0',
    type: 'ui_event',
    event: 'narrative_choice',
    payload: {
      choices: [
        `Ask ${random.pick(people)} about the ${random.pick(things)}`,
        `Walk to ${random.pick(places)} ${random.pick(emoji)}`,
        'Wait for the tide',
      ],
    },
  };
}

function errorEvent(): ToolEvent {
  return {
    version: '0',
    type: 'error',
    errorCode: random.pick(['not-found', 'too-dark', 'wet']),
    errorMessage: `The ${random.pick(things)} is not at ${random.pick(places)}.`,
    details: { looked: [random.pick(places), random.pick(places)], tries: random.between(1, 3) },
  };
}

function doneEvent(): ToolEvent {
  return {
    version: '0',
    type: 'done',
    ok: random.between(1, 10) > 1,
    summary: `${random.pick(people)} answered.`,
    output: {
      paragraphs: [prose(2, 4), prose(1, 3)],
      because: random.pick(people),
      score: random.between(0, 1000) / 1000,
    },
  };
}

function several(atMost: number, make: () => ToolEvent): readonly ToolEvent[] {
  return Array.from({ length: random.between(0, atMost) }, make);
}

const events = Array.from({ length: runs }, (_, run) => [
  ...several(6, () => logEvent(run)),
  ...several(2, () => assetEvent(run)),
  ...several(2, uiEvent),
  ...several(1, errorEvent),
  ...several(3, () => patchEvent(run)),
  doneEvent(),
]).flat();
writeFileSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
