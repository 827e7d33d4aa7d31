import { wordSet } from '@/understanding/lexicon/word-set';

/** After such a word a group's or person's name only says what kind of thing it is: a guild hall is a house. */
const things: ReadonlySet<string> =
  wordSet(`hall square gate gates wall walls door house street lane road market green well pump tower bell records ledger
  uniform banner flag fire kitchen garden yard bus car van truck ship quarters mess dinner lunch supper soup meeting
  noticeboard office building headquarters library archives cellar roof steps pew stables shop store station room
  photo photograph album portrait tree bible reunion radio trip project play newspaper paper poster costume staircase
  nose rest saloon arms head choir plaza fountain clock statue hook chair desk towel staff stick hat coat ring watch
  letter book notice fees fee feast-day cake pie rock bay bridge island moon river hill hills ridge cove cabin tent
  bunk bed grave tomb cross crown sword knife gun shield boat wagon horse mule dog cat cap boots glove gloves bench
  seat table cup mug plate lamp candle mirror picture painting window windows gown dress skirt scarf apron belt
  benevolent parade fair show game match song hymn tune dance ball opera theatre theater cinema film movie slippers
  ford buttons beard mantle purse puzzle brew blend special crossing corner row avenue way turret drone system computer
  password card keycard badge pass log file files report mascot colours colors tag sign`);

export function isThingWord(word: string): boolean {
  return things.has(word);
}

/** What can be spoken to, or asked, and never answers. */
const mute: ReadonlySet<string> =
  wordSet(`dawn sun moon star stars heavens sky sea ocean tide wind rain storm weather luck fate fates gods god universe statue
  painting portrait tree mirror door grave fire wall sunrise sunset morning day night silence truth time story stories
  tale tales joke jokes lie lies difference horse dog cat goat cow bird ship engine machine computer radio void echo
  mountain river rock stone word words spell name question questions way price directions future past gravity winter
  summer spring autumn death idea thought desert clouds cloud snow sand wave waves light darkness shadow shadows
  fortune destiny heart mind soul conscience stomach feet legs hands clock car kettle typewriter map compass cab taxi
  kindness joy sorrow grief pain hunger thirst boredom hope homesickness temptation appetite toast favour favor loudly
  quietly softly slowly latin french english spanish aloud nonsense volumes table ceiling floor jukebox goats gulls
  seagull seagulls pigeons crow crows rats spider plant plants cactus houseplant flowers scarecrow snowman doll teddy
  skull skeleton corpse body diary journal book letter photograph picture furniture toaster vending answer around
  docks town room lot help permission advice stallion mare mustang pony mule donkey ox hound puppy kitten hawk falcon
  owl raven parrot monkey lizard frog bee bees hen sheep lamb pig calf bull`);

export function isMute(word: string): boolean {
  return mute.has(word);
}

/** Not alive, though it has the shape of a person. */
export const lifeless: ReadonlySet<string> =
  wordSet(`dead late marble stone wax waxwork wooden bronze painted carved toy paper cardboard snow imaginary invisible
  deceased murdered drowned hanged buried skeletal statue plaster plastic clay porcelain stuffed straw chalk
  holographic animatronic tin gingerbread`);

export const bodyParts: ReadonlySet<string> =
  wordSet(`hand hands arm arms face eye eyes head hair shoulder shoulders back chest throat neck chin jaw cheek cheeks nose
  lip lips mouth ear ears leg legs knee knees foot feet ankle ankles wrist wrists finger fingers fist ribs rib stomach
  belly skull brow forehead temple wound wounds lung lungs heart pulse fever bone bones tooth teeth tongue skin palm
  thumb grip grasp embrace gaze glance stare side lap waist hip guts belt pocket pockets collar lapel lapels sleeve
  bandage bandages injury burn cut bleeding bruise breath tears name hug kiss smile knuckles way path bluff attention
  question call greeting pardon life laces cigarette bonds ropes chains blindfold gag`);

