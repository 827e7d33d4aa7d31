const partsOfDay = [
  { from: 5 * 60, name: 'dawn' },
  { from: 8 * 60, name: 'morning' },
  { from: 12 * 60, name: 'noon' },
  { from: 13 * 60, name: 'afternoon' },
  { from: 17 * 60, name: 'dusk' },
  { from: 19 * 60, name: 'evening' },
  { from: 22 * 60, name: 'night' },
] as const;

export type PartOfDay = (typeof partsOfDay)[number]['name'];

/** What the sun does to the look of a place. */
export type Light = 'dawn' | 'day' | 'dusk' | 'night';

export function lightAt(part: PartOfDay): Light {
  switch (part) {
    case 'dawn':
    case 'dusk':
      return part;
    case 'morning':
    case 'noon':
    case 'afternoon':
      return 'day';
    case 'evening':
    case 'night':
      return 'night';
  }
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

const minutesOfDay = 24 * 60;

/** Feelings fade by the week (arch §4.2.3). */
export const feelingUnitMinutes = 7 * minutesOfDay;

/** The day of the story, from 1; a time before the first day or beyond all counting is the first. */
export function dayOf(minutes: number): number {
  return Number.isFinite(minutes) ? Math.max(1, Math.floor(minutes / minutesOfDay) + 1) : 1;
}

/** The weekday of a day of the story that began on `startDay`. */
export function weekdayOf(day: number, startDay: Weekday): Weekday {
  const index = (weekdays.indexOf(startDay) + day - 1) % weekdays.length;
  return weekdays[index] ?? startDay;
}

export function partOfDay(minutes: number): PartOfDay {
  const today = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  let part: PartOfDay = 'night';
  for (const candidate of partsOfDay) if (today >= candidate.from) part = candidate.name;
  return part;
}

/** `40m`, `2h`, `1h30m`, `3d` in minutes; null when it is none of these. */
export function parseDuration(text: string): number | null {
  const match = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?$/.exec(text.trim());
  if (match === null || match[0] === '') return null;
  const [days, hours, minutes] = [match[1], match[2], match[3]].map((part) => Number(part ?? 0));
  return (days ?? 0) * minutesOfDay + (hours ?? 0) * 60 + (minutes ?? 0);
}

/** `07:00` in minutes after midnight; null when it is no time of day. */
export function parseTimeOfDay(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (match === null) return null;
  const hours = Number(match[1]);
  const minutes = Number(match[2]);
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}
