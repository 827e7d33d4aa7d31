import { arePeople, lookLikeTrade, singularOf } from '@/understanding/lexicon/people-words';
import { wordSet } from '@/understanding/lexicon/word-set';

/** Many who are one: they think, judge and remember together. */
const groups: ReadonlySet<string> =
  wordSet(`guild guilds village villagers town townsfolk townspeople townsmen citizens citizenry locals crew crewmen gang gangs
  mob mafia clan clans tribe tribes rebels rebellion resistance uprising army militia regiment legion cult cultists
  coven council councillors senate parliament nobles nobility aristocrats clergy congregation parish temple church
  faithful monks union strikers workers labourers miners farmers fishermen sailors pirates settlers colonists colony
  colonies federation empire alliance corporation syndicate cartel faction factions kingdom community neighbourhood
  neighborhood faculty students classmates brotherhood sisterhood fellowship league merchants traders ranchers outlaws
  posse cavalry natives elves dwarves orcs goblins humans hackers refugees peasants commoners masses assembly
  committee troupe fleet association institute consortium corps garrison congress squad platoon gentry cabal conclave
  families club society hegemony confederacy confederation republic commonwealth dominion triad triads yakuza brethren
  collective cooperative co-op commune parishioners choir orchestra debaters smokers underclassmen fraternity sorority
  homesteaders cattlemen stockmen townies islanders highlanders lowlanders incomers newcomers tenants squatters
  homeless poor dockers longshoremen stevedores strikebreakers scabs loyalists royalists separatists nationalists
  revolutionaries partisans guerrillas insurgents freedom-fighters underground crowd crowds readership subscribers
  followers fans supporters voters electorate jury jurors mourners pilgrims worshippers believers heretics nuns friars
  priesthood inquisition knighthood paladins rangers regulars irregulars reservists conscripts marines legionnaires
  musketeers delegation embassy squadron orphanage hungry needy sick destitute starving elderly orphans mutiny revolt strike movement
  crusade moot tribunal electors bell-ringers ringers fo'c'sle forecastle deckhands shipmates mutineers privateers
  corsairs buccaneers troops pack regime government administration establishment authorities junta wounded injured rich
  unemployed outfit`);

/** Groups only where something is done for or against them; else a house, a watch, a company of one. */
const maybeGroups: ReadonlySet<string> =
  wordSet(`order house board court ward quarter watch bench chapter party company band press hive swarm family household people
  audience everyone everybody public capital crown lodge district railroad city school team folk folks boys girls
  precinct department form troop college hospital navy bank state set lot county saloon class year market 
  camp force police agency ministry bureau office corp corporation firm clinic settlement outpost hamlet
  borough shire nation staff outfit hands country world planet street block estate papers kids ladies gentlemen men
  women guys others monastery convent abbey university charity hospice embassy circle clique crowd`);

export function isGroupWord(word: string): boolean {
  return (
    groups.has(word) ||
    groups.has(singularOf(word)) ||
    arePeople(word) ||
    (lookLikeTrade(word) && word.length > 5)
  );
}

export function maybeGroup(word: string): boolean {
  return maybeGroups.has(word);
}