/** Done to these nothing is risked: food, drink, clothes, and what stands about in a house. */
const household: ReadonlySet<string> =
  wordSet(`egg eggs bread loaf butter cheese cake pie tart pastry dough cream milk tea coffee soup stew sandwich bacon beans
  cabbage onion onions carrot carrots potato potatoes turnip turnips fruit apple apples pear pears lemon berry berries
  nut nuts walnut walnuts chocolate biscuit biscuits cracker crackers salad meat ham steak fish rice noodles ramen
  porridge barley sugar salt pepper spice garlic herbs soda beer ale wine cider whisky whiskey gin rum brandy bottle
  bottles can cans tin jar jars cup cups mug mugs glass glasses plate plates bowl bowls dish dishes pot pots pan pans
  kettle teapot spoon fork napkin tablecloth meal breakfast lunch dinner supper snack coat coats hat hats cap shirt
  shirts sock socks stocking stockings shoe shoes boot boots glove gloves scarf shawl cloak dress gown skirt trousers
  pants sleeve sleeves cuff cuffs collar tie bowtie button buttons laces hem apron jacket blanket blankets sheet
  sheets pillow pillows cushion cushions rug rugs carpet curtain curtains towel towels quilt hammock mattress bed sofa
  couch armchair chair stool table drawer wardrobe shelf shelves lamp lampshade candle candles light lights window
  windows shutters fire hearth stove oven kindling log logs firewood match matches ash ashes broom mop bucket basket
  box boxes crate bag bags envelope letter letters newspaper paper papers book books page pages pencil pencils pen
  pens notebook diary stamp stamps photo photos frame vase flowers bouquet clock watch umbrella soap comb brush razor
  toast time hour hours minute minutes evening afternoon boredom yawn smile tune song holes hole music radio
  television tv phone tablet laptop account pinball pool darts sunset sunrise view picture pictures hologram holograms
  selfie album film homework essay puzzle crossword dots`);

/** Soft, or of paper: with these nothing goes wrong at all. */
const soft: ReadonlySet<string> =
  wordSet(`egg eggs bread loaf butter cheese cake pie tart pastry dough cream milk tea coffee soup stew sandwich bacon beans
  toast cabbage onion onions carrot carrots potato potatoes turnip turnips fruit apple apples biscuit biscuits salad
  meat ham steak rice noodles ramen porridge soda beer ale wine cider whisky meal breakfast lunch dinner supper snack
  sausage olive coat coats hat hats cap shirt shirts sock socks stocking stockings shoe shoes boot boots glove gloves
  scarf shawl cloak dress gown skirt trousers pants sleeve sleeves cuff cuffs collar tie buttons jacket jumper sweater
  bed bath shower tub blanket blankets sheet sheets pillow pillows cushion cushions rug rugs towel towels quilt
  hammock armchair sofa couch novel paperwork homework essay crossword puzzle dishes laundry washing ironing chores
  menu newspaper letters mail time hour hours evening afternoon yawn sleep boredom crusts leftovers work hedge lawn
  weeds pyjamas duvet slippers robe tomatoes kettle spoon pea peas book books heat cold sun glare noise rain draught
  drizzle puddle puddles avocado crumpet crumpets scone scones bun buns jam honey mug cup plate`);

export function isSoft(word: string): boolean {
  return soft.has(word);
}

export function isHousehold(word: string): boolean {
  return household.has(word);
}

/** What fights back, or what one fights with: a blow at or with it is one. */
const dangers: ReadonlySet<string> =
  wordSet(`wolf wolves bear bears lion tiger snake serpent dragon wyvern griffin basilisk hydra kraken squid octopus shark
  whale spider spiders rat rats bat bats boar bull stallion mustang hound hounds dog dogs beast beasts monster
  monsters creature creatures thing it whatever drone drones robot robots turret turrets sentry alien aliens zombie
  zombies skeleton skeletons horde enemy enemies ship frigate galleon tank mech wraith shadow demon demons troll ogre
  giant sword gun pistol revolver rifle shotgun knife dagger axe hatchet bow arrow arrows bolt crossbow blaster club
  fist fists spear harpoon cannon phaser sabre saber cutlass rapier mace hammer staff whip bullet bullets bomb grenade
  torpedo molotov dynamite bayonet blade blades lance crowbar wrench cudgel chain katana machete cleaver poker brick
  rock rocks lock locks padlock chains rope ropes hinge hinges bars barrel barrels fuse wheels tyre tyres tire tires
  engine ram goat pig sow hog ox bullock steer stag eel crocodile alligator gorilla ape panther leopard jackal hyena
  eagle cobra viper scorpion powder camera cameras generator rudder mast gap gates checkpoint throat jaw knee kneecaps
  skull`);

export function isDanger(word: string): boolean {
  return dangers.has(word);
}

/** What people carry and miss: who takes it from them steals it. */
export const valuables: ReadonlySet<string> =
  wordSet(`wallet purse keys key keycard badge ring necklace brooch bracelet watch locket gun pistol money coins medallion
  amulet passport phone cigarettes pouch`);
