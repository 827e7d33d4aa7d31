import { areOpposite } from '@/understanding/lexicon/same-deed';
import { undoingVerbs, verbGroups, waysOfVerbs } from '@/understanding/lexicon/verb-relations';
import { wordSet } from '@/understanding/lexicon/word-set';

const groups = verbGroups.split(/\s+/).map((group) => group.split('|'));
const groupsOf = new Map<string, number[]>();
for (const [place, group] of groups.entries())
  for (const verb of group) groupsOf.set(verb, [...(groupsOf.get(verb) ?? []), place]);

const plainestOf = new Map<string, Set<string>>();
for (const row of waysOfVerbs.split(/\s+/)) {
  const [plainest = '', ways = ''] = row.split(':');
  for (const way of ways.split('|'))
    plainestOf.set(way, new Set([...(plainestOf.get(way) ?? []), plainest]));
}

/** Verbs of so many meanings that what WordNet says of one of them tells nothing of another. */
const ofManyMeanings = wordSet(
  `be have do make get take give go come put let set keep hold turn run bring leave break draw carry pass fall cut hit
  play work see stand call show catch raise move lead pull lay charge press`,
);

const saysLittle = wordSet(
  'be have do make get take give go come put let set keep hold turn move act change',
);

function sharesGroup(one: string, other: string): boolean {
  const of = groupsOf.get(other) ?? [];
  return (groupsOf.get(one) ?? []).some((group) => of.includes(group));
}

const isWayOf = (one: string, other: string): boolean =>
  !ofManyMeanings.has(one) && !saysLittle.has(other) && plainestOf.get(one)?.has(other) === true;

/** Whether two verbs ("climb", "get up") are of one meaning, or one is a way of the other. */
export function areOneDeed(one: string, other: string): boolean {
  if (one === other || isWayOf(one, other) || isWayOf(other, one)) return true;
  return sharesGroup(one, other);
}

const meanSame = (verb: string): readonly string[] =>
  ofManyMeanings.has(verb)
    ? [verb]
    : [verb, ...(groupsOf.get(verb) ?? []).flatMap((group) => groups[group] ?? [])];

/** Verbs of one side and of the other, either of which undoes what the other does. */
const sides: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = `
  give return lend share offer hand donate : keep withhold keep_back hold_on hang_on steal snatch pocket hoard take_from keep_from hide_from hide
  put_back return replace : take keep pocket steal remove
  open unlock unseal enter : shut close lock seal bar bolt
  lock shut close bolt : open unlock unbolt
  stay remain wait linger : leave go depart escape flee slip_away run_away get_out walk_out walk_away
  go hurry enter follow visit rush return approach join : stay avoid linger dawdle retreat back_away back_off turn_back delay
  tell reveal confess admit warn announce show inform : hide conceal withhold deny lie silence deceive mislead
  help aid assist support defend protect guard : hinder abandon attack harm hurt obstruct betray sabotage oppose fight
  accept agree take join obey : refuse reject decline turn_down defy disobey ignore scorn resist spurn
  trust believe : doubt distrust suspect mistrust disbelieve accuse question
  save rescue spare protect preserve keep guard : abandon destroy kill burn sacrifice ruin drown
  free release untie let_go unbind loose loosen set_free : hold bind tie capture arrest imprison chain jail grip catch keep
  wake rouse waken : sleep
  speak answer shout : silence hush
  attack fight shoot kill hit strike hurt : spare flee retreat surrender protect defend forgive yield
  follow chase pursue catch : avoid lose evade flee escape ignore abandon run_away
  buy accept : sell steal
  sell : buy keep
  light kindle ignite switch_on turn_on : extinguish douse blow_out put_out snuff snuff_out turn_off switch_off
  burn destroy tear delete break smash erase : keep save preserve repair mend protect honour honor respect uphold
  repair mend fix heal build clean : smash break destroy ruin damage wreck hurt dirty
  join unite tie attach marry : split leave part separate quit divorce abstain break_up
  forgive make_up praise thank bless comfort kiss embrace flatter greet welcome : punish blame curse insult mock slap scold criticise criticize complain hit accuse
  feed water nourish : starve
  plant bury sow : dig_up uproot eat throw_away
  keep plant use wear read save : throw_away discard get_rid
  remember keep : forget
  forget : remember keep
  climb ascend raise hoist lift board : descend lower drop get_off climb_down come_down take_down
  lower drop : raise lift hoist haul_up pull_up weigh
  stop end halt : start begin continue wind
  start begin : stop end halt finish
  finish complete end : abandon postpone delay start
  invite welcome summon include : exclude banish dismiss uninvite
  drink eat : spit pour pour_out
  vote support : abstain oppose vote_against
  sit : stand
  stand : sit kneel
  love like : hate loathe
  win : lose
  calm soothe reassure : frighten scare alarm provoke
  push : pull
  fill : empty
  lead : follow
  greet : ignore
  break violate end cancel : honour honor keep respect uphold obey observe
  hurry rush run : dawdle linger wait crawl`
  .trim()
  .split('\n')
  .map((row) => row.split(' : '))
  .map(([one = '', other = '']) => [wordSet(one), wordSet(other)]);

const undoneBy = new Map<string, Set<string>>();

function addUndoing(these: Iterable<string>, those: Iterable<string>): void {
  const [mine, its] = [[...these], [...those]];
  for (const one of mine) undoneBy.set(one, new Set([...(undoneBy.get(one) ?? []), ...its]));
  for (const one of its) undoneBy.set(one, new Set([...(undoneBy.get(one) ?? []), ...mine]));
}

for (const [these, those] of sides) addUndoing(these, those);
for (const pair of undoingVerbs.split(/\s+/)) {
  const [one = '', other = ''] = pair.split('|');
  addUndoing(meanSame(one), meanSame(other));
}

/** Whether who does the one does not do the other. */
export const areUndoing = (one: string, other: string): boolean =>
  one !== other && (undoneBy.get(one)?.has(other) === true || areOpposite(one, other));

/** Whether a verb and where it goes are one word for something: "give up". */
export const isKnownVerb = (verb: string): boolean =>
  groupsOf.has(verb) || plainestOf.has(verb) || undoneBy.has(verb);
