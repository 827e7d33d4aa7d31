import type { Choice } from '@/contracts/generated/choice';

/** Something that can be done now, as far as typed words are held against it. */
export type Offered = Pick<Choice, 'text' | 'intent'>;
