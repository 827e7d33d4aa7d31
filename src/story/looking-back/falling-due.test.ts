import { storedId } from '@/foundation/ids';
import { fallenDue } from '@/story/looking-back/falling-due';
import type { Memory } from '@/story/state/memory';
import type { StoryState } from '@/story/state/story-state';

function promise(id: string, rest: Partial<Memory> = {}): Memory {
  return {
    id: storedId.memory(id),
    scene: storedId.scene('scene-1'),
    summary: `You promised ${id}.`,
    timestamp: '2000-01-01T00:00:00.000Z',
    characters: ['oda'],
    about: 'oda',
    location: null,
    significance: 'medium',
    kind: 'promise',
    due: { since: 100, by: 200 },
    ...rest,
  };
}

const at = (minutes: number, oda: StoryState = {}): StoryState => ({
  time: { minutes },
  people: { oda },
});
const ids = (memories: readonly Memory[]) => memories.map(({ id }) => id);

it('[arch §7.6] a promise falls due in the scene whose time reaches it, and only there', () => {
  const kept = [promise('rope')];
  expect(ids(fallenDue(kept, at(150), at(190)))).toEqual([]);
  expect(ids(fallenDue(kept, at(190), at(200)))).toEqual(['rope']);
  expect(ids(fallenDue(kept, at(200), at(240)))).toEqual([]);
});

it('[arch §7.6] what was settled after it was made is owed no more; a promise made later still is', () => {
  const settled = { settled: { promise: 150 } };
  const later = promise('boat', { due: { since: 160, by: 220 } });
  expect(ids(fallenDue([promise('rope'), later], at(170, settled), at(300, settled)))).toEqual([
    'boat',
  ]);
  expect(ids(fallenDue([promise('rope')], at(190, settled), at(210, settled)))).toEqual([]);
});

it('a debt is settled apart from a promise, and what is owed soonest comes first', () => {
  const debt = promise('ninepence', { kind: 'debt', due: { since: 100, by: 120 } });
  const settled = { settled: { promise: 150 } };
  expect(ids(fallenDue([promise('rope'), debt], at(110), at(300)))).toEqual(['ninepence', 'rope']);
  expect(ids(fallenDue([promise('rope'), debt], at(110), at(300, settled)))).toEqual(['ninepence']);
});

it('nothing is owed to the dead, and nothing without a time falls due', () => {
  expect(fallenDue([promise('rope')], at(150), at(250, { alive: false }))).toEqual([]);
  const { due: _, ...timeless } = promise('rope');
  expect(fallenDue([timeless], at(0), at(500))).toEqual([]);
});
