const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Can be read, shown, burnt. */
export const papers = words(`
  letter envelope note page diary journal ledger list map manuscript script book photograph photo picture portrait report
  record telegram postcard file dossier register notebook recipe score sketch drawing plan plans blueprint confession
  testament parcel package logbook log manifest document papers invoice receipt tape recording film reel album chart
`);

/** Binds whoever signs it. */
export const contracts = words(
  'contract treaty agreement lease pact licence license petition waiver offer vow form statement',
);

/** Says whose something is, or what somebody may do. */
export const deeds = words('deed will charter warrant pardon claim title bill');

export const votes = words('vote ballot motion verdict referendum');

export const messages = words(
  'message warning word news secret password summons order orders signal call rumour',
);

/** What people steal, hide and die for. */
export const treasures = words(`
  key crown ring jewel jewels gold silver money coin coins spoons necklace brooch locket pearl pearls diamond seal relic
  idol statue chalice sword dagger gun pistol cartridge bomb powder egg eggs seed seeds heart skull bone bones ashes urn
  medicine serum vaccine vial cure formula fiddle violin painting dress suitcase trunk box casket chest lamp lantern bell
  clock watch mask doll music-box machine engine battery fuse core sample samples cargo crate shipment water grain bread
  honey wine cake pie trophy medal flag badge ticket tickets passport stone mirror coffin fortune inheritance debt rent treasure hoard loot
`);

export const events = words(`
  wedding funeral trial hearing inquest election duel race match contest competition tournament concert
  premiere opening performance show play auction sale launch coronation feast festival fair harvest strike eviction
  demolition closing execution hanging audition exam party reunion dinner banquet broadcast election-day
  handover inspection evacuation crossing voyage expedition birth christening anniversary bet wager
`);

export const dangers = words(`
  storm flood fire plague fever army siege enemy raiders wolves cavalry blizzard avalanche tide frost war drought
  hurricane ice fog quake eruption comet asteroid radiation leak mutiny riot mob raid invasion curse hunger famine winter
  wildfire smoke swarm locusts rain snow
`);

export const creatures = words(`
  beast bear wolf dog cat horse mule goat cow pig bull whale dragon bird owl raven crow goose parrot pigeon fox hare
  elephant tiger lion monkey ape snake spider bees bee hive seal monster creature animal foal calf lamb pony donkey kitten
  puppy robot drone android ghost golem
`);

/** How much there is of something says little of what it is. */
export const measures = words(`
  pound pounds dollar dollars shilling shillings franc francs crowns penny pennies pence cent cents guineas kilo kilos
  kilogram kilograms gram grams ton tons tonne tonnes litre litres gallon gallons metre metres meter meters mile miles
  kilometre kilometres foot feet yards inch inches acre acres degree degrees percent
`);

/** There in every premise, and the matter of few. */
export const everydayNouns = words(`
  coat hat boots boot shoes gloves sleeve sleeves pocket pockets breakfast tea supper dinner lunch weather road door doors
  room air bed stairs stair step steps hair work job season window wall walls floor roof table chair desk kitchen crew
  street train platform hotel station carpet hook peg rope ladder chime line lines light lights bag bags hem sentence
  candle whisper smell colour sound note-paper kettle stove shift grate cup mug plate card jar bucket hours clock strip
  cloth pencil bench shelf rail counter cart wheel knot wood stone glass bread soup noise photo-booth life home family
  shadow footsteps bonnet scarf apron seat tip bus corner wind rack toast bills hill gate gates slope deck sea sky river
  stamp pump key-ring fee name names phone pen heater fridge tubes cabin cabins week rent luggage cheque bloods call police family company bank law crew staff council public crowd hospital idea
  truth lie lies answer answers question questions choice choices
`);
