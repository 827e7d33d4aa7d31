import type { Because, Choice } from '@/contracts/generated/choice';
import type { OpenStory } from '@/engine/turn-data/open-story';
import { standingMoment } from '@/engine/turn-data/recall-moment';
import type { Timeline } from '@/engine/turn-data/timeline';
import { memoryAround, memoryBehind } from '@/narrator/reasons/choice-memory';
import { speakOfTheSame } from '@/narrator/reasons/speak-of-the-same';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { isMadeOfProse } from '@/story/campaign/is-made-of-prose';
import type { Memory } from '@/story/state/memory';

/**
 * The choices, each with the memory it comes from, where there is one [arch SC-034]: what caused it, else
 * what has to do with whom or what it means. Only where neither is known, the memory that sounds most alike
 * is taken, and only if both speak of the same thing: that sentences sound alike is no reason by itself.
 */
export function rememberedChoices(
  choices: readonly Choice[],
  { recall }: Pick<OpenStory, 'recall'>,
  { timeline, context }: { readonly timeline: Timeline; readonly context: TellingContext },
): Promise<readonly Choice[]> {
  const moment = standingMoment(timeline);
  const never = new AbortController().signal;
  const likeIt = async (choice: Choice): Promise<Choice> => {
    // The engine's words for a way name nothing but the place, and of that all is known.
    if (choice.by === 'engine' && choice.intent.kind === 'move') return choice;
    // Nobody wrote these choices for this: that both have a word in common would be chance.
    if (isMadeOfProse(context.campaign)) return choice;
    const question = { query: choice.text, limit: mostFound, threshold: 0 };
    const meant = latest(timeline.past.memories, ({ significance }) => significance !== 'low');
    const found = await recall.search(meant, question, moment, never);
    const memory =
      found.find((each) => speakOfTheSame(choice.text, each, context.campaign)) ??
      memoryAround(choice, context);
    return memory === null ? choice : because(choice, memory);
  };
  const remembering = (choice: Choice): Promise<Choice> => {
    const memory = memoryBehind(choice, context);
    return memory === null ? likeIt(choice) : Promise.resolve(because(choice, memory));
  };
  return Promise.all(choices.map(remembering));
}

/** It stands before the reasons that are no memories, and after the skill that offers the choice. */
function because(choice: Choice, { id, summary }: Pick<Memory, 'id' | 'summary'>): Choice {
  const memory: Because = { kind: 'memory', id, text: summary };
  const others = choice.because.filter(({ kind }) => kind !== 'memory');
  const skills = others.filter(({ kind }) => kind === 'skill');
  return {
    ...choice,
    because: [...skills, memory, ...others.filter(({ kind }) => kind !== 'skill')],
  };
}

const mostFound = 5;
/** So many are compared at most, however long the story is. */
const mostCompared = 100;

function latest(memories: readonly Memory[], fits: (memory: Memory) => boolean): readonly Memory[] {
  const found: Memory[] = [];
  for (let at = memories.length - 1; at >= 0 && found.length < mostCompared; at -= 1) {
    const memory = memories[at];
    if (memory !== undefined && fits(memory)) found.push(memory);
  }
  return found.reverse();
}
