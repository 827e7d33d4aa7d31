import type { Decision } from '@/reading/decisions/decision';
import { asChoice, deedIn, doneDeed, type Said } from '@/reading/decisions/deed-words';
import { lastNamed } from '@/reading/decisions/who-is-meant';
import { mentions } from '@/reading/found/person-names';
import { baseOfParticiple, baseOfThird } from '@/reading/prose/verb-forms';

/** Nobody does these to anybody, or everybody does. */
const noDeeds =
  /^(?:seen|heard|found|had|known|born|expected|felt|believed|missed|envied|pitied|taken|understood|avoided|noticed|feared|remembered|forgotten|trusted|admired|loved|lost)$/;

const due =
  /\b(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*|[Hh]e|[Ss]he|[Tt]he (?:(?!he |she )\p{Ll}+ ){0,3}?(?!he |she |it |they )\p{Ll}+) (?:is|are|has|have|needs?|must|ought)(?: still| now)?(?: to)? be (\p{Ll}+)\b([^.;:!?,—–"“”]*)/u;
const ifSomebody =
  /\b(?:if|unless|until|once) (?:some(?:body|one)|any(?:body|one))(?: (?:in|at|on|from) the \p{Ll}+| else)? (\p{Ll}+s) ([^.;!?—–"“”,]+)/iu;

/** "The form is signed or it isn't": what may become of something is the player's to bring about. */
export function leftOpen(consequence: string, said: Said): readonly Decision[] {
  const found =
    /^(The (?:\p{Ll}+ ){0,3}?\p{Ll}+) (?:is|are) (\p{Ll}+),? or (?:it |they )?(?:is(?: not|n['’]t)|are(?: not|n['’]t)|not|stays?|the)\b/u.exec(
      consequence,
    );
  return found === null ? [] : dueIn(`${found[1] ?? ''} must be ${found[2] ?? ''}.`, said);
}

/** Something is to be done, and nobody else does it: "he is to be put off at the next halt". */
export function toBeDone(sentence: string, said: Said): readonly Decision[] {
  return [...dueIn(sentence, said), ...waitedFor(sentence, said)];
}

function dueIn(sentence: string, said: Said): readonly Decision[] {
  const found = due.exec(sentence);
  const [, what = '', form = '', rest = ''] = found ?? [];
  const base = baseOfParticiple(form);
  if (found === null || base === null || noDeeds.test(form)) return [];
  const before = `${said.before} ${sentence.slice(0, found.index)}`;
  const name = /^(?:he|she)$/i.test(what)
    ? (lastNamed(before, said.people, what.toLowerCase())?.shortName ?? null)
    : what.replace(/^The /, 'the ');
  if (name === null || /\b(?:by|to)\b/.test(rest.trim().split(' ')[0] ?? '')) return [];
  const deed = deedIn(`${base} ${name}${rest}`, { ...said, before });
  if (deed === null) return [];
  const person =
    said.people.find(({ called }) => called.some((each) => mentions(deed, each))) ?? null;
  return [
    { text: asChoice(deed), deed, done: doneDeed(deed), stance: 'self', person },
    {
      ...{ text: asChoice(`refuse to ${deed}`), deed: `refuse to ${deed}` },
      ...{ done: `refused to ${deed}`, stance: 'against', person },
    },
  ];
}

/** "She will open only if somebody tells her the truth." */
function waitedFor(sentence: string, said: Said): readonly Decision[] {
  const found = ifSomebody.exec(sentence);
  const [, verb = '', rest = ''] = found ?? [];
  if (found === null) return [];
  const before = `${said.before} ${sentence.slice(0, found.index)}`;
  const deed = deedIn(`${baseOfThird(verb)} ${rest}`, { ...said, before });
  if (deed === null) return [];
  const person =
    said.people.find(({ called }) => called.some((name) => mentions(deed, name))) ?? null;
  return [{ text: asChoice(deed), deed, done: doneDeed(deed), stance: 'with', person }];
}
