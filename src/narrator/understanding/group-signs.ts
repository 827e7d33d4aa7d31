import { anyOf } from '@/narrator/understanding/any-of';

/** What is thought of the player, in so many words. */
export const opinions = anyOf([
  /\bsaid (?:of|about) (?:me|us)\b/,
  /\bthink(?:s|ing)? (?:of|about) (?:me|us)\b/,
  /\b(?:my|our) (?:reputation|standing|good name|fame|notoriety|popularity|street cred|cred|credit|honou?r) (?:with|among|in|at|these|now|here)\b/,
  /\b(?:my|our) (?:reputation|standing|good name|notoriety|popularity|street cred)\b/,
  /\bhow (?:\w+ ){0,6}(?:speaks?|talks?|feels?) (?:of|about) (?:me|us)\b/,
  /\bhow popular am i\b/,
  /\bhow (?:am i|are we) (?:seen|regarded|thought of|known|received|doing with)\b/,
  /\bwhere (?:do )?i stand with\b/,
  /\bstand(?:ing)? (?:with|among) the\b/,
  /\bam i (?:still |even |really )?(?:welcome|wanted|trusted|liked|hated|popular|in (?:good|bad))\b/,
  /\bin (?:good|bad) (?:standing|odou?r|books) (?:with|of)\b/,
  /\b(?:the )?word (?:on|about) me\b/,
  /\bmy name (?:in|with|among)\b/,
  /\b(?:say|says|saying|think|thinks|reckon|feel|feels|whisper|gossip|talk) (?:of|about|bout|on|behind) (?:me|us|my (?:back|crew|gang|people|family|ship|kind|band|house)|our)\b/,
  /\bcalling me \w+/,
  /\bcall(?:s|ed)? me (?:a )?(?:traitor|coward|cursed|hero|thief|liar)\b/,
  /\bblacklist\b/,
  /\b(?:stop|start|keep) (?:hating|trusting|liking|blaming|fearing|laughing at|talking about|following) (?:me|us)\b/,
  /\bwhose side (?:i'm|i am|we're|we are) on\b/,
  /\b(?:be|become|count|counted|counted as|make me) one of (?:them|us)\b/,
  /\b(?:got|gotten) over it\b/,
  /\b(?:still )?(?:angry|cross|furious|sore) (?:with|at) (?:me|us)\b/,
  /\b(?:clear|restore|mend|ruin|blacken) (?:my|our) (?:good )?name\b/,
]);

/** What a group may think of somebody, asked in any form. */
export const thinking =
  /\b(?:think|thinks|reckons?|make|makes|say|says|feel|feels|speak|speaks|look|see|sees|regard|regards|trust|trusts|like|likes|hate|hates|suspect|suspects|fear|fears|respect|respects|forgive|forgiven|forgave|accept|accepts|want|wants|blame|blames|count|counts|call|calls|take|takes|vote|back|believe|believes|against|know|side|welcome|remember|resent|resents|despise|admire|love|consider|treat|owe|mind|follow|support|approve|avoid|cross)\b/;

/** Whether they see the player is for the eyes to say. */
export const sensing =
  /\b(?:can|could|will|did) (?:the )?(?:\w+ ){1,3}(?:see|hear|reach|catch|find|smell) (?:me|us)\b/;

