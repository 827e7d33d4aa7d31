import type { Because, Choice } from '@/contracts/generated/choice';
import {
  beatReason,
  capital,
  memoryById,
  memoryReason,
  personReason,
  placeReason,
  quoted,
  reason,
} from '@/engine/why/reason-words';
import { reasonsKnown } from '@/engine/why/reasons-known';
import type { Reason, SceneToExplain } from '@/engine/why/reasons';

/** What a choice truly comes from, each reason with its scene. */
export function whyChoice(
  choice: Pick<Choice, 'text' | 'because'>,
  toExplain: SceneToExplain,
): readonly Reason[] {
  const { met, campaign } = toExplain;
  return reasonsKnown(choice, met, campaign).map((each) => becauseReason(each, toExplain));
}

function becauseReason(because: Because, toExplain: SceneToExplain): Reason {
  const { kind, id, text } = because;
  const asSaid = reason({ kind, id, text: capital(text) });
  switch (kind) {
    case 'memory': {
      const memory = memoryById(id, toExplain);
      return memory === null ? { ...asSaid, text: quoted(text) } : memoryReason(memory, toExplain);
    }
    case 'person':
      return personReason(id, toExplain) ?? asSaid;
    case 'place':
      return placeReason(id, toExplain) ?? asSaid;
    case 'beat':
      return beatReason(id, toExplain) ?? asSaid;
    case 'item':
      return reason({ kind, id, text: `It takes ${text}.` });
    case 'skill':
      return reason({ kind, id, text: `The skill ${text} offers it.` });
    case 'stat':
      // How much of it the player has stands beside the roll.
      return reason({ kind, id, text: `It is a matter of ${id}.` });
  }
}
