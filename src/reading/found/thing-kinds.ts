/** What can be done with a thing is a matter of what kind of thing it is. */
export type ThingKind =
  | 'reading'
  | 'notice'
  | 'picture'
  | 'container'
  | 'cupboard'
  | 'key'
  | 'weapon'
  | 'light'
  | 'instrument'
  | 'keyboard'
  | 'lens'
  | 'treasure'
  | 'tool'
  | 'vessel'
  | 'food'
  | 'clothing'
  | 'clock'
  | 'talking'
  | 'machine'
  | 'part'
  | 'vehicle'
  | 'trace'
  | 'cover'
  | 'fixture';

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

const nounsOf: Readonly<Record<ThingKind, readonly string[]>> = {
  reading: words(`
    address-book almanac atlas bible bill blueprint book booklet brochure bulletin calendar  catalogue certificate chart
    chronicle cipher clipping codex confession contract cookbook copybook deed diary dictionary directory document dossier
    envelope essay file folder folio form gazette grimoire guidebook handbill handbook hymnbook index invitation invoice
    journal label leaflet ledger letter libretto licence license list log logbook magazine manifest manual manuscript map
    memo memoir menu message newspaper note notebook pamphlet page paper paperwork parchment passport permit petition
    playbill pocketbook poem postcard prescription programme psalter rota receipt recipe register report ration-book
    rubbing schedule score scrapbook script scroll slate songbook stub summons telegram testament textbook ticket timetable tome
    tract transcript treaty warrant wanted-poster will  writ
  `),
  notice: words(`
    banner billboard blackboard chalkboard epitaph gravestone graffiti headstone inscription milestone noticeboard
    notice-board notice placard plaque poster scoreboard signboard signpost tombstone whiteboard
  `),
  picture: words(`
    daguerreotype diagram drawing engraving etching fresco icon mosaic mural negative painting photo photograph picture
    polaroid portrait silhouette sketch tapestry watercolour watercolor
  `),
  container: words(`
    attaché-case backpack bag  basket box briefcase bucket bundle canister carton case cashbox  casket 
     crock   handbag hatbox haversack jar jewel-box jug  knapsack  lunchbox music-box packet
    package parcel pail pouch purse reliquary rucksack sack saddlebag satchel snuffbox  suitcase tin toolbox
     urn valise vial wallet
  `),
  cupboard: words(`
    armoire barrel bureau cask coffer crate drawer hamper keg lockbox trunk cabinet chest closet coffin cupboard display-case dresser filing-cabinet larder locker pigeonhole
    postbox safe sarcophagus sideboard strongbox wardrobe
  `),
  key: words('badge fob key keycard keyring padlock  signet skeleton-key talisman'),
  weapon: words(`
    axe bayonet blade blunderbuss  bullet cartridge crossbow cudgel cutlass dagger derringer gun harpoon hatchet
    knife lance mace machete musket pistol poker rapier revolver rifle sabre saber scimitar shotgun sickle sling spear
    sword truncheon whip
  `),
  light: words(
    'beacon candelabra candle candlestick flare flashlight hand-lamp lamp lantern lighter searchlight torch',
  ),
  instrument: words(`
    accordion bagpipes banjo bassoon bodhrán bugle cello clarinet concertina cornet drum fiddle flute gramophone guitar harmonica harp horn
    lute lyre mandolin oboe recorder saxophone tambourine trombone trumpet tuba ukulele viola violin whistle zither
  `),
  keyboard: words('carillon harmonium harpsichord jukebox organ piano pianola'),
  lens: words(`
    astrolabe barometer binoculars camera compass eyeglass field-glasses hourglass lens magnifying-glass  monocle
    opera-glasses periscope projector sextant spyglass telescope thermometer microscope
  `),
  treasure: words(`
    amulet ashtray ball bead bracelet brooch buckle button charm chess-set coin crown crystal cufflink diadem diamond doll domino
    ear-trumpet earring egg emerald feather figurine gem idol jewel kite locket marble mask mat medal medallion
    necklace nugget orb pearl pendant phone pin puppet relic ring rosary ruby sapphire seal shard shell skull snow-globe sceptre sphere
    spoon statuette teddy teaspoon thimble tiara toy trinket trophy
  `),
  tool: words(`
     bellows broom brush chisel crowbar crutch fishing-rod fork hammer handcuffs hay-fork     lockpick
    mallet needle oar paddle pen pencil  pickaxe pitchfork  plunger  quill rake razor rod rope saw scalpel scissors screwdriver scythe shears shovel
    sledgehammer spade spanner spindle staff stethoscope stick stopwatch  syringe token trap trowel tuning-fork walking-stick wand wrench
  `),
  vessel: words(`
    beaker bottle bowl canteen cauldron chalice cup decanter flagon flask glass goblet inkwell kettle mug  phial pitcher
    plate pot saucepan saucer tankard teacup teapot thermos tray tumbler vase
  `),
  food: words(`
    apple bread bun cake casserole cheese elixir honey loaf medicine medicines ointment pie pill pills poison potion powder
    pudding ration rations sandwich serum soup stew tonic
  `),
  clothing: words(`
    cloth strip
    apron armour armor bandage  blanket bonnet boot cap cape cloak coat  costume dress
    flag gauntlet glove gown handkerchief harness hat headscarf helmet  jacket kimono mantle mitten overcoat parasol quilt
    raincoat ribbon robe sash  scarf shawl shoe shroud slipper spacesuit spectacles suit tailcoat tunic
    umbrella uniform veil waistcoat wreath
  `),
  clock: words('alarm-clock chronometer clock metronome pocket-watch sundial wristwatch'),
  talking: words(`
     gramophone intercom loudspeaker megaphone microphone  radio receiver speaking-tube switchboard
    tannoy telegraph telephone teleprinter television transmitter walkie-talkie wireless
  `),
  machine: words(`
    automaton barrel-organ boiler computer console dryer dynamo engine furnace generator hoist loom mangle mill-wheel
    millstone oven pipe-organ printer printing-press projector pump range reactor  samovar scanner sewing-machine
    spinning-wheel  stove switchboard terminal turbine typewriter winch windlass machine
  `),
  part: words(`
     crank dial fuse gauge gear  hatch lever panel pedal pendulum pulley rudder slot switch tap throttle trapdoor
    tripwire valve winder
  `),
  vehicle: words(`
    bicycle boat canoe cart coracle dinghy handcart hearse kayak lifeboat motorbike motorcycle pram pushcart punt raft
    rowboat rowing-boat scooter skiff sled sledge sleigh tricycle wheelbarrow wheelchair
  `),
  trace: words(`
    ashes blood bloodstain bootprint bullet-hole chalk-mark fingerprint footprint handprint hoofprint pawprint scorch-mark scratch smear
    sawdust stain thumbprint tracks trail
  `),
  cover: words('blind curtain dust-sheet shutter tarpaulin'),
  fixture: words(`
    altar anchor anvil hook ladder mirror aquarium  barrier bell birdcage cage chandelier effigy fern fountain  gallows globe
    grandfather-clock hive idol lectern obelisk pillory pole sound-table scarecrow scales shrine sculpture
    skeleton snowman statue sundial throne totem tripod vat washstand waxwork weathervane
  `),
};

