import { counted, numberWords } from '@/ui/texts/counted';

/** “nothing”, “one thing”, “four things”. */
function things(count: number): string {
  if (count === 0) return 'nothing';
  return `${numberWords[count]?.toLowerCase() ?? count} ${count === 1 ? 'thing' : 'things'}`;
}

function thingsAre(count: number): string {
  return `${things(count)} ${count > 1 ? 'are' : 'is'}`;
}

/** Of the state, and of the story's tree. */
export const stateTexts = {
  title: 'State',
  noStory: 'Begin a story, and this shows how things stand in it.',
  views: { world: 'World', changes: 'Changes', json: 'JSON' },
  viewsLabel: 'What to look at',
  tree: 'Story tree',
  memories: 'Memories',
  world: 'How things stand',
  /** In this order. */
  roots: {
    place: 'Place',
    time: 'Time',
    player: 'You',
    people: 'People',
    inventory: 'Inventory',
    stats: 'Stats',
    counters: 'Counters',
    flags: 'Flags',
    beats: 'Beats',
    ending: 'Ending',
  },
  nothing: 'nothing',
  empty: 'empty',
  was: 'was',
  isChanged: 'changed',
  gone: 'gone',
  changesInside: (count: number) => `${count} changed`,
  more: (count: number) => `Show ${count} more`,
  earlierScene: 'The scene before',
  laterScene: 'The scene after',
  changed: (scene: number, count: number) => `Scene ${scene} changed ${things(count)}.`,
  began: (scene: number) => `Scene ${scene} is where the story began.`,
  search: 'Search the JSON',
  found: (count: number) => counted(count, 'match', 'matches'),
  copy: 'Copy the JSON',
  copied: 'The JSON is copied.',
  notCopied: 'The JSON could not be copied.',
  moreLines: (count: number) => `Show ${counted(count, 'more line', 'more lines')}`,
} as const;

export const treeTexts = {
  title: 'Story tree',
  back: 'Back',
  intro: ['Going back deletes nothing.', 'Every road you took stays here.'],
  roads: 'Every road of this story',
  otherRoad: (scenes: number) => `another road, ${counted(scenes, 'scene', 'scenes')}`,
  ending: 'an ending',
  hereNow: 'here now',
  kept: (names: string) => `Kept as ${names}`,
  selected: (scene: number) => `Selected · scene ${scene}`,
  here: (scene: number) => `Here now · scene ${scene}`,
  panel: 'Selected scene',
  goOn: 'Go on from here',
  busy: 'A scene is being told. When it is over, you can go elsewhere or keep this place.',
  compare: 'Compare',
  differs: (scene: number, count: number) =>
    `Compared with here, at scene ${scene} ${thingsAre(count)} different.`,
  keep: 'Keep this place',
  name: 'A name for this place',
  save: 'Keep',
  nameMissing: 'It needs a name first.',
} as const;
