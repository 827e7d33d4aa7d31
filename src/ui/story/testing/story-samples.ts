import type { Choice } from '@/contracts/generated/choice';
import type { SceneSetting } from '@/story/setting/scene-setting';
import { emptyStory, type ScenePage, type StoryView } from '@/ui/story/player/story-view';

export const sampleSetting: SceneSetting = {
  place: { id: 'quay', name: 'the quay', kind: 'water', region: 'Low Town', features: [] },
  time: { day: 1, weekday: 'Monday', part: 'dusk' },
  people: [],
  factions: [],
  remembered: [],
  mood: null,
  music: null,
};

export function sampleChoice(number: number, text: string): Choice {
  return {
    id: `c${number}`,
    text,
    intent: { kind: 'look' },
    because: [],
    difficulty: null,
    hint: null,
    by: 'author',
  };
}

export const samplePage: ScenePage = {
  number: 1,
  place: 'the quay',
  setting: sampleSetting,
  echo: null,
  roll: null,
  notices: [],
  paragraphs: [
    [
      { text: 'The ferry is late.', by: 'author' },
      { text: 'So are you.', by: 'author' },
    ],
  ],
  choices: [
    sampleChoice(1, 'Wait for it.'),
    sampleChoice(2, 'Ask the woman with the rope.'),
    sampleChoice(3, 'Walk home.'),
  ],
  ending: null,
  tellings: { current: 1, count: 1 },
};

export const choosingView: StoryView = {
  ...emptyStory,
  title: 'The Late Ferry',
  pages: [samplePage],
  phase: 'choosing',
};
