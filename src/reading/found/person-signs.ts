import type { NameRun } from '@/reading/found/name-runs';
import { personNouns } from '@/reading/found/word-classes';
import type { ReadSentence } from '@/reading/prose/sentence';

/** What only people do; a name before one of these is somebody's, whatever the lexicon knows of it. */
const deeds = new Set(
  'says said asks asked answers answered reads read writes wrote talks talked speaks spoke tells told whispers mutters shouts sings sang smiles laughs nods frowns sighs weeps cries knows knew thinks thought believes remembers forgets forgot wants wanted hopes wishes fears hates loves likes keeps kept puts put takes took gives gave carries carried wears wore drinks drank eats ate sleeps slept wakes woke works worked teaches taught paints paints cooks bakes sews mends drives drove walks walked comes came goes went sits sat waits waited watches watched looks looked listens listened pretends refuses insists promises swears lies complains worries suspects argues owns owes runs ran lives lived was is has had will would never always still once also'.split(
    ' ',
  ),
);
/** Of these, what anything may do: it says something only beside another sign. */
const ofAnything = new Set(
  'runs ran keeps kept takes took gives gave carries carried comes came goes went lives lived lies was is has had will would never always still once also looks looked'.split(
    ' ',
  ),
);

/** What only somebody does. */
export function isOwnDeed(verb: string): boolean {
  return deeds.has(verb) && !ofAnything.has(verb);
}

/** So many characters after a name still speak of it. */
const nearby = 160;

/** How sure it is that a run of capitals is the name of somebody; two are enough. */
export function personSigns(
  run: NameRun,
  { text }: Pick<ReadSentence, 'text'>,
  after: Pick<ReadSentence, 'text' | 'leans'> | undefined,
): number {
  if (run.hasArticle || run.isPlace || run.isNobody) return 0;
  const at = text.indexOf(run.text) + run.text.length;
  const rest = text.slice(at, at + nearby);
  const goesOn = after?.leans === true && /^(?:he|she)\b/i.test(after.text);
  const isMeant = /\b(?:he|she|him|his|hers?|himself|herself)\b/i.test(rest) || goesOn;
  const deed = deeds.has(run.next) ? (ofAnything.has(run.next) ? 0.5 : 1) : 0;
  return (
    (run.isPerson ? 2 : 0) +
    (roleAfter(run.text, text) === null ? 0 : 2) +
    (!run.isPerson && isWhoAfter(rest) ? 2 : 0) +
    (isMeant ? 1 : 0) +
    (run.words.length > 1 ? 0.5 : 0) +
    (run.words.length > 1 && goesOn && text.startsWith(run.text) ? 0.5 : 0) +
    deed
  );
}

/** "Ansa, sixty, who mends nets": only people are told of so. */
function isWhoAfter(rest: string): boolean {
  return (
    /^, (?:the|its|our|their) (?:eldest|oldest|youngest|elder|younger)\b/.test(rest) ||
    /^,? (?:[^,.;]{2,40}, )?who(?:se)?\b/.test(rest) ||
    /^, (?:about |nearly |perhaps )?(?:\d\d?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|\p{L}+teen|ten|eleven|twelve)[,.]/u.test(
      rest,
    )
  );
}

/** "Mabel Orr has been the engineer for thirty years", "Dev Anand, the night porter, ...": what they are. */
export function roleAfter(name: string, text: string): string | null {
  const at = text.indexOf(name);
  if (at < 0) return null;
  const rest = text.slice(at + name.length, at + name.length + nearby);
  const said =
    /^(?:,| is| was| has been| has always been|,? who is|) (?:the|an?|our|its|their) ([\p{Ll}' -]{3,40})/u.exec(
      rest,
    )?.[1] ?? bareRole(rest);
  if (said === undefined) return null;
  const words = said.split(' ');
  const last = words.findIndex((word) => personNouns.has(word));
  return last < 0 || last > 3 ? null : words.slice(0, last + 1).join(' ');
}

/** "Ottavio has been porter for years": no article, and nothing between. */
function bareRole(rest: string): string | undefined {
  const word = /^ (?:is|was|has been|has always been) ([\p{Ll}-]{3,})\b/u.exec(rest)?.[1];
  return word !== undefined && personNouns.has(word) ? word : undefined;
}
