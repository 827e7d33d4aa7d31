const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

const knownPlaceNouns = words(`
  abbey alcove alley anteroom apartment aqueduct arcade archive arena armoury armory attic avenue bakehouse bakery
  balcony ballroom bank bar barn barracks basement bathhouse bay bazaar beach bedroom belfry bivouac boathouse bog
  bridge brook bunker bunkroom cabin cafe café camp campsite canal canteen canyon booth cage carriage carriages castle
  cathedral causeway cave cavern cell cells cellar cemetery chamber chamberroom chapel chapterhouse church churchyard city
  clearing cliff clinic cloister club coast cockpit compartment concourse corridor cottage court courthouse courtyard
  cove crater creek crossing crossroads crypt dam deck den depot desert diner dining-car dispensary dock dockside
  docks dome dormitory drove dungeon engine-house engine-room estate estuary factory farm farmhouse fen ferry field
  fields firehouse flat flats foothills forecastle forest forge fort fortress foundry gallery galley gangway garage
  garden gardens garret gate gatehouse glade gorge granary grange graveyard green greenhouse grotto grove gully hall
  halls hallway hamlet hangar harbour harbor haven headland hearth heath hermitage hill hilltop hold hollow hospice
  hospital hotel house houses hovel hut infirmary inn island isle jail jetty junction keep kennel kiln kitchen
  laboratory lab lagoon lake landing lane lane-end larder laundry library lighthouse lobby lock lodge loft
  lounge mansion manor market marketplace marsh meadow mere mess mill mine moat monastery moor mortuary mosque
  mountain museum nave nursery oasis observatory office offices orchard outpost paddock palace pantry parade park
  parlour parlor pass passage path pavilion peak pharmacy pier pit plain plateau platform playground plaza point pond
  pool porch port post-office prison promenade pub quarry quarters quay ranch ravine reading-room rectory reef
  refectory refinery reservoir ridge river riverbank road roof rooftop room ruin ruins salon saloon sanctuary school
  schoolhouse schoolroom scullery sea seafront settlement shack shaft shed sickbay sick-bay sickroom shelter ship shipyard shop shore shrine
  siding signal-box sluice spring square stable stables stage stair stairs staircase stairwell stall station steps
  storehouse storeroom stores strand stream street studio study suburb summit swamp synagogue tavern teahouse teashop
  temple tent terminal terrace theatre theater toll-house tollhouse tomb tower town track tram trail train tunnel
  university valley vault vestibule vestry viaduct vicarage village villa vineyard wagon waiting-room ward warehouse
  undercroft crossroad lazaret morgue ropewalk boardwalk catwalk hideout headquarters landing-stage
  waterfall watchtower weir well wharf wheelhouse wing wood woods workshop yard
  airlock alehouse allotment allotments almshouse amphitheatre apiary apse aquarium auditorium backstage bandstand
  battlements breakwater brewery brickworks byre cafeteria cannery caravan casino catacomb catacombs chancel cloakroom
  clubhouse conservatory convent copse corral cowshed cowsheds crossroads customs-house dairy darkroom deli dike distillery
  dojo driveway dugout dyke embankment fairground forecourt foundry foyer garth gasworks glasshouse
  guardhouse guildhall gymnasium hayloft haymarket hayfield henhouse hostel infirmary launderette laundrette laundromat
  layby lay-by lighthouse lookout marina mausoleum menagerie millpond mortuary motel nunnery ossuary outhouse pasture
  patio pavement pharmacy piazza pigsty planetarium plantation playground pontoon printworks pulpit quarterdeck
  ramparts rooftop sacristy saltworks sanatorium sandbank sawmill scriptorium shoreline sidewalk silo slipway smithy
  smokehouse sorting-office stockade stockroom summerhouse tannery taproom towpath
  treasury treehouse trench turret underpass verandah veranda vicarage washhouse waterfront watermill waterworks
  windmill woodshed store rink kitchenette reception gym nook wardroom bothy croft
  railhead shrubbery telegraph-office sheds barns wells huts tents tanks greenhouses
`);

/** Whatever ends so is somewhere, unless it is somebody or a rope. */
const somewhere = /\p{L}(?:room|house|yard|shop)s?$/u;
const nowhere = /^(?:mushroom|groom|bridegroom|bishop|archbishop|halyard|lanyard|steelyard)s?$/;

