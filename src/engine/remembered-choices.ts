import type { Choice } from '@/contracts/generated/choice';
import { relevanceThreshold } from '@/foundation/limits';
import type { OpenStory } from '@/engine/open-story';
import { standingMoment } from '@/engine/recall-moment';
import type { Timeline } from '@/engine/timeline';

/**
 * The choices, each with the memory that bears on it, where there is one and none is named yet. Having
 * waited somewhere is no reason for anything: what meant little is left out.
 */
export function rememberedChoices(
  choices: readonly Choice[],
  { recall }: Pick<OpenStory, 'recall'>,
  timeline: Timeline,
): Promise<readonly Choice[]> {
  const meant = timeline.past.memories.filter(({ significance }) => significance !== 'low');
  const moment = standingMoment(timeline);
  const never = new AbortController().signal;
  const withMemory = async (choice: Choice): Promise<Choice> => {
    if (choice.because.some(({ kind }) => kind === 'memory')) return choice;
    const question = { query: choice.text, limit: 1, threshold: relevanceThreshold };
    const [found] = await recall.search(meant, question, moment, never);
    if (found === undefined) return choice;
    const { id, summary: text } = found;
    return { ...choice, because: [...choice.because, { kind: 'memory', id, text }] };
  };
  return Promise.all(choices.map(withMemory));
}
