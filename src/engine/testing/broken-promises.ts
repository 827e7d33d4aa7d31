import { checkContract } from '@/contracts/check-contract';
import { validateChoice } from '@/contracts/generated/validate-choice';
import { validateStoryState } from '@/contracts/generated/validate-story-state';
import { rememberedSentenceWords } from '@/foundation/limits';
import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import { StoryRecord } from '@/engine/session/story-record';
import { countWords } from '@/story/words/split-sentences';
import type { Campaign } from '@/story/campaign/campaign';
import { sentenceKey } from '@/story/words/sentence-key';
import { placeOf } from '@/story/state/story-state';

const never = new AbortController().signal;

/** What a player, or who reads the story's log, would find wrong after a turn, in words. */
export async function brokenPromises(
  engine: Engine,
  session: StorySession,
  campaign: Campaign,
): Promise<readonly string[]> {
  return [
    ...wordsBroken(session),
    ...choicesBroken(session),
    ...stateBroken(session, campaign),
    ...sentencesTwice(session),
    ...(await logBroken(engine, session)),
  ];
}

function wordsBroken({ path }: StorySession): readonly string[] {
  const told = path[path.length - 1]?.words?.paragraphs ?? [];
  const text = told
    .flat()
    .map((sentence) => sentence.text)
    .join(' ');
  return [
    ...(text.trim() === '' ? ['there are no words'] : []),
    ...(/[{}]|undefined|\bnull\b|NaN|\[object/.test(text) ? [`it shows its seams: ${text}`] : []),
  ];
}

function choicesBroken({ choices, hasEnded }: StorySession): readonly string[] {
  const { length } = choices;
  const isRight = hasEnded ? length === 0 : length >= 3 && length <= 4;
  return [
    ...(isRight ? [] : [`${String(length)} choices are offered`]),
    ...(new Set(choices.map(({ text }) => text)).size === length ? [] : ['a choice stands twice']),
    ...choices.flatMap((choice) => {
      const checked = checkContract(validateChoice, choice);
      return checked.ok ? [] : checked.error.map(({ path, message }) => `${path} ${message}`);
    }),
  ];
}

function stateBroken({ state, path }: StorySession, campaign: Campaign): readonly string[] {
  const checked = checkContract(validateStoryState, state);
  const ending = path[path.length - 1]?.outcome.ending ?? null;
  return [
    ...(checked.ok ? [] : checked.error.map((fault) => `${fault.path} ${fault.message}`)),
    ...(campaign.places.has(placeOf(state)) ? [] : [`the player is in "${placeOf(state)}"`]),
    ...(ending === null || campaign.endings.has(ending) ? [] : [`it ended with "${ending}"`]),
  ];
}

function sentencesTwice({ path }: StorySession): readonly string[] {
  const told = path
    .flatMap(({ words }) => (words?.paragraphs ?? []).flat())
    .filter(({ text, by }) => by === 'author' && countWords(text) >= rememberedSentenceWords)
    .map(({ text }) => sentenceKey(text));
  return told
    .filter((key, at) => told.indexOf(key) < at)
    .map((key) => `this was told twice: ${key}`);
}

/** Read from the store, the story is the same, and every row is what was written. */
async function logBroken(engine: Engine, session: StorySession): Promise<readonly string[]> {
  const log = await engine.store.log(session.playthrough.id, never);
  if (!log.ok) return [log.error.message];
  const { scenes, state } = new StoryRecord(log.value).timelineTo(log.value.playthrough.headScene);
  return [
    ...(JSON.stringify(scenes) === JSON.stringify(session.path)
      ? []
      : ['the log has other scenes']),
    ...(JSON.stringify(state) === JSON.stringify(session.state)
      ? []
      : ['the log has another state']),
  ];
}
