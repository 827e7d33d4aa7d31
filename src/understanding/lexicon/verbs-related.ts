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
const sides: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [
    wordSet('give return lend share offer hand donate'),
    wordSet(
      'keep withhold keep_back hold_on hang_on steal snatch pocket hoard take_from keep_from hide_from hide',
    ),
  ],
  [wordSet('put_back return replace'), wordSet('take keep pocket steal remove')],
  [wordSet('open unlock unseal enter'), wordSet('shut close lock seal bar bolt')],
  [wordSet('lock shut close bolt'), wordSet('open unlock unbolt')],
  [
    wordSet('stay remain wait linger'),
    wordSet('leave go depart escape flee slip_away run_away get_out walk_out walk_away'),
  ],
  [
    wordSet('go hurry enter follow visit rush return approach join'),
    wordSet('stay avoid linger dawdle retreat back_away back_off turn_back delay'),
  ],
  [
    wordSet('tell reveal confess admit warn announce show inform'),
    wordSet('hide conceal withhold deny lie silence deceive mislead'),
  ],
  [
    wordSet('help aid assist support defend protect guard'),
    wordSet('hinder abandon attack harm hurt obstruct betray sabotage oppose fight'),
  ],
  [
    wordSet('accept agree take join obey'),
    wordSet('refuse reject decline turn_down defy disobey ignore scorn resist spurn'),
  ],
  [wordSet('trust believe'), wordSet('doubt distrust suspect mistrust disbelieve accuse question')],
  [
    wordSet('save rescue spare protect preserve keep guard'),
    wordSet('abandon destroy kill burn sacrifice ruin drown'),
  ],
  [
    wordSet('free release untie let_go unbind loose loosen set_free'),
    wordSet('hold bind tie capture arrest imprison chain jail grip catch keep'),
  ],
  [wordSet('wake rouse waken'), wordSet('sleep')],
  [wordSet('speak answer shout'), wordSet('silence hush')],
  [
    wordSet('attack fight shoot kill hit strike hurt'),
    wordSet('spare flee retreat surrender protect defend forgive yield'),
  ],
  [
    wordSet('follow chase pursue catch'),
    wordSet('avoid lose evade flee escape ignore abandon run_away'),
  ],
  [wordSet('buy accept'), wordSet('sell steal')],
  [wordSet('sell'), wordSet('buy keep')],
  [
    wordSet('light kindle ignite switch_on turn_on'),
    wordSet('extinguish douse blow_out put_out snuff snuff_out turn_off switch_off'),
  ],
  [
    wordSet('burn destroy tear delete break smash erase'),
    wordSet('keep save preserve repair mend protect honour honor respect uphold'),
  ],
  [
    wordSet('repair mend fix put_right heal build clean'),
    wordSet('smash break destroy ruin damage wreck hurt dirty'),
  ],
  [
    wordSet('join unite tie attach marry'),
    wordSet('split leave part separate quit divorce abstain break_up'),
  ],
  [
    wordSet('forgive make_up praise thank bless comfort kiss embrace flatter greet welcome'),
    wordSet('punish blame curse insult mock slap scold criticise criticize complain hit accuse'),
  ],
  [wordSet('feed water nourish'), wordSet('starve')],
  [wordSet('plant bury sow'), wordSet('dig_up uproot eat throw_away')],
  [wordSet('keep plant use wear read save'), wordSet('throw_away discard get_rid')],
  [wordSet('remember keep'), wordSet('forget')],
  [wordSet('forget'), wordSet('remember keep')],
  [
    wordSet('climb ascend raise hoist lift board'),
    wordSet('descend lower drop get_off climb_down come_down take_down'),
  ],
  [wordSet('lower drop'), wordSet('raise lift hoist haul_up pull_up weigh')],
  [wordSet('stop end halt'), wordSet('start begin continue wind')],
  [wordSet('start begin'), wordSet('stop end halt finish')],
  [wordSet('finish complete end'), wordSet('abandon postpone delay start')],
  [wordSet('invite welcome summon include'), wordSet('exclude banish dismiss uninvite')],
  [wordSet('drink eat'), wordSet('spit pour pour_out')],
  [wordSet('vote support'), wordSet('abstain oppose vote_against')],
  [wordSet('sit'), wordSet('stand')],
  [wordSet('stand'), wordSet('sit kneel')],
  [wordSet('love like'), wordSet('hate loathe')],
  [wordSet('win'), wordSet('lose')],
  [wordSet('calm soothe reassure'), wordSet('frighten scare alarm provoke')],
  [wordSet('push'), wordSet('pull')],
  [wordSet('fill'), wordSet('empty')],
  [wordSet('lead'), wordSet('follow')],
  [wordSet('greet'), wordSet('ignore')],
  [wordSet('break violate end cancel'), wordSet('honour honor keep respect uphold obey observe')],
  [wordSet('hurry rush run'), wordSet('dawdle linger wait crawl')],
];

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
