/** Titles whose words are for whoever tells the story. */
export const metaTitle =
  /\b(?:narrat(?:or|ors|ion|ing|ive)|manner|tone|style|voice|register|mood|notes?|guidance|guidelines?|hydration|instructions?|how (?:to|it should)|rules?|constraints?|mechanics|themes?|conditions?|content|boundaries|limits|lines and veils|reminders?|for (?:the|whoever) (?:gm|ai|author|teller|tells|storyteller|writer|narrates)|game ?master|design|things that are true|what (?:to|this is not|must not)|do not|don['’]?ts?|dos|never|always|safety|pacing|craft|writing|canon|secrets|spoilers?|the truth)\b/i;

/** Words of those who speak about a story instead of in it. A group of players has a capital. */
export const metaWords =
  /\b(?:[Nn]arrat(?:or|ors|e|es|ed|ion|ing|ive)|player|players|Player|(?:the|a|your|any) readers?|readers (?:should|may|will)|game ?master|GM|NPCs?|PCs?|[Cc]ampaign (?:is|should|has|begins|ends|runs|was|must|may)|(?:the|this|whole) campaign|roleplay|foreshadow\w*|protagonist|antagonist|storytell(?:er|ing)|backstor(?:y|ies)|cliffhanger|plot(?:line| point| twist| hook)s?|(?:main|player) characters?|on[- ]?screen|off[- ]?screen|off[- ]?stage|genre|anachronis\w+|improvis\w+|dialogue|set ?piece)\b/;

/** Scenes are what a story is told in, unless something is their scene. */
export const wordsForScenes =
  /\b(?:(?:the|a|each|every|any|this|that|last|first|final|opening|closing|quiet) scenes?|scenes)\b(?! (?:of the (?:crime|accident|fire|murder)|behind))/i;

/** A page is one of this text, unless the sentence speaks of something with pages. */
export const pageWords =
  /\b(?:on|off|from|onto|to|fill|of) the page\b|\bthe page (?:should|must|may|is never)\b/i;
export const pagesOf =
  /\b(?:book|diary|ledger|log|logbook|register|notebook|journal|letter|almanac|bible|album|newspaper|atlas|manuscript|torn|tore|ink)\b/i;

/** What only a text has, as what a sentence is about. */
export const craftSubject =
  /^(?:the |its? |all |any )?(?:tone|mood|atmosphere|humou?r|comedy|horror|suspense|tension|pacing|stakes|violence|romance|register|themes?|style|prose|imagery|descriptions?|sentences|paragraphs|endings?|magic system|conflict)\b(?! of (?:his|her|voice|the (?:bell|crowd)))/i;

/** "This is a comedy about …": what kind of story it is. */
export const kindOfStory =
  /\b(?:this|it|here|ours) is(?: not|n['’]t)? (?:an? |the )?(?:[\p{L}-]+,? ){0,4}(?:story|comedy|tragedy|mystery|whodunn?it|game|campaign|tale|adventure|romance|thriller|farce|fable|horror|satire|melodrama)\b/iu;

/** What content rules forbid or limit. */
export const contentWords =
  /\b(?:magic(?:al)?|gor(?:e|y)|graphic|violen(?:ce|t)|blood(?:y|shed)?|swear(?:ing|s)|profanity|supernatural|sex(?:ual)?|romance|cruel(?:ty)?|torture|horrors?|scares?|explicit|prophec(?:y|ies)|chosen ones?|technology|modern|gruesome|nud(?:e|ity)|slurs?|dies|die|killed|harmed|injured|combat|monsters?|villains?|twists?|quests?)\b/i;

export const contentRule =
  /^(?:no|nothing|nobody|no one|none|never|not|there (?:is|are) no|everything|everyone|everybody|all|any|death|whatever)\b/i;

export const wishes =
  /\b(?:should|ought to)\b|\bmust (?:never|always|not|gain|remain|be (?:told|shown|played|felt|kept))\b|\bit(?:['’]?s| is) best if\b|\bif in doubt\b|\b(?:is|are) (?:never|not|always) to be (?:\p{L}+ ?)(?:explained|described|shown|told|named|seen|resolved|played)?|\bfeels? like\b.*\brather than\b|\bat least (?:one|two|three|once|twice)\b.*\b(?:each|every|per)\b/iu;

/** "You learn of the fire, from the miller, or by reading the ledger": how it may come out is a plan. */
export const plans =
  /^(?:You|The player|They|Players?) (?:can |may |will )?(?:learns?|discovers?|finds? out|hears?|is told|are told)\b.*(?:\bor by \p{L}+ing\b|, or from\b|\beither from\b)/iu;

export const conditions =
  /^(?:reached|triggered|happens|available|unlocked|to be told|this (?:is the )?ending|the ending|conditions?|requires?)\b/i;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Verbs that tell somebody how to tell, where they stand first and bare. */
export const orderVerbs = words(`
  add allow answer ask assume avoid begin bring build call change check choose close consider count cut depict describe
  draw emphasise emphasize end ensure establish evoke expect favor favour find focus follow give hide hint hold honor
  honour imagine imply improvise include insist introduce invent keep lean leave let limit linger list look lower make
  mention mind mix move name narrate note offer open pay pick picture place play portray prefer present punish put
  raise read refer remember repeat resist respect return reveal reward roll save say set show skip slow speak spend
  start stay steer step stick stop suggest support surprise switch take tell think touch track treat trust try turn
  undercut use vary wait weave work write aim appear apply be bear bind confirm convey deny do dwell earn favour feel
  get go have hang hit interrupt invite lay lead learn lend link maintain mark measure pause permit phrase plant pull
  push reach recall refuse rely remind reserve resolve respond run sketch send share
`);
