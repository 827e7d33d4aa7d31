import type { FoundPerson, Reading } from '@/reading/found/reading';

/** Prisoners are where prisoners are kept, and cooks where there is cooking, if there is such a place. */
const whereKept: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:prisoner|captive|inmate|convict|hostage|detainee|jailer|gaoler|sheriff)\b/i,
    /\b(?:cells?|prison|jail|gaol|brig|dungeon|lock-?up|cage|tower|hold)\b/i,
  ],
  [
    /\b(?:patient|invalid|wounded|convalescent|feverish|nurse|medic|physician|surgeon|doctor|dr)\b/i,
    /\b(?:ward|infirmary|hospital|sick-?(?:bay|room)|clinic|sanatorium|dispensary|surgery)\b/i,
  ],
  [
    /\b(?:engine|engineman|stoker|boiler|pump|machine|automaton|turbine|mill-?wheel|(?<!sound )engineer|mechanic)\b/i,
    /\b(?:engine|boiler|pump|machine|turbine|mill|garage|workshop)\b/i,
  ],
  [/\b(?:cook|chef|kitchen-?maid|scullion)\b/i, /\b(?:kitchen|galley|cookhouse|canteen)\b/i],
  [
    /\b(?:bar(?:man|maid|keeper|tender)|innkeeper|publican|landlady|landlord)\b/i,
    /\b(?:bar|saloon|inn|tavern|pub|alehouse|taproom)\b/i,
  ],
  [/\b(?:captain|skipper|helms(?:man|woman)|pilot)\b/i, /\b(?:wheelhouse|bridge|cockpit|helm)\b/i],
  [
    /\b(?:priest|vicar|preacher|pastor|chaplain|sexton|verger|organist|reverend)\b/i,
    /\b(?:church|chapel|vestry|cathedral|temple)\b/i,
  ],
  [/\b(?:librarian|archivist)\b/i, /\b(?:library|archives?|reading room)\b/i],
  [
    /\b(?:teacher|schoolmaster|schoolmistress|headmaster|headmistress)\b/i,
    /\b(?:school|schoolroom|schoolhouse|classroom)\b/i,
  ],
  [
    /\b(?:porter|receptionist|concierge|doorman)\b/i,
    /\b(?:lodge|lobby|front desk|foyer|reception)\b/i,
  ],
  [/\b(?:gardener|beekeeper)\b/i, /\b(?:gardens?|greenhouse|orchard)\b/i],
  [/\b(?:smith|blacksmith)\b/i, /\b(?:forge|smithy)\b/i],
  [/\bminer\b/i, /\b(?:mine|shaft|pit)\b/i],
  [/\bmiller\b/i, /\bmill\b/i],
  [/\bbaker\b/i, /\b(?:bakery|bakehouse)\b/i],
  [/\b(?:shopkeeper|grocer)\b/i, /\b(?:shop|store)\b/i],
  [/\b(?:groom|ostler|stable(?:hand|boy|man))\b/i, /\bstables?\b/i],
  [/\b(?:ferry(?:man|woman)|boat(?:man|woman))\b/i, /\b(?:ferry|landing|jetty|quay|boathouse)\b/i],
  [/\bstation ?master\b/i, /\b(?:station|platform|ticket office)\b/i],
  [/\b(?:producer|controller)\b/i, /\bcontrol (?:room|booth)\b/i],
];

export function placeByRole(
  { role, name }: Pick<FoundPerson, 'role' | 'name'>,
  places: Reading['places'],
): string | null {
  const words = `${role ?? ''} ${name}`;
  for (const [who, where] of whereKept)
    if (who.test(words)) {
      const place = places.find((each) => where.test(each.name));
      if (place !== undefined) return place.id;
    }
  return null;
}