/** Where somebody can be. */
export const placeNouns: Pick<ReadonlySet<string>, 'has'> = {
  has: (word) => knownPlaceNouns.has(word) || (somewhere.test(word) && !nowhere.test(word)),
};

/** Too large to be in, or no place of its own. */
export const regionNouns = words(`
  country kingdom republic empire world land county province continent valley city town village coast sea mountains
  territory state region island planet system nation suburb plain plains plateau ocean gulf strait peninsula
  archipelago range basin prairie steppe hemisphere district diocese
`);

/** What can be picked up and looked at closely. */
export const thingNouns = words(`
  accordion almanac amulet apron atlas axe badge bag bale ball bandage banner basket battery bead beads bell belt
  bible blade blanket blueprint book boot boots bottle bowl box bracelet branch bread brooch broom brush bucket bundle
  button cable camera candle cane canteen cap card cards case casket certificate chain chalk charm chart chest chisel
  cigar clock cloak cloth coat coin coins collar comb compass contract cord cork crate crown crystal cup cylinder
  dagger deed diary dictionary disc dish document doll dossier drawing dress drum ear-trumpet earring egg envelope
  fan feather field-book figurine file film fishhook flag flask flower flute folder form fork fragment gauge gear glass glasses
  globe glove gloves goblet gun hammer handkerchief harp hat helmet hook horn hourglass idol instrument invoice jar
  jewel journal jug kettle key keys kite knife label ladle lamp lancet lantern leaf leaflet ledger lens letter letters
  level lighter list locket log logbook loom machine magnet manifest manual manuscript map mask matches medal medallion
  medicine memo menu message mirror mitten mittens money monocle mug music-box nail necklace needle net newspaper note
  notebook notes notice oar ointment ornament package padlock page pages painting pamphlet pan paper papers parcel
  parchment passport pearl pen pencil pendant petition photo photograph photographs pictures pillow pin pipe pistol
  plan plate pocketbook portrait postcard pot potion pouch powder prescription purse puzzle quill quilt radio rattle
  razor receipt record recorder register report revolver ribbon rifle ring robe rod rope rosary ruler saddle sandwich
  satchel scarf scissors scroll seal shawl sheet shell shovel sign signet sketch skull slate sledge spade spanner
  spectacles spoon staff stamp statue statuette stick stone string suitcase sword syringe table-cloth tablet tag tape
  telegram telegraph telescope thimble thread ticket timetable tin token tool toolbox tooth torch towel toy transcript
  transmitter tray trinket trumpet trunk umbrella uniform urn vase veil vial violin wallet watch weapon whistle will
  wire wreath wrench
`);

/** Worn, eaten, written on, sat at: there in every room, and worth nothing until somebody does something with it. */
export const sceneryNouns = words(`
  apron bag bale ball basket belt blanket book boot boots bottle bowl box branch bread broom brush bucket button cable cap
  candle cane card cards case chair chalk cigar clock cloak cloth coat collar comb cork cup dish dress drum egg fan
  feather flag flower fork form fragment gauge gear glass glasses glove gloves hammer handkerchief hat helmet hook horn
  instrument jar jug kettle label ladle lamp leaf level machine manual matches menu mitten mittens money mug nail net
  note notes notice oar page pages pan paper papers pen pencil pictures pillow pin pipe plan plate pot record robe rod
  rope saddle sandwich scarf shawl sheet shell shovel sign slate spectacles spoon stick stone string table-cloth tape
  tin tool tooth towel tray trunk umbrella uniform veil wire wreath fire urn
`);

/** What is done with things that matter. */
export const handlings = words(`
  hold holds held holding keep keeps kept keeping lose loses lost losing want wants wanted wanting hide hides hid hidden
  hiding carry carries carried carrying give gives gave given giving bring brings brought bringing steal steals stole
  stolen stealing find finds found finding seek seeks sought seeking send sends sent sending guard guards guarded
  guarding bury buries buried own owns owned owning buy buys bought sell sells sold inherit inherits inherited deliver
  delivers delivered delivering leave leaves left borrow borrows borrowed borrowing lend lends lent pawn pawned forge forged seal sealed
  sign signs signed addressed missing vanish vanishes vanished return returns returned entrusted entrusts bequeathed
  pocket pockets pocketed smuggle smuggles smuggled wrote written writes
`);

