import { framesOf } from '@/understanding/phrases/frames';
import { idioms } from '@/understanding/lexicon/idioms';
import { isFormOf } from '@/understanding/lexicon/verb-table';
import { wordSet } from '@/understanding/lexicon/word-set';

/** What is thought of the player, in so many words. */
export const opinions = framesOf(
  [
    ...idioms.opinion,
    'say|said|think|reckon|feel|whisper|gossip|talk|speak of|about|bout|behind me|us',
    'say|said|think|reckon|feel|whisper|gossip|talk|speak of|about|behind my|our back|crew|gang|people|family|ship|kind|band|house',
    'my|our <reputation|standing|notoriety|popularity|cred|rep>',
    'my|our good? name|fame|credit|honour|honor in|with|among|at|here|now|these',
    'how popular|unpopular am|are i|we',
    'how am|are i|we seen|regarded|thought|known|received|doing',
    'am|are i|we still|even|really? welcome|wanted|trusted|liked|hated|popular|banned|forgiven|feared|respected|famous|notorious|infamous',
    'call me|us a? <brand>',
    'blacklist',
    'stop|start|keep hating|trusting|liking|blaming|fearing|laughing|talking|following at|about? me|us',
    'angry|cross|furious|sore|mad with|at me|us',
    "clear|restore|mend|ruin|blacken|save <one's> name",
  ],
  { isNoun: true },
);

/** One person's opinion is asked of that person. */
export const opinionOfOne = framesOf(
  [
    "he|she|it|you|he'd|she'd really|still|truly? think|thinks|feel|feels|say|says|reckon|reckons|make|makes of|about me|us",
  ],
  { isNoun: true },
);

/** What a group may think of somebody, asked in any form. */
const thinking = wordSet(
  `think reckon make say feel speak look see regard trust like hate suspect fear respect forgive forgiven forgave accept
  want blame count call take vote back believe against know side welcome remember resent despise admire love consider
  treat mind follow support approve avoid cross hold ban`,
);

export function isOfThinking(word: string): boolean {
  return isFormOf(word, thinking);
}

/** Whether they see the player is for the eyes to say. */
export const sensing =
  /\b(?:can|could|will|did) (?:the )?(?:\w+ ){1,3}(?:see|hear|reach|catch|find|smell) (?:me|us)\b/;

export const ofMe = /\b(?:me|us|i'm|my|i|we|we're|our)\b/;

/** Done before all eyes. */
export const inPublic = framesOf(
  [
    ...idioms.inPublic,
    'publicly',
    'tweet|broadcast|livestream|publicise|publicize',
    'call|hold|convene <meeting|assembly|council|conference>',
    'before all|everyone|everybody|them',
    'before|to|for his|her|their|its|the|my whole|entire|assembled|gathered|packed <somebody>',
    'let <many> see|hear|know|talk|watch|stare|look|all',
    'let the? whole|entire <somebody>',
    'before|to|for <whole|entirety> of',
    'with|to|for|on|over|across|in every <household>',
    'on|over <open|all|every|public> <channel>',
    'to the public|press|papers|newspapers|reporters',
    'at|in|during <meeting|assembly|hearing|rally>',
    'speak|say|tell|announce|address|preach|harangue|shout|insult|declare|curse|denounce|confess|call|read|proclaim ... from <platform>',
    'over <tannoy|loudspeaker|intercom>',
    'tell|address|warn|show|invite|thank|face|call|feed|remind them|everyone|everybody all?',
    'all|lot of them|us',
    'every|each of them|us',
    '<last|one> of them|us',
    'so that? everyone|everybody',
    'so that? they all',
    'so that? the whole|entire|lot',
    'so that? nobody trusts|doubts|forgets|believes',
    'while all|everyone|everybody|the ... watch|watches|listen|listens',
    'with all|everyone|everybody|cameras|the ... watching|listening|looking|rolling',
    'everybody|everyone knows|saw|hears|sees',
    'all the? <many> see|hear|know|watch',
    'where all|every|everyone|everybody ... can',
    'public <apology|confession|speech|statement|oath>',
    'to|tell|before <hall|room|church|square|theatre|tavern|saloon|pub|house|crowd> full? of',
    'to|tell|before all of year|you|us|them|the|those',
    'stand up in|at|before|among the|a|my|our|his|her|their',
    'whole|entire <many>',
  ],
  { isNoun: true },
);

/** Deeds that are for or against a group whatever the verb table says. */
const deeds = wordSet(
  `snub spit leak share join betray desert defect donate pledge swear enlist enrol enroll side stand rally lead represent
  champion denounce unite vote serve surrender rebel protest quit leave resign renounce expose feed tax free liberate
  defend protect honour honor bless curse address preach petition apologise apologize admit confess report appeal
  complain thank insult mock reward repay cheat rob sabotage boycott back support vouch win organise organize incite
  warn abandon accuse blame found pay tell ask promise negotiate parley ally declare grass rat dob snitch boo cuss
  heckle jeer harangue lecture praise toast cheer salute wipe cancel forgive broadcast hand give bring return cut fool
  burn tear raise fly hoist strike deliver evict arm house shelter heal cure teach save rescue rebuild repair mend build
  restore dedicate bail bake cook throw open spray deface desecrate vandalise vandalize loot invade raid avenge convert
  unmask reveal publish print get do post turn start volunteer testify host nail sign wear torch clean subscribe
  contribute endow double split dump shame humiliate ambush free bring fund sponsor announce`,
);

const deedsInPhrases = framesOf([
  'fight|ride|march|strike|stand beside|alongside|with|for|against',
  'work|speak|spy|inform|sell for|on|out|up',
  'dig|put|own up',
  'walk|storm out on',
  'make my|our? peace',
  'set ... alight|ablaze|fire',
]);

export function isGroupDeed(words: readonly string[]): boolean {
  return words.some((word) => isFormOf(word, deeds)) || deedsInPhrases(words) !== null;
}

/** What is made known about a group is done to it. */
export const publishing = framesOf([
  'broadcast|publish|leak|print|spread|expose|nail|post|announce|proclaim|reveal|dump|upload|stream|air ... about|against|that',
  'broadcast|publish|leak|print|spread|expose|nail|post|announce|proclaim|reveal|dump|upload|stream|air ... to|on|over every|all|everyone|the whole|press|papers|door|board|public?',
]);

/** It costs the player, and others have the good of it. */
export const forNothing = framesOf(
  [
    ...idioms.gift,
    'to earn|win their trust|thanks|respect|vote|votes|forgiveness',
    "so that? they|they'll|they'd",
    'so that? the <many>',
    "so the <somebody> will|can|hear|know|see|gets|get|'ll",
  ],
  { isNoun: true },
);

/** Who joins, leaves, betrays or speaks for something means those in it. */
const belonging = wordSet(
  `join enrol enroll quit leave betray desert defect resign side snub enlist expose denounce pledge swear apologise
  apologize donate vote boo boycott bribe petition rally serve thank feed rat dob grass warn defend`,
);

const belongingInPhrases = framesOf([
  'speak|fight|stand up? for',
  'sign up',
  'try out',
  'walk|storm out on',
]);

export function isOfBelonging(words: readonly string[]): boolean {
  return words.some((word) => isFormOf(word, belonging)) || belongingInPhrases(words) !== null;
}
