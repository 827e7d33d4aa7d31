import type { SceneSetting } from '@/story/setting/scene-setting';
import { texts } from '@/ui/texts/texts';

function timeWords({ time }: SceneSetting): string {
  const day = time.weekday ?? texts.time.day(time.day);
  return time.part === null ? day : texts.time.at(day, texts.time.parts[time.part]);
}

/** Where and when, and what would be heard, in the line above the place's name; a beat's mood is for the telling. */
export function whereAndWhen(setting: SceneSetting): string {
  const { place, music } = setting;
  const heard = music === null ? null : texts.story.music(titleOf(music));
  return [place.region, timeWords(setting), heard].filter((part) => part !== null).join(' · ');
}

/** `music/beats/vision_theme.mp3` is the vision theme. */
function titleOf(file: string): string {
  return file
    .replace(/^.*\//, '')
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[_-]+/g, ' ');
}

export function placeTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
