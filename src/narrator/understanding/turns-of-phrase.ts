import type { Risk } from '@/narrator/understanding/verb-table';

type Phrase = { readonly kind: string; readonly risk: Risk; readonly pattern: RegExp };

/** Several words that mean one thing; the first that fits counts. */
const phrases: readonly Phrase[] = [
  {
    kind: 'force',
    risk: 'real',
    pattern:
      /\bpick(?:s|ing)?\b(?: (?:at|open))? (?:the|a|an|its|his|her|their|this|that|my)?\s?(?:\w+ ){0,2}(?:lock|locks|padlock|strongbox|safe|chest|handcuffs|cuffs|manacles|shackles)\b|\b(?:force|jimmy|pry|wrench|kick|blast|crowbar|shoulder|barge|smash|break|bust)\w* (?:[\w'-]+ ){0,5}(?:open|down|apart|free|loose|through|in$)|\b(?:hack|break|tap|log) in(?:to)?\b/,
  },
  {
    kind: 'steal',
    risk: 'real',
    pattern:
      /\bpick(?:s|ing)? (?:\w+ ){0,3}pockets?\b|\b(?:lift|palm|nick|pinch|swipe|slip|take|grab|cut|snatch)\w* .*\b(?:from (?:his|her|their|the \w+(?:'s)?|under) (?:pocket|belt|purse|desk|coat|bag|neck|nose|pillow|side)|while (?:he|she|they|nobody|no one|the \w+) )/,
  },
  {
    kind: 'sneak',
    risk: 'real',
    pattern:
      /\bwithout (?:being (?!asked|told|invited)|getting |anyone |him |her |them |a (?:sound|trace|noise|splash|whisper|creak)\b|making |waking |alerting |tripping |setting |letting |disturbing |the \w+ )|\b(?:unnoticed|undetected|unseen|unheard|stealthily|sneakily|surreptitiously)\b|\b(?:past|by|around|behind) the (?:\w+ )?(?:guards?|sentr(?:y|ies)|patrols?|bouncers?|cameras?|watchm[ae]n|dogs?|drones?|prefects?|lookouts?|deput(?:y|ies)|marines|soldiers)\b|\bbehind (?:his|her|their) backs?\b|\b(?:slip|squeeze|steal|edge) (?:away|past|by|out|inside|through|into|aboard)\b|\bfollow (?:him|her|them|the \w+) (?:at a distance|from a distance|unseen|quietly|discreetly|in secret)\b|\bhide (?:from|behind|under|in|before)\b|\blisten (?:at the (?:door|keyhole|wall)|in on)\b/,
  },
  {
    kind: 'persuade',
    risk: 'real',
    pattern:
      /\b(?:talk|argue|sweet-talk|smooth-talk|charm|con|trick|scare|shame|flatter|browbeat|bargain|fast-talk)\w*\b (?:my way|.*\b(?:into|out of|past|down|round|around))\b|\b(?:win|winning) (?:him|her|them|over|the)\b.*\b(?:over|round|trust|support|favou?r)\b|\bget (?:him|her|them|the \w+|\w+) to (?!know|the)\w+|\b(?:lower|drop|knock down|bring down|cut|halve) (?:the|his|her|their) (?:price|asking price|fee|bail)\b|\bfor a (?:discount|better price|lower price|bargain)\b|\blet (?:me|us) (?:in|pass|go|through|by|off|out|inside|board|aboard|keep|stay|free)\b|\b(?:make|strike|cut) (?:a|an) (?:deal|bargain)\b|\btalk sense\b|\bappeal to\b|\bask .* to (?:spare|betray|hide|lie|confess|marry|forgive|trust|join|drop|break|look the other way)\b/,
  },
  {
    kind: 'deceive',
    risk: 'real',
    pattern:
      /\b(?:tell|spin|feed|sell|give) (?:\w+ ){1,4}(?:a lie|lies|a false|a fake|the wrong)\b|\bpass (?:myself|himself|it) off\b|\b(?:claim|pretend) (?:to be|i am|i'm|that i|we are|not to|it was)\b|\bact (?:as if|like i|innocent|drunk|surprised)\b|\bfake (?:a|an|my|the|id|papers?)\b|\bplay (?:innocent|dumb)\b|\bbluff\b|\bforge (?:a|an|my|his|her|the|some|papers)\b|\bforged\b|\bspy on\b|\bin disguise\b|\bswap (?:the|his|her|out) .*\b(?:for|with|before|while)\b|\blie (?:to|about)\b/,
  },
  {
    kind: 'attack',
    risk: 'real',
    pattern:
      /\b(?:draw|pull|raise|swing|fire|loose|aim|level|point) (?:my|the|a|an|his|her) (?:\w+ )?(?:sword|gun|pistol|revolver|knife|dagger|axe|bow|arrow|blaster|rifle|shotgun|club|fist|spear|cannon|phaser|crossbow)\b|\b(?:take|throw) (?:a )?(?:swing|punch|shot)\b|\bgo for (?:his|her|their|the) (?:throat|gun|knife|legs)\b|\bopen fire\b|\bstand and fight\b|\b(?:knock|take|cut|gun|strike|shoot|bring) (?:him|her|them|the \w+) (?:out|down|unconscious)\b|\b(?:throw|hurl|fling|toss|lob) .* (?:at|into|through) (?:the|his|her|him|them|its)\b/,
  },
  {
    kind: 'climb',
    risk: 'real',
    pattern:
      /\b(?:jump|leap|vault|swing|hop|dive|launch|throw) (?:myself )?(?:across|over|off|onto|between|from|down|through|aside|clear|out of the)\b|\b(?:cross|walk|run|crawl|edge|inch|shuffle|step|creep) (?:\w+ ){0,3}(?:the |a |an )?(?:\w+ )?(?:tightrope|ledge|beam|rope bridge|rotten bridge|rotten plank|narrow plank|chasm|gap|rapids|thin ice|ice floe|minefield|rooftops?|wire|parapet|burning \w+)\b|\bclimb (?:up|down|out|over|onto|the|that|a|through)\b|\b(?:up|down|over) the (?:\w+ )?(?:cliff|wall|drainpipe|rigging|mast|fence|chimney|tower|trellis|rope|shaft|face)\b/,
  },
  {
    kind: 'flee',
    risk: 'real',
    pattern:
      /\b(?:run|ride|drive|bolt|dash|sprint|race|swim|gallop) (?:for (?:it|my life|the (?:door|exit|hills|trees|border|cover|gate|airlock|horses))|away from|from the|as fast as|after|faster)\b|\b(?:get|break|shake|wriggle|slip|tear) (?:away|free|loose)\b|\b(?:outrun|outride|shake off) (?:him|her|them|the|my)\b|\blose (?:him|her|them)\b|\bmake a (?:run|break|dash) for\b/,
  },
  {
    kind: 'force',
    risk: 'real',
    pattern:
      /\b(?:cut|snip|pull) the (?:red|blue|green|right|black) wire\b|\bdisarm the\b|\b(?:disable|short|shut down|reroute|stabili[sz]e|restart|jump-?start|overload|crash|bypass|override) the (?:\w+ )?(?:alarm|bomb|trap|reactor|core|engine|shields?|security|system|lock|camera|power|generator|firewall|drive|mechanism)\b|\b(?:hold|brace|keep) (?:the|a) (?:door|wheel|rope|line|beam|gate) (?:shut|closed|steady|up|against)\b|\b(?:lift|move|shift|push|heave|roll|drag) the (?:\w+ )?(?:boulder|rock|slab|portcullis|wardrobe|beam|gate|statue|anvil|rubble)\b|\bput out the (?:fire|blaze|flames)\b|\bstop the bleeding\b|\b(?:set|splint) (?:his|her|their|the) (?:leg|arm|bone)\b|\b(?:pull|drag|haul) (?:him|her|them|(?:the|my) \w+|[\w']+) (?:out|up|from|clear|aboard|free|off|away|back)\b|\bstop (?:him|her|them|the \w+) (?:from )?\w+ing\b|\b(?:set|plant|lay|rig) (?:the|a|some) (?:charges?|explosives|bomb|dynamite|fuse|trap)\b|\bcatch (?:the|a|his|her) (?:\w+ )?(?:knife|blade|arrow|rope|thief|runaway|pig|falling \w+|vase|ball)\b|\btake the (?:bend|corner|curve|turn) at\b/,
  },
  {
    kind: 'perform',
    risk: 'real',
    pattern:
      /\b(?:bet|wager|gamble) (?:everything|it all|my|all|on|for|the)\b(?! with)|\bstake (?:everything|it all|all|the \w+ on|my \w+ on)\b|\bplay (?:poker|for (?:money|stakes|my)|a hand|against)\b|\bcheat at\b|\b(?:tame|break|ride) the (?:wild|bucking|unbroken|frightened)\b|\b(?:steer|pilot|fly|sail|drive|row|navigate|guide|land|dock|thread) .*\b(?:through|between|around|past|storm|reef|asteroids?|rapids|manually|blind|into)\b|\bsolve the\b|\bcrack the (?:code|cipher|safe)\b|\bdecipher\b|\bperform (?:surgery|cpr|the ritual|a ritual)\b|\boperate on\b|\btrack (?:the|him|her|them|down)\b|\bfind (?:my|a|the) way (?:across|past|in|into|up|through|out|in the dark|back)\b/,
  },
  {
    kind: 'threaten',
    risk: 'real',
    pattern:
      /\b(?:lean|put the (?:squeeze|screws|frighteners|pressure)) on (?:him|her|the \w+(?: \w+)?|\w+) (?:until|till|for)\b|\b(?:hold|put|press|set|lay) (?:my|a|the) (?:\w+ )?(?:dagger|knife|blade|gun|pistol|razor|sword|torch) (?:to|under|against|at|on)\b|\b(?:shake|stare) (?:him|her|them|the \w+) down\b|\bback (?:him|her|them|the \w+) (?:up )?(?:against|into)\b|\b(?:rough|beat) (?:him|her|them|the \w+) up\b|\bthrow down on\b|\bcall (?:him|her|them|the \w+|[a-z]+) out\b(?! of)|\bmake (?:him|her|them) (?:sweat|squirm)\b|\bpull rank\b/,
  },
  {
    kind: 'sneak',
    risk: 'real',
    pattern:
      /\b(?:keep|stay|stand|lie|freeze|crouch|wait|remain|hold) (?:perfectly |dead |very |absolutely )?(?:still|under|hidden|quiet|silent|low|out of sight|flat|motionless|in the shadows)\b.*\b(?:as|while|until|till) (?:the|it|he|she|they|its)\b|\bhide (?:him|her|them|the \w+ (?:from|under|in|behind)|from|behind|under)\b/,
  },
  {
    kind: 'persuade',
    risk: 'real',
    pattern:
      /\bwin (?:over|round|back)\b|\bwin (?:the |his |her |their )?(?:\w+ )?(?:back|over|round|trust|heart|vote|support|favou?r)\b|\bget{1,2}(?:ing|s)? (?:the |my |this |that |his |her )?(?:[\w']+ ){1,4}?to (?:grant|let|hand|give|tell|talk|agree|sign|open|change|vote|open up|come|leave|stop|drop|help|join|trust|back|admit|confess|lower|believe|say|see|listen|look|pay|sell|take|swear|forgive|spill|put|do|make|let's)\b|\b(?:beat|knock|talk|haggle|bring|get|wear) (?:him|her|them|the \w+(?: \w+)?|\w+) down\b|\btalk (?:[\w']+ ){1,4}(?:into|out of|round|down|over|through|off)\b|\bconfide in .* to\b|\bpop the question\b|\bpress (?:him|her|them|the \w+|mr \w+|mrs \w+|\w+) for\b|\bstand up to (?:him|her|the|\w+)|\b(?:shout|argue|stare|face) (?:him|her|them|the \w+|\w+) down\b|\bmake (?:[\w']+ ){1,3}an offer\b|\bfor less than\b|\bsell (?:him|her|them|the \w+) on\b|\brun away with me\b|\bask for (?:his|her) hand\b|\bcall (?:his|her|their) bluff\b/,
  },
  {
    kind: 'deceive',
    risk: 'real',
    pattern:
      /\bmake (?:believe|like|out|as if)\b|\bact as (?:though|if)\b|\bpass (?:off|myself|for)\b|\b(?:feed|spin|sell|give|slip) (?:[\w']+ ){1,4}(?:a|some) (?:cock-and-bull|line|yarn|sob|salted|phon(?:e)?y|bogus|false|fake|forged|tall|wrong|doctored)\b|\bsell (?:[\w']+ ){1,4}(?:a salted|a fake|a phony|snake oil|fool's gold)\b|\bmake (?:[\w']+ ){1,4}(?:believe|beleive|think)\b|\bbadge in\b|\bget (?:past|by|round|around) (?:the|him|her|\w+'s)\b|\bby (?:pretending|claiming|posing|bluffing|lying|distracting)\b|\bplay for time\b|\bstall for\b|\b(?:under|with) (?:a )?(?:false|assumed|fake|forged|borrowed) (?:name|identity|papers|pass|badge|id)\b|\bwear (?:a|the) (?:disguise|false)\b|\bdressed (?:up )?as\b|\bas (?:the real thing|new|genuine|the original)\b|\bcover (?:up|my tracks)\b|\bplant (?:the |a |some )?(?:evidence|bug|tracker|knife|coin)\b|\bslip (?:the |a |some )?(?:\w+ )?(?:powder|poison|potion|drug|pill|note|drops) (?:in|into)\b/,
  },
  {
    kind: 'attack',
    risk: 'real',
    pattern:
      /\brun (?:him|her|them|it|the \w+|\w+) through\b|\bgo for my (?:iron|gun|pistol|blade|sword|knife)\b|\bput (?:a|an|one|two) (?:\w+ )?(?:ball|bullet|arrow|bolt|shot|round|blade|knife|slug|torpedo) (?:in|into|through|between|across|past)\b|\b(?:loose|nock|let fly|shoot|fire|send) (?:a|an|the|my|another|one) (?:\w+ )?(?:arrow|arrows|shot|bolt|volley|round|flare|torpedo|shaft|bullet|harpoon)\b|\bbreak (?:a|the|my) \w+ over\b|\bshoot (?:off|out|down|at|through|my way)\b|\bloop (?:the|a|my) \w+(?:-\w+)? round\b|\bround (?:his|her|the \w+'s) (?:throat|neck)\b|\bbeat (?:off|back|down)\b|\b(?:cut|slash|swing|hack|jab|thrust|lunge|swipe|stab|claw|poke) at (?:the|his|her|him|them|its|\w+'s)\b|\b(?:tear|rip|wrench|yank|pull|cut) (?:the |a |his |her )?[\w-]+ from (?:his|her|the \w+'s|\w+'s)\b|\bdraw first\b|\bdraw (?:on|against) (?:the|him|her|[a-z]+)\b|\bcross (?:swords|blades|cutlasses|steel|rapiers|sabres)\b|\bput (?:him|her|them|the \w+) (?:down|out|to sleep|in a headlock)\b|\bfight (?:off|back|my way|to|with (?:the|a|him|her|them)|the|him|her|them|against)\b/,
  },
  {
    kind: 'climb',
    risk: 'real',
    pattern:
      /\b(?:up|down|over|along|out along|across|onto) (?:the |a |an |my )?(?:(?:outside|face|side|edge|rim) of|(?:[\w-]+ ){0,2}(?:cliff|drainpipe|rigging|mast|fire escape|steeple|spire|belfry|flagpole|pole|tree|oak|pine|elm|beanstalk|crane|pylon|windmill|lamp ?post|gangway rope|balcony|chimney|trellis|rope|shaft|ledge|parapet|bowsprit|plank|branch|spar|gunwale|yardarm|girder|gangplank|scaffold(?:ing)?|gutter|rooftops?|roof(?! garden| terrace)|battlements|lift cable|cable|ivy|vine|crow's nest|tightrope|rafters|ravine|gully|crevasse|chasm|precipice))\b|\b(?:in through|out through|in by|in at|out of|out by|through) (?:the |a )?(?:[\w-]+ )?(?:window|skylight|vent|air duct|duct|ventilation|sewer|crawlspace|hatch|porthole|chute|letterbox|coal hole|airlock)\b(?! seat| box| sill| and)|\b(?:let|lower|haul|drag|pull|hoist|heave|winch) myself (?:up|down|out|over|across|onto|into|along|free|from|back|hand)\b|\b(?:ride|jump|gallop|leap|drive|sail|put \w+) .*\bover (?:the|a) (?:[\w-]+ )?(?:gate|fence|hedges?|wall|ditch|stream|gully|falls)\b|\bgo aloft\b|\bmake (?:the|a) (?:jump|leap|dive|climb|shot|catch|throw|landing|crossing)\b|\bhang on\b|\b(?:crawl|wriggle|worm|slither|squirm|inch|edge) (?:on my belly|under|through|along|past|toward|towards|into|out)\b|\breach (?:into|down|under|through|inside) (?:the|a|its)\b|\bput my (?:arm|hand|fist|head|leg) (?:in|into|through|down|inside)\b|\bstop the leak\b|\b(?:brew|mix|make|build|rig|improvise|concoct|cobble together) (?:an?|the|some|up|us)? ?(?:\w+ )?(?:antidote|potion|bomb|explosives?|cure|poison|serum|raft|trap|glider|radio|transmitter|signal|molotov|decoy|remedy|vaccine|parachute)\b|\bhang (?:from|off|by) (?:the|my|a)\b/,
  },
  {
    kind: 'flee',
    risk: 'real',
    pattern:
      /\bfloor it\b|\bgun (?:the|it|my) ?\w*|\brun run\b|\brun like\b|\blight out for\b|\bleg it\b|\bmake a (?:getaway|bolt)\b|\bput distance\b|\brun the (?:blockade|gauntlet|narrows|rapids|roadblock|border)\b|\bcrowd on\b|\bhard over\b|\bride (?:for (?:it|my life|the (?:hills|border|trees|pass|gate|river|fort))|flat|hard|like|through|down|off)\b|\bstay ahead\b|\bshake (?:off )?(?:the|my|a|his|her) (?:tail|pursuers?|pursuit|followers?|hounds?|dogs)\b|\blose (?:the|my|him|her|them) (?:\w+ )?(?:tail|pursuers?|sedan|car|cops|posse|riders?|guards?|patrol|shadow|drones?|ship)\b/,
  },
  {
    kind: 'perform',
    risk: 'real',
    pattern:
      /\b(?:put|lay|stake|bet|wager|risk|gamble) (?:(?:my|the|all|a|our|ten|twenty|fifty|a hundred|five) )?(?:\w+ ){0,2}?(?:everything|all|money|savings|inheritance|twenty|ten|fifty|hundred|pounds|dollars|credits|coins?|chips|fortune|ranch|stake|wages|farm|ship|shirt|purse|guinea|fiver|silver|gold)\b(?: \w+){0,3} on\b|\bmy (?:last|whole|entire) (?:\w+ )?(?:on|stake|inheritance|savings|stack|purse)\b|\bdouble or (?:nothing|quits)\b|\ball[- ]in\b|\bon this one hand\b|\bcall (?:the|his|her) (?:raise|bet)\b|\bdraw (?:a card|the (?:short|long) straw|lots)\b|\bspin the (?:wheel|chamber|cylinder)\b|\b(?:ride|weather|sit) out the (?:storm|gale|blizzard|hurricane)\b|\bfollow the (?:blood|\w+) (?:trail|tracks) into\b|\bplay (?:chicken|roulette|russian)\b|\bread the tracks\b|\bpick up (?:the|his|her|its|their) (?:trail|scent|tracks)\b|\b(?:score|win|sink|hole|land) (?:the|a) (?:winning|goal|race|match|game|shot|bout|duel|contest|tournament|trick|jump|stunt|penalty|trial)\b|\bplot a (?:jump|course) (?:through|past|between)\b|\b(?:sit|wing|ace|pass|finish|cram for|cheat on|resit) (?:the|my|a|this) (?:\w+ )?(?:exam|test|quiz|paper|audition|trial)\b|\bdeliver(?:ing)? (?:the|a|her) (?:\w+ )?(?:calf|baby|foal|lamb|child|twins)\b|\benter (?:my|the|a) .*\b(?:show|contest|race|competition|tournament|fair)\b|\bjack in\b|\bsuck(?:ing|in)? the venom\b|\bsight[- ]read\b|\bfeel my way\b|\btake the (?:penalty|free kick|exam|test|shot)\b|\b(?:hit|reach|hold) the (?:high )?note\b/,
  },
  {
    kind: 'search',
    risk: 'real',
    pattern:
      /\b(?:hunt|hunting|search|searching|feel|feeling|grope|groping|probe|probing|look|looking|tap|tapping|comb|sweep|toss|scour|check|checking|sniff|root|dig|digging|rifle)\b.*\b(?:for|along) .*\b(?:hidden|secret|concealed|false|loose|trap|traps|tripwires?|catch|clues?|weak(?:ness| point| spot)s?|tumblers|survivors|negatives|mines?|ambush|poison)\b|\bwork the (?:\w+ )?(?:dial|lock|tumblers|combination)\b|\bguess (?:the|his|her|their|my|which|at)\b|\bsolve\b|\bpuzzle out\b|\bwork out (?:the|which|what|how)\b|\bcrack the (?:code|cipher|safe|encryption|case|riddle)\b/,
  },
  {
    kind: 'force',
    risk: 'real',
    pattern:
      /\b(?:get|bring|coax|jolt|kick|start) the (?:[\w-]+ ){0,2}(?:engine|generator|reactor|motor|pump|radio|shields?|drive|machine|transmitter|beacon|boiler) (?:going|running|working|back|up|to|online)\b|\brip (?:the|it|off|out|open|free|through)\b|\bslot the\b|\bspoof\b|\b(?:set|reset|splint|stitch|stitch up|sew up|amputate|cauteri[sz]e|treat) (?:[\w']+ ){1,3}(?:leg|arm|bone|shoulder|ankle|wrist|wounds?|gash|ribs?|knee|fracture)\b|\btry (?:the|a|my|each|every) (?:\w+ )?(?:keys?|locks?|handle|door|combination|code|password|window|hatch|lever|lid|gate|incantation|spell|ritual|rite|charm)\b|\bcharge the (?:\w+ )?(?:barricade|gates?|lines?|enemy|walls?|hill|guns|door|beast)\b|\bdrink (?:from )?(?:the |an |some )?(?:unmarked|unlabelled|strange|unknown|glowing|green|bubbling|black)\b|\bpour (?:the whole|it all|everything|all)\b.*\b(?:in|into|at once)\b|\b(?:dig|drill|blast|chisel|burrow|tunnel|burn|saw|cut|hack|smash|punch|break|force|hammer) (?:my|our) way\b|\bpunch through\b|\bblow (?:up |open )?(?:the|a) (?:\w+ )?(?:hatch|door|doors|safe|bridge|lock|vault|gate|dam|wall|airlock)\b|\b(?:drink|swallow|quaff|down) (?:the|a|an|this) (?:\w+ )?(?:potion|elixir|vial|philtre|pill|serum|mushroom)\b|\b(?:jump|hot)-?wire\b|\bput out the (?:\w+ )?(?:fire|blaze|flames|fuse)\b|\bdock by hand\b|\bland (?:on|with|in|it|the)\b/,
  },
];

/** A turn of phrase that a clause has, and its words there. */
export function phraseMeant(
  clause: string,
): (Pick<Phrase, 'kind' | 'risk'> & { readonly words: string }) | null {
  for (const { kind, risk, pattern } of phrases) {
    const words = pattern.exec(clause)?.[0];
    if (words !== undefined) return { kind, risk, words };
  }
  return null;
}
