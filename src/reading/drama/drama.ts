import type { Referent } from '@/reading/drama/referent';

/** What a premise sets going: who or what it turns on, and what is the matter with it. */
export type DramaKind =
  /** Somebody is not there who should be. */
  | 'person-missing'
  | 'person-dead'
  /** Somebody is to be warned, hidden, saved or handed over. */
  | 'person-in-danger'
  /** Somebody is here, and something is between them and the player. */
  | 'person'
  | 'thing-missing'
  /** To be given, kept, opened or destroyed. */
  | 'paper'
  | 'thing'
  | 'message'
  /** To be signed or not. */
  | 'contract'
  /** Says what is whose: it can be claimed. */
  | 'deed'
  | 'vote'
  | 'event'
  | 'danger'
  | 'creature'
  | 'place'
  | 'open';

export type Drama = {
  readonly kind: DramaKind;
  readonly about: Referent;
  readonly weight: number;
};
