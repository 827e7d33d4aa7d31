import type { PartOfDay } from '@/story/state/in-game-time';
import type { SceneSetting } from '@/story/setting/scene-setting';
import { placeTitle, whereAndWhen } from '@/ui/texts/setting-words';
import { sampleSetting } from '@/ui/story/testing/story-samples';

function at(time: Partial<SceneSetting['time']>, region: string | null = null): SceneSetting {
  return {
    ...sampleSetting,
    place: { ...sampleSetting.place, region },
    time: { ...sampleSetting.time, ...time },
  };
}

describe('the line above a place', () => {
  it('says the region, the day by its name and the hour', () => {
    expect(whereAndWhen(at({ weekday: 'Monday', part: 'dusk' }, 'Low Town'))).toBe(
      'Low Town · Monday, dusk',
    );
  });

  it('counts the days where they have no names, and leaves out a region that is not there', () => {
    expect(whereAndWhen(at({ day: 3, weekday: null, part: 'night' }))).toBe('Day 3, night');
  });

  it('says the day alone where nobody said at what hour it begins', () => {
    expect([
      whereAndWhen(at({ day: 2, weekday: null, part: null })),
      whereAndWhen(at({ weekday: 'Monday', part: null })),
    ]).toEqual(['Day 2', 'Monday']);
  });

  it('[arch §6.2.5] says what a beat would have heard, and leaves its mood to the telling', () => {
    const setting = at({ day: 3, weekday: null, part: 'night' });
    expect(whereAndWhen({ ...setting, mood: 'Wry, cold' })).toBe('Day 3, night');
    expect(whereAndWhen({ ...setting, music: 'music/beats/vision_theme.mp3' })).toBe(
      'Day 3, night · ♪ vision theme',
    );
  });

  it('has words for every hour', () => {
    const parts: readonly PartOfDay[] = [
      'dawn',
      'morning',
      'noon',
      'afternoon',
      'dusk',
      'evening',
      'night',
    ];
    const hours = parts.map((part) => whereAndWhen(at({ weekday: null, day: 1, part })));
    expect([new Set(hours).size, hours.join()]).toEqual([
      7,
      expect.not.stringContaining('undefined'),
    ]);
  });
});

it('a place begins with a capital and stays as it is otherwise', () => {
  expect(['the yard', 'Voss & Daughters', 'élan', '1st Quay', ''].map(placeTitle)).toEqual([
    'The yard',
    'Voss & Daughters',
    'Élan',
    '1st Quay',
    '',
  ]);
});
