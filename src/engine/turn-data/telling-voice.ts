import type { Choice } from '@/contracts/generated/choice';
import type { GuardContext } from '@/narrator/guards/guard';
import type { Paragraph } from '@/story/words/provenance';
import type { Rung } from '@/story/log/rung';

/** Words for a scene, and which rung of the ladder found them. */
export type ToldWords = { readonly paragraphs: readonly Paragraph[]; readonly rung: Rung };

/** The narrator of one scene whose outcome stands: what scripts of a telling plan may ask. */
export interface TellingVoice {
  /** What every text of the scene is held against. */
  readonly judged: GuardContext;
  /** The same however often it is asked. */
  words(): ToldWords;
  /** What can be done now, the best first; more than are offered. */
  choices(): readonly Choice[];
}
