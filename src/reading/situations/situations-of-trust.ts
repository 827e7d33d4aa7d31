import { wordAskedFor } from '@/reading/situations/trust/word-asked-for';
import { debtCalledIn } from '@/reading/situations/trust/debt-called-in';
import { kindnessThatCosts } from '@/reading/situations/trust/kindness-that-costs';
import { nameKnown } from '@/reading/situations/trust/name-known';
import { secretForASecret } from '@/reading/situations/trust/secret-for-a-secret';
import { keptForSomebody } from '@/reading/situations/trust/kept-for-somebody';
import { lieNearlyBelieved } from '@/reading/situations/trust/lie-nearly-believed';
import { wrongToBeNamed } from '@/reading/situations/trust/wrong-to-be-named';
import { apologyTooLate } from '@/reading/situations/trust/apology-too-late';
import { realReasonAsked } from '@/reading/situations/trust/real-reason-asked';
import { mistakenForHelp } from '@/reading/situations/trust/mistaken-for-help';
import { promiseToAnother } from '@/reading/situations/trust/promise-to-another';
import { badWordHeard } from '@/reading/situations/trust/bad-word-heard';
import { nothingToBeSaid } from '@/reading/situations/trust/nothing-to-be-said';
import type { StorySituation } from '@/reading/situation-form/story-situation';

export const situationsOfTrust: readonly StorySituation[] = [
  wordAskedFor,
  debtCalledIn,
  kindnessThatCosts,
  nameKnown,
  secretForASecret,
  keptForSomebody,
  lieNearlyBelieved,
  wrongToBeNamed,
  apologyTooLate,
  realReasonAsked,
  mistakenForHelp,
  promiseToAnother,
  badWordHeard,
  nothingToBeSaid,
];
