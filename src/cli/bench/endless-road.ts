import type { FileStore } from '@/ports/file-store';

/**
 * A campaign without an end, made on the spot; as much of it fits a late scene as an early one. It has what
 * stories have: people who come to feel something, dice, beats, and something to remember of every mile.
 */
export function endlessRoad(scenes: number): FileStore {
  const files: Readonly<Record<string, string>> = {
    'endless-road/manifest.json': JSON.stringify({ title: 'Endless Road', version: '1.0.0' }),
    'endless-road/world/places.json': JSON.stringify({
      places: [
        { id: 'north', name: 'the north road', exits: ['south'] },
        { id: 'south', name: 'the south road', exits: ['north'] },
      ],
    }),
    'endless-road/world/rules.md': fenced({ rules: { stats: { nerve: 1 } } }),
    'endless-road/characters/npcs/mira/profile.json': profile('Mira Hale', 'north'),
    'endless-road/characters/npcs/joss/profile.json': profile('Joss Ember', 'south'),
    'endless-road/plot/beats.json': JSON.stringify({ beats: tollgates(scenes) }),
    'endless-road/plot/passages/road.md': Array.from({ length: scenes }, (_, at) => mile(at)).join(
      '\n',
    ),
  };
  return {
    readText: (file) => Promise.resolve(files[file] ?? null),
    list: (folder) =>
      Promise.resolve(
        Object.keys(files).filter((file) => folder === '' || file.startsWith(`${folder}/`)),
      ),
  };
}

const scenesBetweenTollgates = 25;

function tollgates(scenes: number) {
  return Array.from({ length: Math.floor(scenes / scenesBetweenTollgates) }, (_, at) => ({
    id: `tollgate_${String(at + 1)}`,
    title: `Tollgate ${String(at + 1)}`,
    conditions: { scene_count: { min: (at + 1) * scenesBetweenTollgates } },
    priority: at % 5 === 4 ? 'critical' : 'high',
    consequences: [`Tollgate ${String(at + 1)} is behind you and its keeper knows your face.`],
  }));
}

/** What can be told around one scene, and be chosen there. */
function mile(at: number): string {
  const n = String(at);
  const here = `if: scene_count >= ${String(at - 5)} and scene_count <= ${String(at + 5)}`;
  const person = at % 2 === 0 ? 'mira' : 'joss';
  return `## mile-${n}
part: outcome
intent: [wait, move, look]
${here}
memory: {text: "You passed milestone ${n} and left ${n} plums on its cloth.", kind: deed}

Milestone ${n} stands in the verge with its number cut away and a boot print ${n} beside it. Somebody has left ${n} plums on a cloth for whoever comes next.

## bend-${n}
part: pressure
${here}

Behind bend ${n} a cart has lost its wheel and ${n} crates lie about the road.

> Ask Mira whose crates they are, all ${n}. [talk mira; stat: nerve; risk: even] -> asked-${n} / missed-${n}
> Ask Joss whose crates they are, all ${n}. [talk joss; stat: nerve; risk: even] -> asked-${n} / missed-${n}
> Lift crate ${n} out of the ditch. [lift crate; stat: nerve; risk: high] -> asked-${n} / missed-${n}

## asked-${n}
part: outcome
effects: ["feeling ${person} +2"]
memory: {text: "You promised to carry crate ${n} as far as the next tollgate.", kind: promise, about: ${person}, significance: high}

Crate ${n} goes on your shoulder with its label to the sky, and the carter counts ${n} as carried.

## missed-${n}
part: outcome
effects: ["feeling ${person} -2"]
memory: {text: "You let crate ${n} slip, and the carter swore by the ${n} saints.", kind: loss, about: ${person}}

Crate ${n} gives way at its corner and ${n} apples find the lowest part of the road.
`;
}

function profile(name: string, place: string): string {
  return JSON.stringify({ name, role: 'carter', personality: { traits: ['patient'] }, place });
}

function fenced(block: unknown): string {
  return `Plain.\n\n\`\`\`json\n${JSON.stringify(block)}\n\`\`\`\n`;
}
