import { anyOf } from '@/narrator/understanding/any-of';

/** Asked for by name: the player wants dice (arch §4.1.2), whatever the act. */
const askedDice: readonly RegExp[] = [
  /\b(?:roll|rolls|rolling|throw|cast|toss|shake)\b[^.]*\b(?:dice|die|\d*d\d+|d20|knucklebones)\b/,
  /\b(?:roll|rolling)\b (?:for|against|to|initiative|perception|stealth|strength|dexterity|charisma|wisdom|intelligence|constitution|luck|persuasion|damage|under|versus|vs|it|again|with (?:dis)?advantage|an?\b|some|my|\d)/,
  /^(?:i )?roll\W*$|: roll\W*$/,
  /\b(?:give me|make|let me have|i want|i need) an? (?:\w+ )?(?:roll|check)\b/,
  /\b(?:make|do|attempt|try|take|need|want) (?:an? |my |the )?(?:\w+ )?(?:skill |ability |saving )?(?:check|saving throw|save|roll)\b/,
  /\b(?:skill|ability|strength|dexterity|agility|charisma|perception|stealth|luck|wisdom|intelligence|athletics|acrobatics|nerve|wits|persuasion|medicine|willpower|sanity) (?:check|roll|test|save)\b/,
  /\b(?:saving throw|leave it to (?:chance|the dice|fate)|flip a coin|draw straws|let the dice decide|test my luck|try my luck|push my luck|\d+d\d+)\b/,
];

export function asksForDice(text: string): boolean {
  return askedDice.some((pattern) => pattern.test(text));
}