const knownPersonNouns = words(`
  abbot accountant actor admiral agent aide apprentice archivist artist assessor assistant aunt baker banker barber baron
  bishop blacksmith boatman bosun boy brother butcher butler captain caretaker carpenter chaplain chef chief child
  clerk colonel commander companion conductor constable cook coroner councillor courier cousin daughter deacon dean
  correspondent dancer dealer detective director doctor driver duchess duke editor elder engineer envoy explorer farmer father ferryman fiddler fisher
  fisherman foreman forester friend gardener general ghost girl governor grandfather grandmother groom guard guest
  guide headmaster healer heir heiress helmsman hermit host hunter husband innkeeper inspector invigilator janitor journalist judge
  juror keeper king knight lady landlady landlord lawyer leader librarian lieutenant lighthouse-keeper lord magistrate
  maid man manager matron mayor mechanic merchant messenger midwife miller miner minister monk mother musician navigator
  neighbour neighbor nephew niece notary nurse officer orderly orphan owner painter patient peddler pharmacist photographer
  physician pilot poet producer publisher printer porter postman postmaster priest prince princess principal prior prisoner professor prophet
  purser queen rabbi ranger receptionist reeve reporter researcher sailor scholar schoolmaster schoolteacher scientist
  scribe secretary senator sergeant servant sexton sheriff shopkeeper singer sister skipper smith smuggler soldier son
  spy steward stewardess stoker storyteller stranger student superintendent surgeon surveyor tailor teacher technician
  thief tinker trader traveller traveler uncle usher verger veteran vicar villager visitor waiter waitress warden
  watchman weaver widow wife witch witness wizard woman writer
  abbess acolyte acrobat actress alchemist ambassador anchorite announcer apothecary archer architect assassin astronomer
  attendant auctioneer babysitter bailiff bandit bargeman barmaid baroness barrister bartender bassist beadle beekeeper beggar
  bellboy biologist boatswain bookseller botanist bouncer boxer brewer bride bridegroom brigand broker builder burglar busker
  cabbie caller cardinal carrier cartographer chairman chamberlain chambermaid chancellor chandler chauffeur chemist
  chorister clockmaker clown coachman cobbler cobber composer concierge convict cooper corporal countess cowboy croupier
  curate curator custodian deckhand dentist deputy detainee diplomat diver docker doorman drummer drunkard duchess
  emperor empress executioner falconer florist footman foreman fortune-teller foundling fugitive gambler gaoler
  gatekeeper geologist goatherd governess gravedigger grocer gunner gunslinger gypsy harper heckler henchman herald
  herbalist hiker housekeeper huntsman hypnotist inmate intern interpreter jailer jailor jester jeweller jockey juggler
  kid kinsman laird lamplighter locksmith lodger madam maestro maiden marshal mason matchmaker mate medic merchant-captain
  midshipman mercenary milkman minstrel monarch mourner murderer nanny nomad novice nun nursemaid oarsman optician oracle
  organist orphan outlaw paramedic parson passenger pastor patron pawnbroker paymaster peasant pedlar pianist pilgrim
  pirate plumber ploughman poacher policeman policewoman pope porter preacher prefect prioress programmer prompter
  prospector psychiatrist pupil quartermaster ragpicker recluse recruit refugee registrar rider robber runner saddler
  saint salesman saleswoman schoolboy schoolgirl scout sculptor seamstress seer seneschal sentry settler shaman shepherd
  shepherdess shipwright sniper sorcerer sorceress sponsor squire stablehand stagehand stationmaster stoker stowaway
  stranger suitor sultan swindler tanner tattooist teller tenant thatcher toddler traitor tramp trapper treasurer trooper
  tutor typist umpire undertaker understudy valet vendor ventriloquist vicereine violinist wagoner waif wanderer warder
  warlock washerwoman watchmaker welder wheelwright whaler woodcutter wrestler youngster youth
`);

/** Whoever ends so does or is something, where something stands before it. */
const somebody =
  /\p{L}{2}-?(?:man|woman|keeper|master|mistress|maker|wright|monger|herd|herder|smith|catcher|seller|hunter|gatherer|minder|mender|bearer|dresser|teller|maid|wife|girl|boy|lady)$/u;