const kindOfNoun = new Map(
  (Object.entries(nounsOf) as readonly (readonly [ThingKind, readonly string[]])[]).flatMap(
    ([kind, nouns]) => nouns.map((noun) => [noun, kind] as const),
  ),
);

const unlikePlurals: Readonly<Record<string, string>> = {
  knives: 'knife',
  loaves: 'loaf',
  scarves: 'scarf',
  staves: 'staff',
  axes: 'axe',
};

/** By its last word, as one or as many; null for what is no thing to look at. */
export function kindOfThing(noun: string): ThingKind | null {
  const known = kindOfNoun.get(noun) ?? kindOfNoun.get(unlikePlurals[noun] ?? '');
  if (known !== undefined) return known;
  if (!/[^s]s$/.test(noun)) return null;
  const one = [noun.slice(0, -1), noun.replace(/es$/, ''), noun.replace(/ies$/, 'y')];
  return one.flatMap((each) => kindOfNoun.get(each) ?? [])[0] ?? null;
}

const portable: ReadonlySet<ThingKind> = new Set([
  'reading',
  'picture',
  'container',
  'key',
  'weapon',
  'light',
  'instrument',
  'lens',
  'treasure',
  'tool',
  'vessel',
  'food',
  'clothing',
]);

/** Whether it goes into a pocket or under an arm. */
export function isPortable(kind: ThingKind): boolean {
  return portable.has(kind);
}

/** There in every story: it counts only where something more is said of it. */
const plain: ReadonlySet<ThingKind> = new Set(['vessel', 'food', 'clothing', 'tool', 'part']);

export function isEverywhere(kind: ThingKind): boolean {
  return plain.has(kind);
}