/** What makes any bodily act uncertain: a race against something, danger all round, a hope. */
const hazards = anyOf([
  // A race against time or somebody.
  /\bbefore (?:he|she|it|they|we|anyone|anybody|someone|somebody|whatever|whoever) \w+/,
  /\bbefore it's \w+/,
  /\bbefore (?:[\w-]+ ){1,3}?[\w-]+'s (?:home|back|up|awake|here|out)\b/,
  /\bbefore (?:[\w-]+ ){1,5}?(?:can|could|will|does|is|are|comes?|gives?|runs?|goes|gets?|catch(?:es)?|notices?|sees?|wakes?|breaks?|reach(?:es)?|finds?|closes?|blows?|arrives?|turns?|falls?|shuts?|knows?|collapses?|hits?|draws?|fires?|explodes?|sinks?|returns?|attacks?|dies?|leaves?|starts?|ends?|stops?|clears?|completes?|buckles?|burns?|freezes?|fills?|rises?|sets?|bites?|spots?|strikes?|melts?|bursts?|drops?|spreads?|charges?|hatch(?:es)?|lands?|fades?)\b/,
  /\b(?:in|at) (?:the )?last (?:second|moment)\b/,
  /\bin time to\b/,
  /\bin one (?:go|breath|bound|leap|blow)\b/,
  /\b(?:flat out|full tilt|full speed|full throttle|at a dead run|hell for leather|breakneck)\b/,
  /\bas \w+ as (?:i|anyone) (?:can|dare|could|am able)\b/,
  /\b(?:hot )?(?:on my (?:heels|tail|trail)|behind me|chasing me|hunting me|after me)\b/,
  // Somebody must not notice.
  /\bwhile (?:he|she|it|they|nobody|no one)\b/,
  /\bwhile (?:the|my|his|her|their|its|everyone)(?: \w+){0,2} (?:is still|looking|turned|asleep|sleeping|sleeps|distracted|busy|away|not|shooting|firing|tumbling|moving|burning|is dead|reboots?|falling|watch(?:es|ing)?|back is)\b/,
  // What it hangs on.
  /\b(?:hope|hoping|pray|praying) (?!to\b|for\b|so\b|at\b|in\b|with\b)\w+/,
  /\bhope for the best\b/,
  /\b(?:trust|trusting) (?:that )?(?:it|the|my|this) (?:\w+ )?(?:to|will|holds?)\b/,
  /\b(?:cross my fingers|fingers crossed|with (?:any )?luck|touch wood|and hope|(?:for|on) a (?:dare|bet)|(?:up|down) \w+ (?:floors|storeys|stories|fathoms)|knock on wood|take my chances?(?! of)|chance it|whatever happens|do or die|now or never|all or nothing|it has to (?:give|work|hold))\b/,
  /\bsee (?:if|whether) (?:i|it|the|he|she|they|my|we|anything|something|that|this)\b/,
  /\bsee (?:what|how|where|which) (?:it|place|comes?|happens?|the|they|he|she|falls?)\b.*/,
  /\bsee who \w+s\b/,
  /\b(?:until|till) (?:it|the|my|something|they) ?(?:\w+ ){0,2}(?:gives?|breaks?|opens?|quits?|bleeds?|snaps?|budges?|yields?|cracks?|bursts?|tires?|drops?|fails?|stops? (?:bucking|moving|kicking|struggling))\b/,
  // Against one's own ability.
  /\b(?:although|even though|even if) \w+/,
  /\bthough (?:i|it|he|she|they|the|my|we|there)\b/,
  /\bwhich i(?:'ve| have) never\b/,
  /\bfor the (?:very )?first time\b/,
  /\bhalf[- ](?:learned|learnt|know|knowing|remember|remembered|blind|frozen|dead|drowned|drunk|asleep)\b/,
  /\bwithout (?:knowing|looking|thinking|a (?:rope|tether|map|pilot|net|light|mask|helmet|guide|key|weapon|parachute|harness|torch|plan))\b/,
  /\bwith no \w+/,
  /\bwith (?:only |just |barely )?\w+ (?:seconds|minutes|bullets?|rounds?|breaths?|hours) (?:of|left|to)\b/,
  /\bat (?:this range|\w+ (?:paces|yards|metres|meters|feet|miles))\b/,
  /\ball \w+ (?:\w+ )?at once\b/,
  /\bin the last \w+ minutes\b/,
  /\b(?:single|one|left)-handed(?:ly)?\b/,
  /\bwith one (?:hand|arm|eye|engine|good)\b/,
  /\bon (?:one|two) (?:engine|breath|leg|wheels?|wing)\b/,
  /\b(?:by ear|by eye|by touch|by feel|by guesswork|by instinct|blindfold(?:ed)?)\b/,
  /, blind\b/,
  /\b(?:fly|flying|go|going|jump|land|drive|steer|shoot|sail)(?:ing)? (?:in )?blind\b/,
  /\bwith (?:my|both) eyes (?:shut|closed)\b/,
  /\bmy bare (?:hands?|arms?|fists?)\b/,
  /\bstumbling over\b/,
  /\bcharts i have\b/,
  /\bwhatever the \w+ says?\b/,
  /\b(?:never (?:done|tried|flown|driven|ridden|sailed|fired|held)|first try|one lesson|have a go at)\b/,
  /\b(?:with|using) (?:all|both) my (?:strength|might|weight|hands)\b/,
  /\b(?:put|throw|lean|set) my (?:whole )?(?:weight|shoulder|back)\b/,
  /\b(?:everything|all) i have left\b/,
  /\bwithout having\b/,
  /\b(?:all )?(?:by myself|on my own)\b(?= with)/,
  /\bwith (?:the|a|my|its|his|her|both|one) (?:[\w']+ ){1,2}(?:dead|out|running|down|gone|failing|burning|snowed|broken|jammed|leaking|watching|closing in|ticking|missing|screaming|flooding|shaking|on fire|bleeding|blinded|tied|numb|frozen|cracked|chasing|firing|an hour behind|behind me|at my (?:heels|back)|on my (?:heels|tail))\b/,
  /\bunder (?:the|their|his|her|enemy) (?:[\w']+ )?(?:guns|fire|nose|noses|eyes)\b/,
  /\bbehind enemy lines\b/,
  /\bbehind a barrel\b/,
  /\bwithout (?:[\w.]+ ){1,4}(?:seeing|noticing|hearing|knowing|waking|catching|spotting|realising|realizing)\b/,
  /\b(?:lightning|bullets|arrows|shells|flames|bolts|sparks|rocks|wolves|debris) (?:\w+ )?(?:all )?(?:a?round|overhead|everywhere|flying|falling|raining|past)\b/,
  /\bwhatever it \w+/,
  /\bto see how \w+/,
  /\bin a whiteout\b/,
  /\bin my bare feet\b/,
  /\bbackwards\b/,
  /\bdown into the (?:crypt|catacombs|lair|den|tunnel|pit|sewer|maze|ruins|swamp|dark)\b/,
  /\b(?:get|getting|have) (?:\w+ ){1,3}right\b/,
  /\bat (?:ninety|full speed|speed)\b/,
  /\bas (?:the|its|my|their|a) \w+ (?:buckles|pulls|collapses|closes|falls|breaks|explodes|opens|shuts|sinks|burns|turns|comes|passes|lifts|fires|charges|lands|leaves|starts|rolls|tips|swings|gives|slides|cracks)\b/,
  /\bon fumes\b/,
  /\bfrom memory\b/,
  // Danger all round.
  /\b(?:in|into|through|under|against|across|over|from|out of|onto|off|for|between|at) (?:the |a |an |this |my )?(?:\w+ )?(?:gale|storm|thunderstorm|squall|surf|rapids|blizzard|flames|gunfire|crossfire|current|flood|avalanche|sandstorm|vacuum|lava|quicksand|undertow|hail of \w+|minefield|debris|asteroids?|rubble|barbed wire|tripwires?|reef|rocks|shoals|breakers|falls|narrows|cliffs?|gap(?: in| between)|shallows|fog|smoke|ice|chasm|abyss|blaze|inferno|fire before|eruption|hurricane|tornado|whirlpool|traffic|checkpoint|black water|hive|lightning|darkness|dark woods|into the dark)\b/,
  /\binto the (?:dark|darkness|unknown|void|depths)\b/,
  /\bfrom the (?:fire|flames|flood|wreck|wreckage|river)\b/,
  /\b(?:closing|rusty|damp) (?:doors?|gate|fuse|key|jaws|walls|hatch)\b/,
  /\b(?:burning|fouled|tangled|snagged|wedged|frozen (?:lake|river|sea|pond)|flooded|flooding|rotten|rotting|frayed|crumbling|collapsing|sinking|capsizing|runaway|bucking|unbroken|swollen|electrified|booby-trapped|boobytrapped|trapped|slick|slippery|icy|treacherous|swaying|tumbling|exploding|falling|cursed|haunted|unstable|leaking|venomous|poisonous|rabid|live wire|trip ?wire|unmarked|unlabelled|unlabeled|untested|nailed-up|barred|jammed|stuck|rusted(?: shut)?|swinging|moving (?:train|cart|car|truck|streetcar|tram|bus|wagon|vehicle)|in spate|(?:locked|sealed|bolted) (?:\w+ )?(?:door|gate|chest|box|safe|room|drawer|cabinet|cell|hatch|vault|tomb|crypt|window|sarcophagus)|short fuse|great height)\b/,
]);

/** So hard or so dangerous that even sitting still or reading aloud may go wrong. */
const dangers = anyOf([
  /\bi risk\b/,
  /\brisk (?:it|the|a|my|everything)\b/,
  /\bforbade me\b/,
  /\bonly half know\b/,
  /\bhalf-(?:learned|learnt|remembered)\b/,
  /\bstumbling over\b/,
  /\bhope (?:that )?(?:i|i'm|i've|it|nothing|the (?:rope|ice|floor|bridge|lock|door|spell|words?))\b/,
  /\band see$/,
  /\bin blind\b/,
  /\b(?:trust|trusting) (?:the|my|a) (?:\w+ )?(?:rope|bridge|ice|ladder|plank|knot|weight|branch)\b/,
  /\bhold my breath for\b/,
  /\b(?:work|wriggle|twist|slip|pull|tear) (?:my|the) (?:\w+ ){1,2}free\b/,
  /\bholding the \w+ shut\b/,
  /\bhold my breath\b.*\bwhile (?:it|he|she|they|the)\b/,
  /\bnot (?:daring|dare) to breathe\b/,
  /\bsee what it does to (?:me|my)\b/,
]);

/** Said so that it may be believed, or so that somebody gives in. */
const stakes = anyOf([
  /\b(?:with|keeping|keep) a straight face\b/,
  /\bas (?:innocently|convincingly|sweetly|smoothly|casually|sincerely) as\b/,
  /\b(?:until|till) (?:he|she|they) (?!sleeps?|stops?|wakes?|comes?|arrives?|goes|leaves?|is\b|finish|falls?|feels?|can\b|calms?)\w+/,
  /\b(?:until|till) (?:he|she|they|the \w+|\w+) (?:lets?|agrees?|gives?|relents?|talks?|breaks?|believes?|admits?|tells?|yields?|says?|backs? down|names?|coughs?|forgets?|drops?|signs?|pays?|opens?|leaves?|confess(?:es)?|cracks?|caves?|swears?|promises?|hands?|surrenders?|laughs?|smiles?|is done)\b/,
  /\b(?:swear|insist|assure|claim|announce|declare|tell|inform|say|promise|vow|convince|pretend|make believe)\b.*\b(?:that )?(?:i am|i'm|im|we are|we're|he is|she is) (?:the (?!one who)|a |an |from |only |really |not |owed|one of|\w+'s |here (?:on|by|for|to))/,
  /\bwhich is a (?:fib|lie|fiction)\b/,
  /\bthough (?:it|he|she|i|they|nobody|no one) (?:\w+n't|(?:is|was|did|do|does|have|has|am|are) not|ever (?:did|was))\b/,
  /\b(?:a|an|the) [\w-]+ to (?:his|her) face\b/,
  /\bwhich (?:it isn't|it is not|i'm not|i am not|isn't true|is a lie|he isn't|she isn't|i don't|i didn't|i haven't)\b/,
  /\bi(?:'ve| have) never (?:seen|met|heard|been|set)\b.*/,
  /\bwas never in\b/,
  /\b(?:was|were|got) lost in\b/,
  /\bate (?:it|my homework)\b/,
  /\bis my own\b/,
  /\ba cock-and-bull\b/,
  /\b(?:sob|tall|cover|made-up|false|phon(?:e)?y|fake) (?:story|tale|name|alibi|excuse)\b/,
  /\bi was (?:home|at home|asleep|elsewhere|never there|never near)\b/,
  /\bi was (?:\w+ ){1,4}all (?:along|night|day|evening|morning|afternoon|weekend)\b/,
  /\bdeny\b/,
  /\b(?:though|although|when|but) i (?:carved|forged|stole|took|broke|made it|wrote it|know it)\b/,
  /\bnever (?:laid|touched|seen|met|been)\b/,
  /\bnothing to do with\b/,
  /\bin (?:his|her|their|my \w+'s|my dead \w+'s|the \w+'s) (?:dead \w+'s )?voice\b/,
  /\bhop(?:e|ing) (?:that )?(?:he|she|they)\b/,
  /\bthat (?:he|she|they) believes?\b/,
  /\b(?:he|she|they) (?:cannot|can't|won't|doesn't|don't) (?:read|notice|see|know|laugh|check|ask|look)\b/,
  /\bunless (?:he|she|they|you)\b/,
  /\b(?:had|he'd|she'd|they'd|you'd) better\b/,
  /\b(?:swear|tell|assure|insist|promise|declare)\b.*\bthat (?:i've|i have|there is|there are|we have|we've) (?:no|never|nothing|not)\b/,
  /\bor (?:else|i'll|i will)\b/,
  /\bif (?:he|she|they) (?:takes?|moves?|comes?|doesn't|don't|won't|refuses?|tries?|ever|so much|talks?|tells?|lays?|touch(?:es)?)\b/,
  /\bi'll (?:vent|leak|shoot|kill|burn|hurt|cut|break|expose|tell (?:his|her|the|everyone)|drop|blow|ruin|report|hang|feed)\b/,
  /\bfind out (?:whether|if) (?:he|she|they)(?:'ll| will)\b/,
  /\b(?:every|no) reason to\b/,
  /\bhates? my guts\b/,
  /\bowes? me nothing\b/,
  /\b(?:he|she)(?:'s| has) refused\b/,
  /\bone (?:more|last) chance\b/,
  /\bask (?!me\b|myself\b|who|what|how|why|when|where|whether|if |about|for )(?:[\w']+ ){1,4}to (?!the |a |my |me |his |her |this |that |these |whom |wait|sit|come|repeat|explain|tell|show|describe|say|speak|sing|play|pass|call|stay|meet|look|listen|read|write|bring|fetch|make|breathe|keep|go|take a|put|remember|think|eat|drink|rest|sleep|hurry|slow|help|pour|dance|supper|dinner|tea|lunch|name|pray|point|draw me|check|find)\w+/,
  /\b(?:tell|order|beg|urge|get|want|bid|command|implore|persuade|invite) (?:\w+ ){1,5}to (?:give (?:me|us)|let|lend|spare|betray|hide|lie|confess|marry|forgive|trust|join (?:me|us)|drop|break|look the other way|look away|carry me|change|open the|hand over|surrender|stand down|lower|put down|let go|cover for|vouch|testify|release|free|unlock|sell me|teach me|share|take me (?:with|back|in|on)|risk|stop|withdraw|reconsider|overlook|waive|cancel|reduce|raise|extend|promote|pay me|leave (?:his|her|the)|step aside|back down|back off|swear|sign|kill|poison|switch sides|wait until|hold the|delay)\b/,
  /\bfor (?:a|one more|another) (?:loan|raise|favou?r|discount|second chance|reprieve|pardon|extension|week|day|better price|cut|truce|ceasefire|hand in marriage|confession)\b/,
  /\bfor (?:his|her) (?:\S+ )?hand\b/,
  /\bswear blind\b/,
  /\b(?:tell|swear|say|assure)\b.*\bis empty\b/,
  /\bthat it was (?:the|only|just)\b/,
  /\bto the (?:dance|prom|ball)\b.*\bhop/,
  /\b(?:drugged|poisoned|spiked|laced|doctored) (?:wine|drink|cup|food|tea|ale|chocolates?|apple|meal|dish|brandy|coffee|cake|rum)\b/,
  /\b(?:tell|assure|inform) (?:the|a) (?:\w+ )?(?:guards?|sentry|inspector|customs \w+|sheriff|constable|officer|warden|patrolman|cop|policeman|detective|marshal|magistrate|headmaster|headmistress) (?:that )?(?:the|our|it|we|i was|there) /,
  /\bso \w+ly that (?:he|she|they)\b/,
  /\bhow (?:easily|quickly|fast) \w+ (?:break|burn|drown|die|bleed|disappear)/,
  /\baccidents happen\b/,
  /\bwould be a shame\b/,
  /\bcock the hammer\b/,
  /\bat (?:gun|knife|sword)point\b/,
  /\bat the point of\b/,
  /\bmake (?:him|her|them|the \w+) (?:sweat|talk|believe|think|confess|squirm|beg|tell|admit|sing|pay)\b/,
]);

/** What makes it harder to get about, and nothing else: hands are held in the dark as well. */
const blindly =
  /\b(?:in the (?:dark|fog|mist|rain|snow|pitch dark)|in pitch darkness|at night|after dark|by moonlight|at midnight)\b/;

/** Done so often that nothing can go wrong. */
const routine = anyOf([
  /\bas (?:usual|always|ever|i do (?:each|every)|on (?:any|every)|every|i've done|i have done|we did as children)\b/,
  /\b(?:routine|the usual|a thousand times|every (?:morning|night|evening|day) i)\b/,
]);

export function isRoutine(text: string): boolean {
  return routine.test(text);
}

/** Soon it will be too late: what takes skill may take too long. */
const deadlines = anyOf([
  /\bbefore (?:dawn|daybreak|nightfall|sunrise|sunset|sundown|dark|midnight|noon|the (?:bell|dawn|tide|deadline|storm|next \w+)|moonrise|time runs out)\b/,
  /\bagainst the clock\b/,
  /\bin under (?:a|ten|five|\w+) (?:minutes?|seconds)\b/,
]);

export function isUrgent(text: string): boolean {
  return deadlines.test(text);
}

/** Touched, it may go off. */
const perils =
  /\b(?:wards? (?:on|over|around|against)|traps?|snares?|tripwires?|curse|hex|bombs?|explosives?|fuse|detonator|tumblers|deadbolt|firewall|mainframe)\b/;

export function isPerilous(text: string): boolean {
  return perils.test(text);
}

export function isBlind(text: string): boolean {
  return blindly.test(text);
}

export function isHazardous(text: string): boolean {
  return hazards.test(text);
}

export function isDangerous(text: string): boolean {
  return dangers.test(text);
}

export function isAtStake(text: string): boolean {
  return stakes.test(text);
}

/** Trying hard at something: what is tried may fail. */
const efforts =
  /\b(?:try|tries|trying|attempt|attempting|struggle|strain|manage|do my best|hope to|dare)\s(?!(?:to |and )?(?:remember|recall|recollect|sleep|think|look|see|read|relax|rest|stay|keep calm|smile|listen|understand|figure|act normal|feel|count|imagine|enjoy|forget|picture|place)\b|on\b|not to\b|again\b|the |a |my |out\b|it\b|i say)/;

export function isEffort(clause: string): boolean {
  return efforts.test(clause);
}