export const ofMe = /\b(?:me|us|i'm|my|i)\b/;

/** Done before all eyes. */
export const inPublic = anyOf([
  /\b(?:in front of|before) (?:all (?:his|her|their|its|the|my) (?!eyes)\w+|(?:his|her|their|its) (?:whole|entire|assembled) \w+|(?:his|her|their|its) (?:men|people|court|crew|followers|troops|peers|guests|knights|friends|family)|everyone|everybody|them all|all|the (?:whole|entire|assembled|gathered)|the (?:crew|crowd|class|court|council|congregation|guild|men|guests|assembly|village(?! (?:hall|green|pump|shop))|town(?! (?:hall|gate|clock)))\b|the (?:\w+ )?(?:workers|villagers|townsfolk|soldiers|sailors|students|strikers|miners))\b/,
  /\blet (?:the (?:whole |entire )?(?:parish|village|town|crew|county|world|people|others|men|court|school|neighbours|neighbors|street|camp|congregation|gossips|crowd|city|class) |everyone |everybody |them all |all )(?:see|hear|know|talk|watch)\b/,
  /\b(?:with|to|for) every (?:ship|house|home|family|station|habitat|household|village|man|soul|hand|crew|screen)\b/,
  /\bto the public\b/,
  /\blet them (?:stare|talk|watch|look|see)\b/,
  /\bunder the noses? of\b/,
  /\b(?:publicly|in public|for all to (?:see|hear|read|know)|in open court|on (?:an open|all|every|the open) (?:channels?|screens?|frequenc(?:y|ies))|in the middle of (?:the|its|their|a) (?:\w+ )?(?:toast|session|meeting|debate|dinner|feast|ceremony|service|speech|assembly|trial|party|ball|club)|(?:tell|address|warn|show|invite|thank|face|call|feed) (?:them all|all of them|everyone|everybody)|(?:every (?:last )?one|all|the (?:whole )?lot|all \w+) of them|where (?:all|every \w+|everyone|everybody|they all|the whole)\b.*\bcan (?:see|hear|read)|in (?:plain|full) (?:view|sight)|in sight of (?:the|all|everyone)|in broad daylight|in (?:the )?assembly|over the (?:tannoy|loudspeakers?|intercom|radio to all)|on live|live on air|at (?:the|a) (?:town|village|parish|union|public|council) (?:meeting|hall meeting|council)|from the (?:platform|pulpit|stage|steps|quarterdeck|balcony|rostrum|scaffold|church steps))\b/,
  /\bso (?:that )?(?:everyone|everybody|they all|all (?:of )?(?:the|them)|the whole \w+|the lot of them|nobody) (?:\w+ )?(?:can|could|will|hears?|sees?|trusts?|knows?|notices?|talks?)\b/,
  /\ball (?:the )?(?:\w+ ){1,3}(?:see|hear|know|watch)\b/,
  /\bwhile (?:all|everyone|everybody|the whole)\b.*\bwatch/,
  /\beverybody knows\b/,
  /\bpublic (?:apology|confession|speech|statement|oath)\b/,
  /\b(?:to|tell|telling) (?:a|the) (?:(?:whole|entire|packed|full) )?(?:hall|room|church|square|theatre|tavern|saloon|pub|house|crowd)(?: full)? of\b/,
  /\bmasks off\b/,
  /\b(?:to|tell|telling|before) all of (?!it\b|my\b|this\b|that\b|me\b)\w+/,
  /\bstand(?:s|ing)? up (?:in|at|before|among) (?:the|a|my|our|his|her|their)\b/,
  /\bwhole (?:city|town|village|county|saloon|school|ship|camp|kingdom|world|fleet|parish|crew|class|tribe|court|market|congregation|regiment|bar|pub|tavern|office|building|block|street|valley|room|canteen|team|row|squad|force|hall)\b/,
]);

/** Deeds that are for or against a group whatever the verb table says. */
export const deeds =
  /\b(?:fight (?:beside|alongside|with|for)|snub|spit|leak|share|join|betray|desert|defect|donate|pledge|swear|enlist|enrol|enroll|sign up|side|stand|rally|lead|represent|champion|denounce|unite|turn against|turn traitor|inform on|sell out|spy (?:for|on)|work for|fight for|speak (?:up )?(?:for|on behalf)|vote|serve|surrender|rebel|protest|strike with|quit|leave|resign|renounce|expose|feed|tax|free|liberate|defend|protect|honou?r|bless|curse|address|preach|petition|apologi[sz]e|admit|confess|own up|report|appeal|complain|thank|insult|mock|reward|repay|cheat|rob|sabotage|boycott|back|support|vouch|win|organi[sz]e|incite|warn|abandon|accuse|blame|found|pay|tell|ask|promise|negotiate|make (?:my |our )?peace|parley|ally|declare|grass|rat|dob|snitch|boo|cuss|heckle|jeer|harangue|lecture|praise|toast|cheer|salute|wipe|cancel|forgive|broadcast|hand|give|bring|return|cut|fool|burn|tear|raise|fly|hoist|strike|ride with|march with|deliver|evict|arm|house|shelter|heal|cure|teach|save|rescue|rebuild|repair|mend|build|restore|dedicate|bail|bake|cook|throw|open|spray|deface|desecrate|dig up|vandali[sz]e|loot|invade|raid|avenge|convert|unmask|reveal|publish|print|get|put up|do|post|turn|start|volunteer|testify|host|nail|sign on|sign|wear|torch|toast|cheer|clean|set (?:fire|the|their|\w+) [^.]*?(?:alight|ablaze|on fire)|subscribe|contribute|endow|free|double|split|share)(?:s|es|ed|d|[a-z]?ing)?\b/;

/** What is made known about a group is done to it. */
export const publishing =
  /\b(?:broadcast|publish|leak|print|spread|expose|nail|post|announce|proclaim|reveal)(?:e?s|ed|ing)?\b.*\b(?:about|that the|to (?:every|all|the whole|the press|the papers|everyone)|against|on the (?:door|board))\b/;

/** It costs the player, and others have the good of it. */
export const forNothing =
  /\b(?:for nothing|free of charge|for free|at my own (?:cost|expense)|with my own (?:coin|money|hands)|out of my own pocket|to earn their trust|so (?:that )?(?:they|the \w+)(?:'ll| will| can| hear| know| see))\b/;

/** Who joins, leaves, betrays or speaks for something means those in it. */
export const belonging =
  /\b(?:join|quit|leave|betray|desert|defect|resign|side|snub|enlist|expose|denounce|pledge|swear|apologi[sz]e|donate|speak (?:up )?for|fight for|stand (?:up )?for|vote|boo|boycott|bribe|petition|rally|serve|thank|feed|rat|dob|grass|warn|defend)\w*\b/;
