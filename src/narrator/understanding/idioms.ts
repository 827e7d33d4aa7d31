/** Words that mean something else than they say: what is left of the clause is read instead. */
const idioms: readonly RegExp[] = [
  // What is not done is not done.
  /\b(?:don't|do not|never|refuse to|decline to|instead of|rather than|without even|not to|not|no longer|resist the urge to) \w+/g,
  /\b(?!with\b)\w+ (?:on |to |at |for |with )?(?:nobody|no one|no-one|nothing|none|no \w+)\b/g,
  /\bknock(?:s|ing)? (?:at|on)\b|\bknock back\b|\blose (?:my|his|her) (?:heart|hat|way|temper|mind|place|patience|appetite|nerve)\b|\bslip(?:s|ping)? (?:into|out of) (?:my|the|a|an|something) (?:\w+ )?(?:coat|dress|gown|shoes|boots|robe|nightgown|pyjamas|silk|clothes|comfortable|slippers|uniform|suit|bed|bath)\b/g,
  /\bcast(?:s|ing)? (?:an eye|my eyes?|a glance|a look|about|off|aside|anchor|my vote|my mind)\b|\b(?:i )?(?:bet|guess|reckon) (?:it|that|he|she|they|there|i)\b(?!'s own)(?:'s)?|\b(?:climb|jump|hop|dive|leap|crawl) (?:the |up the |down the |in the |into the |in |into )(?:stairs?|steps|staircase|shower|bath|tub|pool|carriage|back)\b|\bbreak(?:s|ing)? in (?:my|a|the) (?:new )?(?:shoes|boots|horse|saddle)\b|\b(?:at|to) the head of\b|\b(?:race|rush|sail|breeze) through (?:my|the)\b|\bsave (?:the|my|some|it|a) (?:\w+ )?(?:for (?:later|last|tomorrow)|work|game|file|progress|crusts|money|seat|rest)\b|\bmy own (?:stomach|kitchen|plate|reflection|shadow|pocket|cupboard)\b/g,
  /\bdare i (?:say(?: it)?|eat|ask)\b|\bbeg to differ\b|\bthrow(?:s|ing)? (?:the|my|all the) (?:\w+ )?(?:doors?|gates?|windows?|curtains|shutters)\b|\b(?:swing|pop|drop|stop) by\b|\bshoot the bolt\b|\bdare say\b|\bforty winks\b|\bpersonal best\b|\bbreak(?:s|ing)? (?:my|a|an|his|her|the) (?:oath|promise|word|vow|fast|habit|news)\b|\b(?:climb|step|hop) aboard\b/g,
  /\b(?:force|fake|crack|manage|break into) (?:a|another|my best) (?:\w+ )?(?:smile|laugh|grin|chuckle)\b|\b(?:jump|start|flinch) at (?:a|the|every) (?:\w+ )?(?:noise|sound|shadow|knock|thought)\b|\b(?:climb|hop|jump|clamber|scramble) (?:in|into|onto|aboard|up into|on|up on) (?:the|my|a|his|her) (?:\w+ )?(?:cart|wagon|car|van|carriage|coach|bus|train|boat|seat|saddle|bunk|back seat|stagecoach|pickup|truck|cab|taxi|hay|chair|stool|armchair)\b/g,
  /\bstake out a spot\b|\bbite the bullet\b|\bcharm bracelet\b|\bhack together\b|\b(?:pay no mind|make do|fall (?:head over heels|asleep|into bed))\b/g,
  /\bbolt (?:the|a|my|every|down my) (?:\w+ )?(?:door|gate|hatch|shutters?|window|food|meal|breakfast|lunch|dinner)\b|\bshot glass\w*\b|\bkill (?:another|half an|one more|a few|the last|what'?s left)\b/g,
  /\broll(?:s|ing|ed)? (?:up|down|over|out|back|away|off|around|along|in)\b/g,
  /\broll(?:s|ing|ed)? (?:my|his|her|their|your) (?:eyes?|sleeves?|shoulders?|neck|cuffs?|trousers|rs|blanket|bedroll|wheel(?:chair)?)\b/g,
  /\broll(?:s|ing|ed)? (?:a|the|another|some) (?:cigarette|smoke|barrel|cart|stone|boulder|ball|dough|pastry|coin|marble|carpet|rug|map|bandage|wheel|log|snowball|tape|film|cameras?|credits|window|pencil|keg|cask|tyre|tire)\b/g,
  /\b(?:drum|bread|sausage|honou?r|cinnamon|payroll|toilet|barrel|rock and|rock 'n'|egg|sushi|swiss) rolls?\b|\brolls? (?:call|of|in hand)\b|\bon a roll\b/g,
  /\b(?:talk|speak|say|mutter|whisper|sing|hum|murmur|promise|tell|ask|remind|pinch|slap|kick|blame|congratulate|thank|pat|introduce|hug|curse|lie|laugh|smile|nod|wave|argue|convince|persuade|bargain|reason|negotiate|forgive|flatter|apologi[sz]e|defend|steady|calm|brace)(?:s|ing)? (?:(?:to|at|with|for|in) )?(?:myself|ourselves|my own reflection|my reflection|the mirror|the wall|thin air|the air|nobody|no one|no-one|nobody in particular|no one in particular)\b/g,
  /\bgive (?:up|in|way|chase|it a (?:try|go|rest|shot|push|kick|shake)|thanks|rise|birth|ground|pause|the (?:door|handle|rope|wheel|lever|box|engine|machine) a)\b/g,
  /\bkill(?:s|ing)? (?:the |some |an? )?(?:time|hour|lights?|engine|evening|afternoon|pain|bottle|mood|motor|lamp|power|switch)\b/g,
  /\b(?:catch|hold|save|waste) (?:my|your|his|her) (?:breath|balance|time)\b|\bcatch (?:some sleep|a nap|up|sight|fire|a cold|a glimpse|a whiff)\b/g,
  /\bjump (?:to (?:conclusions|attention)|at the (?:chance|noise|sound)|for joy|the queue|in surprise|out of my skin)\b/g,
  /\b(?:fight|fighting|hold|holding|choke|bite|blink) back (?:the |my |a )?(?:tears?|urge|sleep|yawn|laugh|smile|sob|nausea)\b|\bfight (?:sleep|off sleep|the urge|tears)\b/g,
  /\b(?:attack|attacking|charge|tackle|demolish|murder|kill|destroy|fight|assault) (?:the |my |this |a )?(?:problem|meal|dinner|supper|breakfast|lunch|sandwich|pie|paperwork|dishes|chores?|homework|bowl|plate|crossword|puzzle|stew|soup|bread|steak|cake|pile|song|tune|phone|battery|account|room|list|question|subject|topic)\b/g,
  /\b(?:strike|striking) (?:a (?:pose|match|balance|chord|bargain with myself)|up the band|camp|the set|matches)\b/g,
  /\b(?:hit|hitting) (?:the (?:road|hay|sack|books|lights?|brakes|trail|snooze|pillow|deck|button)|my bunk)\b/g,
  /\bshoot (?:the breeze|a (?:glance|look|photo|picture|film|text)|pool|some hoops|the rapids with my eyes)\b/g,
  /\bbreak(?:s|ing)? (?:(?:open )?the (?:silence|ice|bread|news|seal|habit|spell of quiet|fast)|a (?:sweat|smile|habit)|bread|into (?:a (?:smile|run|grin|sweat|song)|song|laughter|tears)|for (?:lunch|camp)|camp|even|my fast|off a piece)\b/g,
  /\bsteal(?:s|ing)? (?:a |another |one last )?(?:glance|look|moment|kiss|nap|peek|hour|minute|the show|the scene)\b|\bsneak(?:s|ing)? (?:a |another )?(?:glance|look|peek|bite|snack|nap|smile)\b/g,
  /\bthrow(?:s|ing)? (?:away|out|up|on|off|back my head|open|in the towel|a (?:party|fit|blanket|coat|shawl|cloak|scarf|log|glance|pillow)|my (?:coat|cloak|head|hands|arms|hat|scarf|jacket)|another log|some (?:clothes|wood))\b|\bthrow (?:pillow|rug|cushion)s?\b/g,
  /\b(?:play|playing) (?:it by ear|it safe|for time|along|dead|the fool)\b|\bplay(?:s|ing)? (?:with my|the (?:piano|record|tape|message|recording|radio))\b/g,
  /\b(?:climb|climbing|dive|jump|leap|hop|crawl) (?:in|into|out of|under|beneath|back into) (?:my |the |a )?(?:bed|bunk|bath|tub|blankets?|covers|sleeping bag|hammock|armchair|chair|car|carriage|taxi|cab|truck|wagon|clothes|saddle|driver's seat|back seat)\b|\b(?:leap|jump|spring|climb) to my feet\b/g,
  /\bdive into (?:the |a |my )?(?:book|books|work|file|files|soup|story|paperwork|stew|meal|archives?)\b/g,
  /\bman the\b|\bcrew cut\b|\bmate the\b|\bking size\b|\bgeneral store\b|\bgeneral(?:ly)? (?:idea|feeling|direction|mood)\b|\bprivate(?:ly)?\b|\bhost of\b|\bjudge the (?:distance|time|weather|depth|height|weight)\b|\bguard my\b|\bnurse (?:my|a) (?:drink|wound|bruise|beer|cup|grudge|coffee|cold|ankle|whisk\w+)\b|\bcoach (?:seat|window|ticket|house)\b|\bpage (?:\d+|one|two|through|of)\b|\bcook (?:dinner|breakfast|supper|some|myself|up)\b|\bduck (?:soup|pond|egg|down jacket)s?\b|\b(?:mother|father) (?:ship|lode|board|tongue|land)\b|\bfather's (?:watch|coat|grave|letter|hat)\b/g,
  /\b(?:con|pro)s? (?:and|of)\b|\bcheck (?:my|the) (?:watch|pockets?|time|clock|map|calendar|mirror|weather|mail|post|locks?|bag|compass|phone|messages)\b|\b(?:pay|check|cheque)check\b/g,
  /\bdie(?:s|d|ing)? (?:of|from|for|laughing|inside|to|down|out)\b|\bdying (?:of|to|for|fire|light|embers?)\b|\bthe dice are\b|\bno dice\b|\bdiced?\b(?= (?:the |some |an? )?(?:onions?|carrots?|vegetables?|tomato\w*|meat|potato\w*|turnips?))/g,
  /\b(?:hold|keep|carry|hand) (?:on|out|over my heart|back|off|up|still)\b|\bhand (?:me down|rail|bag)\b|\bhelp myself\b|\bkeep (?:company|quiet|watch|still|walking|going|calm)\b/g,
  /\b(?:follow|trust|obey|question) (?:my|the|your) (?:nose|gut|instincts?|heart|path|trail|road|river|stream|signs?|map|orders?|sound|tracks?|coast|wall|recipe|instructions?|smell|lights?|arrows?|eyes|senses|sanity|judgement|judgment)\b/g,
  /\bcall it (?:a (?:day|night)|quits)\b|\bcall to mind\b|\bcalling\b(?= card)|\bshow(?:s|ing)? (?:up|off|no)\b|\bmeet (?:my maker|the deadline)\b|\bjoin (?:the (?:dots|ends|pieces|planks|pipes|wires|queue|line)|my hands)\b|\bvisit the (?:\w+ )?(?:grave|graveyard|cemetery|privy|loo|bathroom|museum|library)\b/g,
  /\bcon(?:test|cert|sole)\b|\bset (?:fire to the kindling|the table|off|out|sail|up camp|my watch)\b|\btake(?:s|n)? (?:a |an |my |the )?(?:seat|look|walk|breath|deep breath|nap|bath|shower|break|stroll|sip|drink|bite|bow|moment|minute|rest|picture|photo|hint|note|notes|time|turn|off|care|stock|cover|shelter|stairs|lift|elevator|bus|train|tram|cab|road|path|shortcut|long way)\b/g,
];

/** Stands for what was said idly, so that the next word does not pass for the verb. */
const idleWord = 'idle';

/** Said in a roundabout way: what is left is plain. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:shoot|throw|flash|toss|blow|cast|fire) ((?:[\w']+ ){1,3})a (?:smile|look|glance|grin|kiss|wink|wave|salute|question)\b/g,
    'nod to $1',
  ],
  [/\bbeg ((?:[\w']+ )?[\w]+)'s pardon\b/g, 'ask $1'],
  [/\bmake (?:my|our) way\b/g, 'walk'],
  [/\bmake for\b/g, 'head for'],
  [/\bbeg (?:his|their|your) pardon\b/g, 'apologise'],
  [/\bbeg her pardon\b/g, 'apologise to her'],
];

export function withoutIdioms(clause: string): string {
  const plainer = rewordings.reduce((text, [said, meant]) => text.replace(said, meant), clause);
  return idioms
    .reduce((text, idiom) => text.replace(idiom, ` ${idleWord} `), plainer)
    .replace(/\s+/g, ' ')
    .trim();
}
