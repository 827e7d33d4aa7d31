import { baseFormsOf } from '@/understanding/lexicon/verb-table';

/** English verbs for one and the same deed, the plainest first. Words that are nouns as often are left out. */
const families = `
  open|unseal|unlock|unwrap|unfold|unbar|unlatch|uncork close|shut read|peruse|skim
  take|grab|seize|fetch|snatch pay|settle|repay|reimburse promise|swear|vow|pledge refuse|decline|reject
  accept|agree|consent burn|incinerate tear|rip|shred break|smash|shatter eat|devour|munch|nibble
  drink|gulp|quaff hide|conceal|stash ring|toll|chime write|jot|scribble|inscribe follow|pursue
  touch|stroke|pat sleep|nap|doze|slumber knock|rap help|assist|aid count|tally buy|purchase
  free|release|liberate hit|strike|punch hug|embrace show|display search|rummage|ransack
  shout|yell|holler|bellow extinguish|douse|quench|snuff light|kindle|ignite wash|rinse|scrub dig|excavate
  cut|slice drop|discard throw|hurl|fling|toss|chuck|lob push|shove pull|tug|yank mend|repair|fix
  wait|linger|tarry hurry|rush|hasten steal|pilfer|filch kill|slay|murder forgive|pardon keep|retain
  frighten|scare whisper|murmur weep|cry|sob lift|raise|hoist climb|clamber|scramble leave|depart bury|inter
  tie|bind wake|rouse`
  .trim()
  .split(/\s+/)
  .map((family) => family.split('|'));

const deeds: ReadonlyMap<string, string> = new Map(
  families.flatMap(([plainest = '', ...others]) =>
    [plainest, ...others].map((verb) => [verb, plainest] as const),
  ),
);

/** A verb by the plainest that means the same, in whatever form it stands; any other word as it is. */
export function plainestDeed(word: string): string {
  for (const form of baseFormsOf(word)) {
    const deed = deeds.get(form);
    if (deed !== undefined) return deed;
  }
  return word;
}

/** What cannot be done with the same thing by the same act. */
const opposites: ReadonlySet<string> = new Set(
  `open|close open|keep open|leave give|keep sell|keep burn|keep tear|keep break|keep eat|keep throw|keep drop|keep
  read|keep take|give take|drop take|leave promise|refuse accept|refuse pay|refuse buy|sell push|pull
  light|extinguish burn|extinguish break|mend tear|mend free|tie hide|show help|hit help|kill write|erase go|stay
  go|wait enter|leave stay|leave wait|leave wait|hurry follow|leave sleep|wake hug|hit save|kill spare|kill
  forgive|blame forgive|punish trust|doubt remember|forget admit|deny lift|drop praise|blame bury|dig`
    .trim()
    .split(/\s+/),
);

export function areOpposite(one: string, other: string): boolean {
  return opposites.has(`${one}|${other}`) || opposites.has(`${other}|${one}`);
}
