import { isClaimed } from '@/understanding/phrases/claims';
import { wordsSaid } from '@/understanding/lexicon/words-said';
import { framesOf } from '@/understanding/phrases/frames';
import { idioms } from '@/understanding/lexicon/idioms';
import { verbInTable } from '@/understanding/lexicon/verb-table';

/** What makes any bodily act uncertain: a race against something, danger all round, a hope. */
const hazards = framesOf([
  ...idioms.chance,
  // A race against time or somebody.
  'before <event>',
  'as <somebody> <collapse>',
  'as fast|quick|quickly|quietly|hard|far|high|quiet as i|anyone',
  'after|behind|chasing|hunting|following me|us',
  // Somebody must not notice.
  "while he|she|they|nobody|they're|he's|she's|nobody's",
  'while it <acts>',
  "while it's <unaware>",
  'while it is still? <unaware>',
  "while it is|it's still? in|at|on",
  'while <somebody> is|are not|looking|turned|busy|away|back|dead',
  'while <somebody> <unaware>',
  'while <somebody> is|are still <unaware>',
  "while <one's> back",
  // What it hangs on.
  "hope|pray it|he|she|they|the|i|my|that|nobody|no|nothing|we|she's|he's|it's|i'm|and",
  'and hope|pray',
  'trust that? it|the|my|this|a ... to|will|hold|holds',
  'see if|whether i|it|the|he|she|they|my|we|anything|something|that|this|who',
  'and see what|how|where|which|who',
  'until|till it|the|my|something|they ... give|gives|break|breaks|quit|quits|bleed|bleeds|snap|snaps|budge|budges|yield|yields|crack|cracks|burst|bursts|tire|tires|drop|drops|fail|fails',
  // Against one's own ability.
  'although|though <event>',
  "although|though i|i'm|my|we",
  'even though|if',
  "have|i've|it's|which|having|she's|he's never done|tried|been|flown|driven|ridden|sailed|fired|held|cleared|managed",
  'never been? done|tried|flown|driven|ridden|sailed|fired|held|cleared|managed',
  'half|barely|hardly|scarcely know|learned|learnt|remember|remembered|understand|practised|practiced',
  '<partial>',
  '<hampered>',
  'without <helper>',
  'without <missing>',
  'with no <somebody>',
  'with only|just|barely|but half|one|two|three|a|my|minutes|seconds|ten|five|thirty',
  'with|in two|three|five|ten|thirty|sixty seconds|minutes|bullets|rounds|breaths left|to|of',
  'with one|half|both hand|arm|eye|engine|leg|good|hands|lung|of',
  'on one|two engine|breath|leg|wheel|wheels|wing',
  'at|from this|long|two|twenty|thirty|fifty|hundred|close range|paces|yards|metres|meters|feet|miles|hundred',
  'down|up|over <distance>',
  'blind .',
  'fly|go|jump|land|drive|steer|shoot|sail in? blind',
  'with <somebody> <failing>',
  'with <weapon> drawn|raised|ready|blazing',
  'straight at|into|through',
  '<narrow|tiny|tight> <gap|space|opening|passage|corner|crack>',
  "under <one's> gun|guns|fire|eyes",
  'through|into|across|against|under|in|over|from|of|onto|off|between|for|at|down <peril>',
  '<perilous>',
  '<locked|sealed|bolted|closing|rusty|stuck> <barrier>',
  '<locked|sealed|rusty> <lock>',
  '<moving|speeding|runaway|swaying> <seat>',
  '<frozen|flooded> <lake|river|sea|pond>',
  'whatever|whoever|however <event>',
  'everything|all i have|got left',
]);

/** So hard or so dangerous that even sitting still or reading aloud may go wrong. */
const dangers = framesOf([
  'risk it|the|my|everything|being|getting|all',
  '<partial>',
  'half know|learned|learnt|remember',
  "hope that? i|i'm|i've|it|nothing|nobody",
  'hope the ... hold|holds|work|works',
  'trust|trusting <rope|bridge|ice|ladder|plank|knot|weight|branch>',
  'hold|holding my breath|breaths ... while|until|till|for',
  'work|wriggle|twist|slip|pull|tear my ... free',
  'stumble|fumble|falter|guess over|through|at',
  'what it does to me|my',
]);

/** Done so often that nothing can go wrong. */
const routine = framesOf([...idioms.routine, 'routine']);

/** What makes it harder to get about, and nothing else: hands are held in the dark as well. */
const blindly = framesOf([
  'in|through dark|darkness|fog|mist|rain|snow',
  'in|through the pitch? dark|darkness|fog|mist|rain|snow',
  'at night|midnight',
  'after dark|nightfall',
  'by moonlight|starlight|torchlight',
]);

/** Soon it will be too late: what takes skill may take too long. */
const deadlines = framesOf([
  'before dawn|daybreak|nightfall|sunrise|sunset|sundown|dark|midnight|noon|moonrise',
  'before <bell|dawn|tide|deadline|storm|shift|stop|train|inspection|count>',
  'in|within under? a|ten|five|two|three|thirty|sixty minute|minutes|seconds',
]);

/** Touched, it may go off. */
const perils = framesOf(['<snare>', 'ward|wards on|over|around|against']);

/** Trying hard at something: what is tried may fail. */
const efforts =
  /\b(?:try|tries|trying|attempt|attempting|struggle|strain|manage|hope to|dare)\s(?!(?:to |and )?(?:remember|recall|recollect|sleep|think|look|see|read|relax|rest|stay|keep calm|smile|listen|understand|figure|act normal|feel|count|imagine|enjoy|forget|picture|place)\b|on\b|not to\b|again\b|the |a |my |out\b|it\b|i say)/;

/** How what is said bears on whether a deed may fail; danger in one clause makes another uncertain. */
export type Odds = {
  readonly isHazardous: boolean;
  readonly isDangerous: boolean;
  readonly isAtStake: boolean;
  readonly isRoutine: boolean;
  readonly isHasty: boolean;
  readonly isBlind: boolean;
  readonly isUrgent: boolean;
};

/** `whole` is what was typed, `said` the same without ways of speaking. */
export function oddsIn({
  said,
  whole,
  isShouted,
}: {
  readonly said: string;
  readonly whole: string;
  readonly isShouted: boolean;
}): Odds {
  const [words, all] = [wordsSaid(said), wordsSaid(whole)];
  return {
    isHazardous: hazards(words) !== null || isUrged(words),
    isDangerous: dangers(all) !== null,
    isAtStake: isClaimed(whole, all),
    isRoutine: routine(all) !== null,
    isHasty: isShouted,
    isBlind: blindly(words) !== null,
    isUrgent: deadlines(words) !== null,
  };
}

/** "Run run run": what is said twice is done in haste. */
function isUrged(words: readonly string[]): boolean {
  return words.some((word, at) => word === words[at + 1] && verbInTable(word) !== null);
}

export function isPerilous(words: readonly string[]): boolean {
  return perils(words) !== null;
}

export function isEffort(clause: string): boolean {
  return efforts.test(clause);
}
