import { wordSet } from '@/understanding/lexicon/word-set';

/** What things have in common, as far as it tells what may come of a deed; in the singular where there is one. */
export const wordClasses: Readonly<Record<string, ReadonlySet<string>>> = {
  lock: wordSet(`lock padlock safe strongbox chest handcuffs cuff manacle shackle vault latch tumbler keyhole combination
    cashbox deadbolt bolt clasp till`),
  barrier:
    wordSet(`door gate hatch window airlock portcullis shutter lid vault wall grate grille bar bulkhead trapdoor fence
    barricade bridge dam tomb crypt coffin sarcophagus lift elevator entrance`),
  machine:
    wordSet(`alarm bomb trap reactor core engine shield security system camera power generator firewall drive mechanism
    motor pump radio machine transmitter beacon boiler turbine detonator console terminal server mainframe computer
    transponder life-support autopilot thruster turret`),
  load: wordSet(
    `boulder rock slab portcullis wardrobe beam statue anvil rubble log gravestone millstone piano safe`,
  ),
  fire: wordSet(`fire blaze flame fuse inferno`),
  injury:
    wordSet(`leg arm bone shoulder ankle wrist wound gash rib knee fracture bullet artery skull spine lung heart
    bleeding burn`),
  leak: wordSet(`leak breach rupture bleeding flood hull`),
  wire: wordSet(`wire cable fuse mooring tether`),
  charge: wordSet(`charge explosive bomb dynamite fuse trap snare tripwire mine`),
  weapon:
    wordSet(`sword gun pistol revolver knife dagger axe bow blaster rifle shotgun club fist spear cannon phaser crossbow
    blade cutlass rapier sabre saber razor hatchet mace machete katana harpoon steel iron crowbar poker scalpel taser
    stake bat shovel hammer wand staff torch whip garrotte`),
  missile:
    wordSet(`arrow bolt volley round flare torpedo shaft bullet harpoon spear dart grenade ball slug shell broadside
    molotov javelin`),
  cord: wordSet(`wire rope chain belt noose garrotte cord lasso`),
  shoddy: wordSet(`lame broken worthless useless dud faulty stolen cracked watered fake`),
  genuine: wordSet(`new genuine real original authentic antique`),
  forgery: wordSet(`forged counterfeit`),
  vital: wordSet(`throat neck eye leg head heart gut face knee chest jugular`),
  height:
    wordSet(`cliff drainpipe rigging mast steeple spire belfry flagpole pole tree oak pine elm beanstalk crane pylon
    windmill lamppost balcony chimney trellis rope shaft ledge parapet bowsprit plank branch spar gunwale yardarm
    girder gangplank scaffold scaffolding gutter rooftop roof battlement cable ivy vine tightrope rafter ravine gully
    crevasse chasm precipice tower wall fence face escape outside ropes hull crow's-nest ladder beam boards ice`),
  opening: wordSet(
    `window skylight vent duct ventilation sewer crawlspace porthole chute letterbox airlock hatch tunnel`,
  ),
  narrow:
    wordSet(`tightrope ledge beam plank chasm gap rapids ice floe minefield rooftop wire parapet ravine gorge boards
    rope-bridge catwalk`),
  hurdle:
    wordSet(`gate fence hedge wall ditch stream gully falls ravine crevasse gap chasm roof rooftop bonnet barrier
    barricade trench pit rail`),
  hole: wordSet(`hole drain crack hollow burrow nest hive mouth dark darkness pipe den jaw well grave wall fire machinery gap
    slot maw fissure`),
  contraption:
    wordSet(`antidote potion bomb explosive cure poison serum raft trap glider radio transmitter signal molotov decoy
    remedy vaccine parachute weapon`),
  brew: wordSet(`potion elixir vial philtre pill serum mushroom venom powder tonic toadstool`),
  unknown:
    wordSet(`unmarked unlabelled unlabeled strange unknown glowing bubbling untested mysterious suspicious nameless alien
    mouldy forbidden`),
  refuge:
    wordSet(`door exit hill tree treeline border cover gate airlock horse woods lifeboat bridge fort pass shelter safety
    boat forest tunnel surface shore stairs lift car life pod escape`),
  pursuer:
    wordSet(`tail pursuer pursuit follower hound dog sedan cop posse rider guard patrol shadow drone police hunter mob
    them him her ship`),
  gauntlet: wordSet(`blockade gauntlet narrows rapids roadblock border cordon checkpoint picket`),
  stake:
    wordSet(`everything money savings inheritance pound dollar credit coin chip fortune ranch stake wage farm ship shirt
    purse guinea fiver silver gold twenty ten fifty hundred thousand house life pot`),
  storm: wordSet(`storm gale blizzard hurricane tempest squall`),
  trail: wordSet(`trail scent track spoor footprint`),
  contest:
    wordSet(`race match game shot bout duel contest tournament trick jump stunt penalty trial goal kick putt pot point
    point exam test quiz audition paper competition show fair prize fight round hurdle catch serve note record title final championship cup heat`),
  newborn: wordSet(`calf baby foal lamb child twin`),
  rite: wordSet(
    `surgery cpr ritual rite exorcism operation tracheotomy amputation transfusion ceremony spell incantation banishing summoning`,
  ),
  hidden:
    wordSet(`hidden secret concealed false loose trap tripwire catch clue weakness tumbler survivor mine ambush
    poison bug evidence fingerprint compartment passage`),
  riddle: wordSet(
    `code cipher safe encryption case riddle puzzle lock password mystery anagram equation`,
  ),
  guard:
    wordSet(`guard sentry patrol bouncer camera watchman dog drone prefect lookout deputy marine soldier warden jailer
    sensor policeman cop doorman turret hound watch beast dragon sentinel searchlight`),
  noise: wordSet(`sound trace noise splash whisper creak footstep`),
  notice:
    wordSet(`being getting anyone anybody him her them making waking alerting tripping setting letting disturbing drawing
    raising attracting triggering startling`),
  unseen: wordSet(
    `unnoticed undetected unseen unheard stealthily sneakily surreptitiously furtively undercover incognito`,
  ),
  motionless: wordSet(`still hidden quiet silent low flat motionless invisible`),
  coin: wordSet(
    `coin money gold bribe note bill fiver tenner credit purse silver crown guinea dollar pound shilling cash`,
  ),
  price: wordSet(`price fee bail fare rent rate ransom sentence toll`),
  favour:
    wordSet(`loan raise favour favor discount chance reprieve pardon extension week day price cut truce ceasefire hand
    confession bargain job month hour alibi`),
  regard:
    wordSet(`trust heart vote support favour favor consent blessing approval forgiveness permission hand loyalty
    confidence respect`),
  false: wordSet(
    `lie false fake wrong phoney phony bogus forged tall doctored made-up sham counterfeit`,
  ),
  tale: wordSet(`story tale yarn line fib name alibi excuse lie sob-story`),
  paper: wordSet(
    `papers pass badge id identity name passport document signature letter will warrant evidence bug tracker`,
  ),
  authority:
    wordSet(`guard sentry inspector officer sheriff constable warden patrolman cop policeman detective marshal
    magistrate headmaster headmistress customs judge teacher principal sergeant captain doorman bailiff auditor
    controller conductor sir miss boss manager nurse matron governor`),
  drink: wordSet(
    `wine drink cup food tea ale chocolate apple meal dish brandy coffee cake rum goblet glass`,
  ),
  drug: wordSet(`powder poison potion drug pill drops venom`),
  squirm: wordSet(
    `sweat squirm tell sign leave listen stop confess beg admit sing pay believe think regret`,
  ),
  yield:
    wordSet(`let lets agree agrees give gives relent relents talk talks break breaks believe believes admit admits tell tells
    yield yields say says back backs name names cough coughs forget forgets drop drops sign signs pay pays open opens
    leave leaves confess confesses crack cracks cave caves swear swears promise promises hand hands surrender surrenders
    laugh laughs smile smiles buy buys listen listens`),
  peril:
    wordSet(`gale storm thunderstorm squall surf rapids blizzard flame gunfire crossfire current flood avalanche sandstorm
    vacuum lava quicksand undertow hail minefield debris asteroid rubble reef rocks shoal breaker falls narrows cliff
    gap shallows fog smoke ice chasm abyss blaze inferno eruption glacier hurricane tornado whirlpool traffic checkpoint hive
    lightning darkness dark whiteout swamp radiation spate rot bullets arrows acid crevasse wreckage wreck catacomb
    crypt lair pit sewer maze ruins depths void unknown collapse crowds`),
  perilous:
    wordSet(`burning fouled tangled snagged wedged flooded flooding rotten rotting frayed crumbling collapsing sinking
    capsizing runaway bucking unbroken swollen electrified booby-trapped slick slippery icy treacherous swaying
    tumbling exploding falling cursed haunted unstable leaking venomous poisonous rabid unmarked unlabelled unlabeled
    untested nailed-up barred jammed rusted swinging drowning overboard creaking splintering
    radioactive boiling red-hot molten raging fraying derailed`),
  failing:
    wordSet(`dead out down gone failing burning snowed broken jammed leaking watching closing ticking missing screaming
    flooding shaking bleeding blinded tied numb frozen cracked chasing firing empty spent dying tearing drunk listening
    running open`),
  hampered:
    wordSet(`blindfold blindfolded single-handed one-handed left-handed single-handedly bare-handed barehanded unarmed
    backwards barefoot half-blind half-frozen half-dead half-drowned half-drunk half-asleep upside-down`),
  partial: wordSet(`half-learned half-learnt half-remembered half-forgotten half-known half-read`),
  collapse:
    wordSet(`buckle buckles pull pulls collapse collapses close closes fall falls break breaks explode explodes open opens
    shut shuts sink sinks burn burns turn turns come comes pass passes lift lifts fire fires charge charges land lands
    leave leaves start starts roll rolls tip tips swing swings give gives slide slides crack cracks go goes`),
  unaware:
    wordSet(`looking turned asleep sleeping sleeps distracted busy away shooting firing tumbling moving burning dead reboot
    reboots falling watch watches watching sleep snore snores talking drunk feeding grazing eating`),
  distance: wordSet(`pace yard metre meter foot feet mile fathom floor storey story`),
  helper:
    wordSet(`rope tether map pilot net light mask helmet guide key weapon parachute harness torch plan suit brake anaesthetic
    ladder licence license permission`),
  missing: wordSet(
    `knowing looking thinking having practising practicing checking testing reading`,
  ),
  chore:
    wordSet(`problem meal dinner supper breakfast lunch sandwich pie paperwork dish chore homework bowl plate crossword
    puzzle stew soup bread steak cake pile song tune phone battery account room list question subject topic backlog
    form inbox mail laundry ironing weed washing-up report essay filing bag packet box stack book work file story
    archive housework revision dusting bathroom garden`),
  seat: wordSet(`cart wagon car van carriage coach bus train boat seat saddle bunk stagecoach pickup truck cab taxi hay chair
    stool armchair bed bath tub shower blanket cover sofa couch hammock clothes duvet pool back sleeping-bag`),
  stairs: wordSet(`stairs stair staircase steps escalator`),
  garment:
    wordSet(`coat dress gown shoe boot robe nightgown pyjamas silk clothes slipper uniform suit cloak shawl scarf jacket
    hat blanket costume pillow jumper sweater jeans overalls`),
  meal: wordSet(`food meal breakfast lunch dinner supper`),
  concession:
    wordSet(`let lend spare betray hide lie confess marry forgive trust join drop break look carry change open hand
    surrender stand lower put cover vouch testify release free unlock sell teach share take risk stop withdraw reconsider
    overlook waive cancel reduce raise extend promote pay leave step back swear sign kill poison switch delay grant
    spill reveal give stay call`),
  brand: wordSet(
    `traitor coward cursed hero thief liar murderer saint outlaw byword monster heretic witch`,
  ),
  many: wordSet(`everyone everybody them all parish village town crew county world people other man court school neighbour
    neighbor street camp congregation gossip crowd city class kingdom fleet tribe market regiment bar pub tavern office
    building block valley room canteen team row squad force hall saloon ship family station settlement ballroom
    church council band band circle set party audience company clinic boys men folk`),
  household:
    wordSet(`ship house home family station habitat household village man soul hand crew screen channel paper wall
    street corner door town newspaper lamppost`),
  channel: wordSet(`channel screen frequency frequencies speaker billboard feed network station`),
  gathering:
    wordSet(`toast session meeting debate dinner feast ceremony service speech assembly trial party ball club wedding
    funeral mass concert play match`),
  platform: wordSet(
    `platform pulpit stage steps quarterdeck balcony rostrum scaffold rooftop soapbox dock witness-box podium`,
  ),
  spell: wordSet(`incantation spell ritual rite charm hex curse ward summons prayer`),
  ride: wordSet(`mustang stallion colt bronco bull dragon griffin wyvern`),
  craft: wordSet(
    `plane ship shuttle helicopter jet glider skiff lander aircraft pod balloon airship`,
  ),
  snare: wordSet(
    `trap snare tripwire curse hex bomb explosive fuse detonator tumbler deadbolt firewall mainframe`,
  ),
};

const bladed = /(?:blade|sword|gun|knife|axe|bow|rifle|pistol|cannon|hammer|saw)$/;

/** A sword, and whatever a story has made of one: "monoblade". */
export function isWeapon(word: string): boolean {
  return (
    wordClasses['weapon']?.has(word) === true ||
    wordClasses['weapon']?.has(word.replace(/s$/, '')) === true ||
    bladed.test(word)
  );
}
