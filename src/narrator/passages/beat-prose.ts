import { withoutEnding } from '@/story/words/without-ending';
import type { Beat, BeatOutcome } from '@/story/campaign/beat';
import type { Campaign } from '@/story/campaign/campaign';
import { isEnglish } from '@/story/campaign/is-english';
import type { Passage } from '@/story/campaign/passage';
import { sentenceKey } from '@/story/words/sentence-key';

const prefix = 'beat:';

/** The id under which a scene tells what a beat itself has to say; no passage can be called so. */
export function beatPart(beat: string): string {
  return `${prefix}${beat}`;
}

/** The beat that such an id stands for. */
export function beatOfPart(id: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}

export type BeatTold = {
  readonly beat: Beat;
  /** How it turned out. */
  readonly way: BeatOutcome | null;
  /** The passage that tells the beat. */
  readonly passage: Passage | null;
  /** What the scene says before this. */
  readonly told: string;
  readonly campaign: Pick<Campaign, 'language'>;
};

/** The author's words of a beat itself: all of them where no passage tells it, else what the passage leaves out. */
export function beatProse({ beat, way, passage, told, campaign }: BeatTold): readonly string[] {
  const said = sentenceKey(told);
  const unsaid = beat.dialogue.filter(({ line }) => !said.includes(sentenceKey(line)));
  const description = passage === null ? beat.description : null;
  const turn = passage !== null && tellsOutcomeOf(passage, beat.id) ? null : way?.description;
  return [
    description ?? '',
    ...spoken(unsaid, isEnglish(campaign) ? attributed : colon),
    turn ?? '',
  ].filter((text) => text !== '');
}

/** Whether its author wrote it for a way the beat turns out. */
function tellsOutcomeOf({ conditions, prose }: Passage, beat: string): boolean {
  const steps = ['beats', beat, 'outcome'];
  return (
    JSON.stringify(conditions.expressions).includes(JSON.stringify(steps)) ||
    prose.some((paragraph) => paragraph.includes(steps.join('.')))
  );
}

/**
 * Lines in their order, those of one speaker in one paragraph. Who speaks is named once; of three or more,
 * whenever another begins.
 */
function spoken(dialogue: Beat['dialogue'], named: typeof attributed): readonly string[] {
  const speakers = new Set(dialogue.flatMap(({ speaker }) => speaker ?? []));
  const heard = new Set<string>();
  const paragraphs: string[] = [];
  let last: string | null = null;
  for (const { speaker, line } of dialogue) {
    const isSame = speaker !== null && speaker === last;
    const isClear = speaker === null || isSame || (speakers.size < 3 && heard.has(speaker));
    const text = isClear ? quoted(line, speaker) : named(line, speaker);
    if (isSame) paragraphs.push(`${paragraphs.pop() ?? ''} ${text}`);
    else paragraphs.push(text);
    if (speaker !== null) heard.add(speaker);
    last = speaker;
  }
  return paragraphs;
}

/** A line that nobody says is told as it stands. */
function quoted(line: string, speaker: string | null): string {
  return speaker === null ? line : `"${bare(line)}"`;
}

function attributed(line: string, speaker: string): string {
  // Three full stops would begin a new sentence after the quotation mark.
  const whole = bare(line);
  const stopless = withoutEnding(whole, /\./);
  const words = whole.length - stopless.length < 2 ? whole : `${stopless}…`;
  const stop = /[!?…,–—-]$/.test(words) ? '' : ',';
  return `"${words.replace(/\.$/, '')}${stop}" says {${speaker}.name}.`;
}

/** In a language the engine does not speak it adds no word of its own. */
function colon(line: string, speaker: string): string {
  return `{${speaker}.name}: "${bare(line)}"`;
}

function bare(line: string): string {
  return line.trim().replace(/^["“]|["”]$/g, '');
}
