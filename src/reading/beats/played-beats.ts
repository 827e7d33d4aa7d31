import { mentions } from '@/reading/found/person-names';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { baseOfThird } from '@/reading/prose/verb-forms';
import { upperFirst } from '@/reading/prose/upper-first';
import { splitSentences } from '@/story/words/split-sentences';
import type { Beat } from '@/story/campaign/beat';

/** More of it would be a lecture. */
const mostTold = { excerpts: 2, words: 40 };

/**
 * Notes of how a beat may go, as something that happens: of several sources one, "says why" as what the author says
 * of it elsewhere, and whoever does what only the player can do as the player.
 */
export function playedBeats(beats: readonly Beat[], reading: Reading): readonly Beat[] {
  return beats.map((beat) =>
    beat.description === null
      ? beat
      : { ...beat, description: played(beat, beat.description, reading) },
  );
}

function played(beat: Beat, description: string, reading: Reading): string {
  const sentences = splitSentences(description);
  const parts = sentences.map((sentence) => {
    if (/["“”]/.test(sentence)) return sentence;
    const done = byPlayer(sentence, beat);
    return fromOne(done, reading) ?? outspoken(done, reading);
  });
  const told = parts.filter((part) => part !== '').join(' ');
  return told === '' ? description : told;
}

const learnt =
  /^(You|[Tt]he player) (?:may |can |might )?(?:learns?|finds? out|hears?|discovers?) (.+?),? (?:either )?((?:from|through|by|via) .+)\.$/u;

/** "You learn of the sale from Ada, from the clerk, or by reading the deed": "Ada tells you of the sale." */
function fromOne(sentence: string, reading: Reading): string | null {
  const [, , what = '', sources = ''] = learnt.exec(sentence) ?? [];
  const ways = sources.split(/,? or |, /).map((way) => way.trim());
  if (what === '' || ways.length < 2) return null;
  const people = ways.flatMap((way) => personIn(way, reading.people) ?? []);
  const [name] = people;
  const [verb = 'learn'] = /(?:learn|find out|hear|discover)/.exec(sentence) ?? [];
  const first =
    name === undefined ? `You ${verb} ${what}.` : `${upperFirst(name)} tells you ${what}.`;
  return [first, ...toldElsewhere(what, reading)].join(' ');
}

/** The name by which a source is somebody: "from the clerk". */
function personIn(way: string, people: readonly FoundPerson[]): string | null {
  const name = way.replace(/^(?:from|through|by|via) /, '');
  const isSomebody = people.some(
    ({ called, role, isSilent }) =>
      !isSilent &&
      [...called, role ?? ''].some(
        (each) => each !== '' && bare(each).toLowerCase() === bare(name).toLowerCase(),
      ),
  );
  return isSomebody ? name : null;
}

function bare(name: string): string {
  return name.replace(/^(?:the|an?) /i, '');
}

const saying =
  /(?:^|,? and (?:then )?|, )(?:\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)* |[Hh]e |[Ss]he |[Tt]hey |[Tt]he \p{Ll}+ )?(?:says|tells (?:you|the player)|explains|admits|confesses|reveals) (?:to (?:you|the player) )?(?:why|how|who|whom|what|where|when)\b[^.,;:]*\.$/u;

/** "Ines says why she left": the reason, where the author gives it anywhere, and else nothing. */
function outspoken(sentence: string, reading: Reading): string {
  const found = saying.exec(sentence);
  if (found === null) return sentence;
  const before = sentence.slice(0, found.index).trim();
  const rest = before === '' ? [] : [`${before.replace(/[,;]$/, '')}.`];
  return [...rest, ...toldElsewhere(sentence, reading).slice(0, 1)].join(' ');
}

/** What is said of the same elsewhere, in the author's words. */
function toldElsewhere(what: string, { everywhere, topics }: Reading): readonly string[] {
  const words = contentOf(what);
  const needed = Math.min(2, words.length);
  const all = [...everywhere, ...topics.flatMap(({ excerpts }) => excerpts)];
  const fitting = all.filter(({ text, isStart, words: length }) => {
    const small = text.toLowerCase();
    const shared = words.filter((word) => mentions(small, word)).length;
    return needed > 0 && isStart && length <= mostTold.words && shared >= needed;
  });
  return [...new Set(fitting.map(({ text }) => text))].slice(0, mostTold.excerpts);
}

const empty =
  /^(?:that|this|what|about|from|with|says|tells|explains|admits|confesses|reveals|they|their|them|were|have|been|when|where|which|whom|does|will|would|player|time)$/;

function contentOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !empty.test(word)))];
}

const somebody =
  /^((?:[Ff]or the first time[^,]{0,30}?,? |[Tt]hen |[Ff]inally,? |[Aa]t last,? )?)(?:someone|somebody) (\p{Ll}+s) /iu;

/** "For the first time somebody rings the bell", where nobody but the player is to: it is the player. */
function byPlayer(sentence: string, { playerChoices, consequences, outcomes }: Beat): string {
  const [all = '', before = '', verb = ''] = somebody.exec(sentence) ?? [];
  if (all === '' || /^(?:is|has|was|does)$/.test(verb)) return sentence;
  const own = [
    ...playerChoices,
    ...[...consequences, ...outcomes.map(({ description }) => description ?? '')].filter((text) =>
      /^The player\b/.test(text),
    ),
  ].join(' ');
  const isPlayers = new RegExp(`\\b(?:${verb}|${baseOfThird(verb)})\\b`, 'i').test(own);
  const isFirst = /^for the first time/i.test(before) && deliberate.test(verb);
  return isPlayers || isFirst
    ? sentence.replace(/someone|somebody/i, before === '' ? 'The player' : 'the player')
    : sentence;
}

/** What nobody does without meaning to, and the player can be told to have done. */
const deliberate =
  /^(?:sits|answers|speaks|asks|opens|reads|rings|writes|knocks|plays|touches|lifts|pulls|turns|lights|steps|climbs|enters|listens|signs)$/;
