import type { Brief } from '@/contracts/generated/brief';
import type { Narrator, RungSentence } from '@/ports/narrator';

/** What a scripted rung does at one moment: a sentence, or `throws`, `hangs`, `goes on for ever`. */
export type RungStep = string | RungSentence;

/** A narrator that does what it is told to, and keeps what it was asked. */
export function scriptedNarrator(
  stepsFor: (brief: Brief) => readonly RungStep[],
): Narrator & { readonly asked: readonly Brief[] } {
  const asked: Brief[] = [];
  return {
    asked,
    async *tell(brief) {
      asked.push(brief);
      await Promise.resolve();
      for (const step of stepsFor(brief)) {
        if (step === 'throws') throw new Error('the model is gone');
        if (step === 'hangs') await new Promise(() => undefined);
        else if (step === 'goes on for ever')
          for (let at = 1; ; at += 1)
            yield { text: `Drop number ${String(at)} falls from the roof.`, part: 0 };
        else yield typeof step === 'string' ? { text: step, part: 0 } : step;
      }
    },
  };
}