const nobody = /^(?:human|roman|german|norman|ottoman|talisman|caiman|doberman|snowman)$/;

/** What people are. */
export const personNouns: Pick<ReadonlySet<string>, 'has'> = {
  has: (word) => knownPersonNouns.has(word) || (somebody.test(word) && !nobody.test(word)),
};

/** What stands before a name of a person. */
export const personTitles = words(`
  mr mrs ms miss dr doctor sir lady lord dame madam madame monsieur señor señora don doña ser captain capt colonel
  major sergeant lieutenant general admiral commander judge justice deacon father mother sister brother reverend rev
  rabbi imam bishop abbot prior saint aunt auntie uncle grandmother grandfather granny grandpa nurse matron officer
  constable inspector detective professor prof president king queen prince princess duke duchess baron count countess
  old young little widow mayor chief elder warden keeper corporal private ensign cadet brigadier marshal mistress
  master squire friar chancellor governor
  sheriff deputy director pastor vicar curate canon cardinal archbishop monsignor abbess prioress signora signor signore
  signorina maestro maestra herr frau fräulein mademoiselle mlle mme señorita senhor senhora mama mamma papa nana cousin
  comrade citizen senator minister ambassador secretary superintendent headmaster headmistress consul emperor empress
  tsar sultan baroness viscount viscountess marquis marquess marquise earl dowager coach boss skipper bosun gaffer
  goodwife goodman commissioner councillor commissar supervisor foreman conductor
`);

/** Parts of somebody, of a day and of anything: named in every story, and the matter of none. */
export const vagueNouns = words(`
  afternoon ankle arm arms back beginning body bottom breath brow cheek chest child children chin corner day days dark
  ear ears edge elbow end ending evening eye eyes face feet finger fingers fist foot forehead front glance hair half
  hand hands head heel hip hour hours inch kind knee knees lap leg legs light lip lips lot man men middle mile minute
  moment month morning mouth name neck night nose number one others pair part people person piece place player rest
  sake shoulder shoulders side silence size skin smile sort start step stranger thigh thighs thing things throat thumb time
  times toe tongue top turn voice waist way while width woman women word words world wrist yard year years
`);

/** What stands before a noun and says where, not what. */
export const locatives = words(`
  aboard above across against along among around at before behind below beneath beside between beyond by down from in
  inside into near off on onto outside over past round through to toward towards under up upon within
`);

/** Firms, families, offices, crews, laws and papers: whoever is in them, they are nobody. */
export const groupNouns = words(`
  academy accord act agency alliance archive armistice army assembly association assurance authority ballet band bank board
  bros brigade brothers bureau cartel chapter charter choir church circus clan club co code college commission commissioners
  committee compact company compañía compagnie conference congress consortium convention cooperative corp corporation council
  court covenant crew department directorate dynasty edict ensemble express family federation fellowship fils fleet
  foundation fund gazette gesellschaft government guild herald hijos hospital inc industries institute insurance journal
  laboratories law laws league limited llc ltd magistracy ministry mission museum navy office orchestra order parliament
  partners party police post press quartet railway registry regiment republic rite school senate senators service sisters
  society sons squad statute symphony syndicate team temple times treaty tribe tribunal trio trust union university war
`);

/** Ships, engines and animals have names too. */
export const vesselNouns = words(`
  aeroplane aircraft airship ambulance balloon barge bicycle bird boat brig bull bus camel car carriage cart cat cog cow
  clipper craft cruiser cutter dinghy dog dolphin donkey drone duck ferry fish flagship fox frigate freighter galleon galley goat
  goose gull hare hawk hen horse hound hulk jeep ketch launch liner locomotive lorry mare monkey mule owl ox packet parrot
  pig plane pony probe pup puppy rabbit raft raven robot rocket rover satellite schooner ship shuttle sledge sloop snake
  sow spacecraft starship stallion steamboat steamer submarine tanker tender tram trawler truck tug van vessel wolf yacht
`);

/** What stands first in the name of a place. */
export const placePrefixes = words(`
  ascensor avenue bahía bodega cabo calle camp cape casa castillo castle cerro château fort fuerte isla isle lago lake lower monte
  mount mountain new north plaza point port puerto punta río rio river rua rue south straße upper via villa
`);
