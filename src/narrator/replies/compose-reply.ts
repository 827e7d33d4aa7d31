import { isForbidden } from '@/narrator/guards/is-forbidden';
import { pickLine } from '@/narrator/lines/pick-line';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { replyWords, type Replied } from '@/narrator/replies/reply-words';
import { outcomePassage } from '@/narrator/scene/outcome-passage';
import { tellScene } from '@/narrator/scene/tell-scene';
import { WordsInProgress } from '@/narrator/scene/words-in-progress';
import type { Paragraph } from '@/story/words/provenance';

const notHere = 'That cannot be done here.';

/** What is said to an act that is told in place: the author's words where there are some, without their effects. */
export function composeReply(context: TellingContext, replied: Replied): readonly Paragraph[] {
  const { intent } = context;
  if (intent === null) return [];
  const { said } = replied;
  const words = new WordsInProgress({ stateBefore: context.state, input: said });
  const found = outcomePassage(context, (passage) => words.failureOf(passage, context) === null);
  const told = (passage: string): readonly Paragraph[] =>
    tellScene(
      {
        told: [{ part: 'outcome', passage }],
        ending: null,
        taken: { choice: null, text: said, intent },
      },
      context,
    );
  const byAuthor = found.kind === 'passage' ? told(found.passage.id) : [];
  if (byAuthor.length > 0) return byAuthor;
  const own = replyWords(intent, replied, context);
  if (own !== null) {
    // It repeats what was typed, and names who and what is here: none of that is more welcome for it.
    const shown = own.filter((text) => !isForbidden(text, context));
    return [(shown.length > 0 ? shown : [notHere]).map((text) => ({ text, by: 'engine' }))];
  }
  const line = found.kind === 'line' ? found.line : 'done';
  return told(pickLine(line, context, { said }));
}
