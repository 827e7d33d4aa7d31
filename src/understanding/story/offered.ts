import type { Choice } from '@/contracts/generated/choice';

/** Something that can be done now, as far as typed words are held against it. */
export type Offered = Pick<Choice, 'text' | 'intent'> & {
  /** Of what stands on the screen; absent for what could be done here besides. */
  readonly id?: string;
};
