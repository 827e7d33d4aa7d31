import type { SceneSetting } from '@/story/scene-setting';
import type { PlaceLight } from '@/ui/art/art-palettes';
import { texts } from '@/ui/texts/texts';

function timeWords({ time }: SceneSetting): string {
  const part = texts.time.parts[time.part];
  return time.weekday === null ? texts.time.day(time.day, part) : texts.time.on(time.weekday, part);
}

/** Where and when, in the line above the place's name. */
export function whereAndWhen(setting: SceneSetting): string {
  return [setting.place.region, timeWords(setting)].filter((part) => part !== null).join(' · ');
}

export function lightOf({ time }: SceneSetting): PlaceLight {
  switch (time.part) {
    case 'dawn':
      return 'dawn';
    case 'morning':
    case 'noon':
    case 'afternoon':
      return 'day';
    case 'dusk':
      return 'dusk';
    case 'evening':
    case 'night':
      return 'night';
  }
}

export function placeTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
