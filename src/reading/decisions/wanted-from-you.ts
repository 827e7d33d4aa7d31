import type { Decision } from '@/reading/decisions/decision';
import { asChoice, doneDeed, type Said } from '@/reading/decisions/deed-words';
import { subjectIn } from '@/reading/decisions/who-is-meant';

/** "asks what is in the pocket", "wants to know how long you will be". */
const questions =
  /\b(?:asks|is asking|demands to know|wants to know|would know|inquires)(?:,[^,]{2,40},)?(?: you)? ((?:what|who|whom|whose|how|why|where|when|whether|which)\b[^.;:!?,—–"“”]{3,60})/u;
const offers =
  /\b(?:(?:hands|offers|gives|lends|slides|passes|pushes) you|(?:is handing|is offering) you) ((?:the|an?|his|her|their) [\p{Ll} -]{2,40}?)(?=[.,;:]| and | with | to | in | for |$)/u;
const heldOut =
  /\b(?:holds|is holding|pushes|offers|hands)(?: out)? ((?:the|an?|his|her|their) [\p{Ll} -]{2,30}?) (?:out )?to(?:ward|wards)? you\b/u;
const proposals = /\boffers to (\p{Ll}[^.;:!?,—–"“”]{2,60})/u;

/** Somebody wants an answer. */
export function answersWanted(sentence: string, said: Said): readonly Decision[] {
  const found = questions.exec(sentence);
  const clause = found?.[1]?.trim() ?? '';
  if (found === null || !isPlain(clause) || clause.split(/\s+/).length < 3) return [];
  const who = subjectIn(sentence.slice(0, found.index), said.before, said.people);
  if (who === null) return [];
  return pair(
    { yes: `tell ${who.name} ${clause}`, no: `keep from ${who.name} ${clause}` },
    who.person,
  );
}

/** Somebody holds something out, or offers to do something. */
export function offersMade(sentence: string, said: Said): readonly Decision[] {
  const found = offers.exec(sentence) ?? heldOut.exec(sentence);
  const what = found?.[1]?.replace(/^(?:an?|his|her|their) /, 'the ').trim();
  if (found !== null && what !== undefined) {
    const who = subjectIn(sentence.slice(0, found.index), said.before, said.people);
    return who === null
      ? []
      : pair(
          { yes: `take ${what} from ${who.name}`, no: `leave ${what} with ${who.name}` },
          who.person,
        );
  }
  const proposal = proposals.exec(sentence);
  const deed = proposal?.[1]?.trim() ?? '';
  if (proposal === null || !isPlain(deed) || /\byou\b/.test(deed)) return [];
  const who = subjectIn(sentence.slice(0, proposal.index), said.before, said.people);
  return who === null
    ? []
    : pair({ yes: `let ${who.name} ${deed}`, no: `turn down what ${who.name} offers` }, who.person);
}

/** Nobody would know whom or what the choice means. */
function isPlain(words: string): boolean {
  return !/\b(?:he|she|him|his|her|hers|it|its|they|them|their|this|that|these|those)\b/i.test(
    words,
  );
}

function pair(
  { yes, no }: { readonly yes: string; readonly no: string },
  person: Decision['person'],
): readonly Decision[] {
  const made = (deed: string, stance: Decision['stance']): Decision => ({
    ...{
      text: asChoice(deed),
      deed,
      done: doneDeed(deed).replace(/ offers$/, ' offered'),
      stance,
      person,
    },
  });
  return [made(yes, 'with'), made(no, 'against')];
}
