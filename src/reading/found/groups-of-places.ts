import { placeNouns } from '@/reading/found/word-classes';

const placesTitle =
  /\b(?:places?|locations?|around|geography|rooms|map|where|sites?|stops?|layout|deck plan)\b/i;

/** "Places", "Stations of the Upper Line": what is listed under it are places, and it is none. */
export function isGroupOfPlaces(title: string): boolean {
  const head = headOfTitle(title);
  const isMany =
    /[^s]s$/.test(head) && [/s$/, /es$/].some((end) => placeNouns.has(head.replace(end, '')));
  // Docks and stables are one place, unless they are those of something.
  const isOne = placeNouns.has(head) && !/ (?:of|at|in|on) /i.test(title);
  return placesTitle.test(title) || (isMany && !isOne);
}

/** "Stations of the Upper Line" are stations. */
export function headOfTitle(title: string): string {
  const [front = ''] = title.split(/,| (?:of|at|on|in|by|and|for|under|above|beyond) /);
  const words = front.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words[words.length - 1] ?? '';
}
