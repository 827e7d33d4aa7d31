import type { StoryState } from '@/story/state/story-state';
import { stateViewOf, type Looked } from '@/ui/state/state-view';
import { sampleView } from '@/ui/state/testing/sample-view';
import { sampleSetting } from '@/ui/story/testing/story-samples';

const oda = { feeling: 9, place: 'mill' };
const wen = { feeling: 0, place: 'weir' };
const states: readonly StoryState[] = [
  { place: 'mill', flags: { late: true }, people: { oda, wen } },
  { place: 'mill', people: { oda, wen: { ...wen, alive: false }, stray: { feeling: 1 } } },
];

/** The state after each scene, as it is looked at by a player who has met these. */
function seenAfterMeeting(
  met: readonly string[],
  stood: readonly StoryState[] = states,
): readonly (StoryState | null)[] {
  const { path, stateAt } = sampleView(stood);
  const people = met.map((id) => ({ id })) as unknown as typeof sampleSetting.people;
  const session: Looked = { path, tree: [], setting: { ...sampleSetting, people }, stateAt };
  const view = stateViewOf(session);
  return path.map(({ id }) => view.stateAt(id));
}

describe('of a state the player sees', () => {
  it('everything but the people of the story whom they have not met', () => {
    expect(seenAfterMeeting(['oda'])).toEqual([
      { place: 'mill', flags: { late: true }, people: { oda } },
      { place: 'mill', people: { oda, stray: { feeling: 1 } } },
    ]);
  });

  it('also in earlier scenes whom they met later', () => {
    expect(seenAfterMeeting(['oda', 'wen'])).toEqual(states);
  });

  it('beats by the numbers of the scenes that were read, whatever else was typed between', () => {
    const stood = [{ beats: {} }, { beats: {} }, { beats: { snow: { scene: 2 }, late: true } }];
    const { path, stateAt } = sampleView(stood);
    const typed = path.map((scene, at) => ({
      ...scene,
      outcome: { taken: at === 1 ? { intent: { kind: 'attempt' } } : null },
    })) as unknown as typeof path;
    const view = stateViewOf({ path: typed, tree: [], setting: sampleSetting, stateAt });
    expect(view.stateAt(path[2]?.id ?? ('' as never))).toEqual({
      beats: { snow: { scene: 3 }, late: true },
    });
  });

  it('whatever else stands in the place of people', () => {
    const odd = [{ people: { wen } }, { place: 'mill' }, { people: 3 }];
    expect(seenAfterMeeting([], odd)).toEqual([{ people: {} }, { place: 'mill' }, { people: 3 }]);
  });
});
