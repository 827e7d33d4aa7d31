import { wordSet } from '@/understanding/lexicon/word-set';

/** Words for one person, as players type them, of any kind of story. */
const persons: ReadonlySet<string> =
  wordSet(`head hiker walker camper climber swimmer pickpocket kidnapper poisoner killer murderer arsonist forger extortionist
  looter raider invader attacker mr mrs ms miss dr person man woman boy girl child kid baby stranger friend enemy
  lover husband wife mother father mum mom dad parent son daughter brother sister cousin uncle aunt grandmother
  grandfather granny grandpa twin orphan widow widower lady gentleman sir madam fellow guy bloke lad lass guard sentry
  watchman soldier captain sergeant lieutenant colonel commander officer cop policeman detective inspector constable
  sheriff deputy marshal ranger agent spy assassin thief thieves bandit outlaw gunslinger robber pirate smuggler
  gangster mobster boss crook burglar thug merchant trader shopkeeper seller peddler pawnbroker banker clerk innkeeper
  bartender barkeep barman barmaid waiter waitress cook chef baker butcher miller farmer shepherd fisherman hunter
  woodcutter carpenter blacksmith smith armourer tailor weaver cobbler jeweller miner sailor bosun mate skipper
  helmsman navigator pilot mechanic engineer technician hacker programmer scientist professor teacher headmaster
  headmistress principal tutor student pupil prefect librarian janitor caretaker coach nurse doctor surgeon medic
  healer priest priestess monk nun bishop vicar parson sexton abbot abbess preacher prophet oracle witch wizard
  sorcerer sorceress mage warlock druid shaman elder king queen prince princess duke duchess baron baroness lord count
  countess knight squire page herald jester bard minstrel singer dancer actor actress musician poet painter artist
  writer journalist reporter editor lawyer judge prosecutor mayor governor senator ambassador diplomat president
  minister secretary assistant maid butler servant housekeeper gardener driver coachman porter ferryman messenger
  courier postman rider cowboy rancher prospector barber undertaker gravedigger beggar urchin nomad hermit traveller
  traveler pilgrim refugee prisoner captive hostage patient victim witness suspect informant client customer guest
  host neighbour neighbor landlord landlady tenant apprentice master mistress rival partner colleague companion ally
  leader chief chieftain foreman overseer warden jailer keeper stationmaster conductor bride groom bridesmaid date
  sweetheart crush girlfriend boyfriend fiance fiancee ghost spirit vampire werewolf android robot alien elf dwarf
  giant orc goblin troll ogre fairy demon angel mermaid bouncer dealer fixer broker courtier steward seneschal
  assessor carrier envoy recruit crewman cadet ensign admiral quartermaster gunner lookout stowaway harbourmaster
  harbormaster lighthousekeeper deckhand cabinboy opponent someone somebody tavernkeeper goatherd drunk drunkard
  gambler seer sire dame madame mademoiselle monsieur signor senor senora herr frau papa mama mamma pa ma gran grandma
  granddad grandad nan nana godmother godfather stepmother stepfather niece nephew fiancé fiancée bridegroom spouse
  suitor bachelor spinster maiden youth teenager teen toddler infant newborn gaoler jailor turnkey executioner hangman
  torturer usurper tyrant despot emperor empress tsar czar sultan caliph vizier regent viceroy marquis marquess
  viscount viscountess earl baronet dowager heir heiress noble nobleman noblewoman aristocrat gentlewoman chamberlain
  chancellor castellan bailiff reeve magistrate alderman councillor councilman burgher burgomaster provost alchemist
  apothecary chemist druggist pharmacist barista publican sommelier brewer vintner distiller falconer huntsman
  gamekeeper poacher trapper forester woodsman lumberjack beekeeper milkmaid dairymaid swineherd cowherd stablehand
  stableboy ostler farrier wheelwright cooper potter mason thatcher glazier plumber electrician roofer bricklayer
  builder decorator joiner cabinetmaker locksmith gunsmith goldsmith silversmith tinker tanner dyer hatter milliner
  seamstress dressmaker laundress washerwoman charwoman cleaner sweep chandler purser midshipman coxswain commodore
  mariner seaman seafarer buccaneer corsair privateer castaway lascar mutineer rower oarsman diver whaler harpooner
  fishwife fishmonger greengrocer grocer ironmonger stallholder pedlar hawker huckster barker showman carny acrobat
  juggler clown mime magician illusionist conjurer contortionist fortune-teller psychic clairvoyant palmist astrologer
  astronomer exorcist cleric deacon archdeacon dean curate rector chaplain friar prioress pope cardinal archbishop
  rabbi imam mullah guru lama acolyte novice verger churchwarden sacristan missionary evangelist inquisitor heretic
  zealot fanatic cultist necromancer enchanter enchantress hag crone seeress soothsayer paladin rogue barbarian
  berserker gladiator mercenary swordsman swordswoman archer bowman spearman pikeman footman halberdier cavalryman
  infantryman trooper corporal major brigadier sniper veteran warrior champion hero heroine villain henchman
  henchwoman minion goon enforcer hitman bodyguard doorman usher concierge bellhop bellboy receptionist operator
  typist stenographer bookkeeper accountant auditor bookie bookmaker croupier loanshark pimp hooker prostitute
  courtesan geisha showgirl chanteuse crooner pianist organist violinist fiddler guitarist drummer trumpeter
  saxophonist cellist flautist harpist piper composer soloist diva tenor soprano chorister busker dj deejay coroner
  pathologist medico paramedic midwife physician dentist optician psychiatrist psychologist therapist counsellor
  counselor matron vet veterinarian zookeeper zoologist botanist biologist geologist archaeologist anthropologist
  physicist mathematician historian scholar academic lecturer governess nanny babysitter schoolmaster schoolmistress
  schoolteacher schoolmarm schoolboy schoolgirl classmate roommate freshman sophomore first-year bully nerd jock
  cheerleader quarterback goalkeeper goalie striker batsman bowler umpire referee linesman jockey boxer wrestler fencer
  athlete gymnast skater cyclist racer mountaineer sherpa guide scout explorer adventurer surveyor cartographer
  cosmonaut astronaut spaceman crewmember crewmate helmswoman cyborg bot replicant clone mutant netrunner ripperdoc
  decker exec executive corpo ceo manager supervisor director producer chairman chairwoman chairperson treasurer
  delegate representative congressman premier consul attaché emissary legate spokesman spokeswoman speaker negotiator
  mediator handler operative informer snitch turncoat traitor defector deserter fugitive escapee convict inmate
  jailbird parolee vagrant hobo tramp drifter wanderer wayfarer hitchhiker passenger commuter tourist visitor newcomer
  outsider settler homesteader squatter pioneer frontiersman cowpoke cowhand cowgirl vaquero wrangler drover rustler
  greenhorn tenderfoot sodbuster muleskinner teamster gunfighter gunman gunwoman desperado telegrapher telegraphist
  saloonkeeper cardsharp cardsharper mortician florist confectioner chocolatier pastrycook dishwasher busboy hostess
  caterer tobacconist newsagent newsie newsboy newspaperman columnist photographer cameraman anchorman presenter
  announcer broadcaster publisher novelist author playwright dramatist critic biographer essayist translator
  interpreter archivist curator custodian sculptor engraver etcher printer bookbinder bookseller antiquarian collector
  auctioneer financier investor tycoon magnate millionaire philanthropist patron benefactor sponsor landowner yeoman
  farmhand ploughman labourer laborer worker workman navvy docker longshoreman stevedore lamplighter dustman
  postmistress postmaster mailman signalman pointsman fireman firefighter trainman engineman brakeman guardsman cabbie
  cabby chauffeur trucker biker motorist pedestrian bystander onlooker passer-by passerby juror defendant plaintiff
  attorney barrister solicitor advocate counsel notary bobby copper gendarme sleuth gumshoe shamus mister missus missy
  laddie lassie chap dude gal redhead brunette blonde youngster brat rascal scoundrel knave liar fool idiot simpleton
  genius prodigy triplet sibling relative kinsman kinswoman ancestor descendant oldster geezer codger pensioner
  invalid leper cripple amputee mourner pallbearer celebrant celebrity starlet debutante socialite dandy fop rake
  stammerer dreamer poetess authoress stewardess huntress adventuress temptress dragonrider halfling gnome hobbit
  kobold faerie pixie sprite imp nymph dryad siren banshee wraith spectre specter phantom poltergeist ghoul zombie
  mummy lich djinn genie centaur minotaur satyr faun cyclops golem changeling doppelganger doppelgänger shapeshifter
  lycanthrope succubus incubus devil fiend cherub seraph valkyrie titan ogress giantess rookie trainee understudy
  protégé mentor darling beloved gaffer guv guvnor sarge comrade buddy pal chum bestie acquaintance confidant
  confidante accomplice conspirator sidekick lackey flunky valet batman handmaid handmaiden chambermaid scullion
  cupbearer pageboy coder sysadmin tech groundskeeper groundsman gatekeeper doorkeeper tollkeeper lockkeeper shopgirl
  salesman saleswoman salesgirl salesclerk cashier teller shopper buyer bidder vendor general ma'am orderly intern
  native local mole`);

/** Given names, for players who write them small. */
const givenNames: ReadonlySet<string> =
  wordSet(`adam agnes alan albert alex alexander alf alfred alice alma amara amelia amy andrew angela anna anne annie anton arthur
 astrid audrey barbara beatrice ben benjamin bernard bertha bess beth betty bill billy bob bobby brian bridget carl carlos
 carmen caroline catherine cecil celia charles charlie charlotte chloe chris christina clara claire clarence claude colin
 connor cora cynthia daisy daniel dave david dean deborah dennis derek diana diego dmitri dolores donald dora doris dorothy
 doug douglas duncan ed eddie edgar edith edmund edna edward edwin eileen elaine eleanor elena eli eliza elizabeth ella
 ellen elsa elsie emily emma enid eric erica ernest esther ethan ethel eugene eva evelyn fatima felix fiona flora florence
 frances francis frank fred freddie frederick freya gareth gary gemma geoffrey george georgia gerald gertrude gideon gilbert
 giles gina gloria gordon greta gus gwen hannah harold harriet harry hattie hazel hector helen helena henry herbert hilda
 horace howard hugh hugo ian ida imogen ingrid irene iris isaac isabel isabella ivan ivy jack jackie jacob james jamie jane
 janet jason jasper jean jeff jemima jenny jeremy jerry jess jesse jessica jim jimmy joan joe joel john johnny jonah jonas
 jonathan joseph josephine joshua joyce juan judith judy julia julian julie juliet juno karen karl kate katherine kathleen
 katie keith kelly ken kenneth kevin kofi kurt lars laura laurence leah lee lena leo leon leonard leslie liam lily linda
 lionel lisa lois lola lorenzo lottie louis louisa louise lucas lucia lucy luke lydia mabel madge magnus malcolm marcus
 margaret maria marianne marie marion marjorie mark marlene martha martin mary matilda matthew maud maureen maurice max may
 mei meg mike michael mildred miles millie minnie miriam molly mona morris muriel nancy naomi ned neil nell nellie nicholas
 nick nigel nina noah nora norman olga olive oliver olivia omar oscar oskar otto pam patricia patrick paul paula pedro peggy
 penelope percy peter phil philip phoebe phyllis polly priya quentin rachel ralph ray raymond rebecca reggie rhoda richard
 rita rob robert robin rodney roger roland ronald ronnie rosa rosalind rosamund rose rosie ross rowan roy rufus rupert
 russell ruth sally sam samantha samuel sandra sara sarah sean sebastian seth sheila sidney silas simon sofia sophia sophie
 stan stanley stella stephen steve steven stuart sue susan sven sybil sylvia tamsin ted teddy terence teresa terry thea
 theo theodore theresa thomas tilly tim timothy tobias toby tom tommy tony trevor trudy tyler ursula vera victor victoria
 vince vincent viola violet vivian walter wanda wendy wilfred will william willie winifred yusuf yvonne zoe`);

export function isGivenName(word: string): boolean {
  return givenNames.has(word);
}

/** "Wolves", "wives", "ladies": one of them. */
export function singularOf(word: string): string {
  if (irregularPlurals.has(word)) return irregularPlurals.get(word) ?? word;
  if (word.endsWith('men')) return `${word.slice(0, -2)}an`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sses|ches|shes|xes)$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  'wives:wife thieves:thief elves:elf dwarves:dwarf children:child folks:person folk:person people:person wolves:wolf halves:half knives:knife'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

export function isPersonWord(word: string): boolean {
  return (
    persons.has(word) || (word.includes('-') && persons.has(word.slice(word.lastIndexOf('-') + 1)))
  );
}

export function arePeople(word: string): boolean {
  const one = singularOf(word);
  return one !== word && (one === 'person' || isPersonWord(one));
}

const tradeEnding =
  /(?:[^aeiou]er|tor|eur|ist|ess|eer|ian|man|woman|wife|maid|smith|monger|herd|wright|keeper|master|mistress|mate|hand|boy|girl|doc|folk)$/;

/** Ends like a trade: somebody, after a verb that is done to people. */
export function looksLikeTrade(word: string): boolean {
  return word.length > 4 && tradeEnding.test(word) && !noTrades.has(word);
}

export function lookLikeTrade(word: string): boolean {
  const one = singularOf(word);
  return one !== word && looksLikeTrade(one);
}

/** Words that end like a trade and are none. */
const noTrades: ReadonlySet<string> =
  wordSet(`prayer chandelier wrist soldering matter dancer's spanner drawer rudder lever cover river offer corner shoulder finger ladder
  chapter laughter disaster theater theatre centre rafter wafer cider powder temper paper copper supper dinner winter
  poster chaser roller stretcher shutter banister register calendar ladder lighter cooker kettle locker slipper jumper sweater
  blazer trailer cruiser freighter glider steamer schooner cutter tender lander hovercraft orbiter starter burner toaster
  door floor paper water letter counter computer corner river tower ladder lever mirror reactor motor number matter
  shutter flower rafter drawer trouser slipper ember cover power finger feather layer order border quarter dagger
  banner timber cinder splinter butter dinner supper winter summer weather leather silver copper cellar mortar anchor
  razor tractor generator elevator terminal scanner printer trailer freezer cooler heater locker hammer cleaver poker
  boiler burner blaster phaser revolver lantern chamber shower gutter poster folder binder platter saucer pitcher
  beaker thermometer barometer sextant meter theater theatre center centre laser radar scooter helicopter container
  remainder reminder answer laughter slaughter adventure disaster monster harbour harbor shoulder elbow napkin colour
  color favour favor humour humor rumour rumor odour odor parlour parlor labour labor vapour vapor armour armor honour
  honor terror horror error temper whisper fever liver prayer cleaner list mist fist twist wrist waist chest request
  dress mess press less business darkness illness kindness happiness address compress fortress mattress wilderness
  harness access process success progress over under after never ever other another either rather together whether
  however better later older younger bigger smaller closer nearer lower upper inner outer former latter proper super
  clever bitter sober tender eager human german roman talisman sister master mister padlock filter hopper jumper
  sweater blazer slicker loafer sneaker trainer bumper starter cooker toaster mixer grinder cracker burger cider beer
  liquor ginger pepper sugar batter fritter glitter litter clutter stutter trigger holster cluster blister plaster
  bolster canister register semester oyster lobster hamster rooster panther spider otter badger beaver hornet pointer
  setter retriever terrier tiger copter charter chapter bracer lighter tinder ledger calendar collar dollar pillar
  altar guitar cedar vinegar jar scar car bar doorstep frontier pier tier glacier crater meteor planter feeder shelter
  boulder smoulder powder thunder wonder blunder plunder cylinder holder sender gender fender transmitter monitor
  sensor conveyor detector projector factor vector sector equator crusher checker stapler marker sticker wrapper
  copier server router adapter charger timer buzzer beeper pager bunker tanker trawler steamer cruiser destroyer
  freighter schooner cutter clipper liner rudder tiller fodder bladder adder udder manor minor tremor tumor tumour
  rigor vigor ardor candor splendor tapestry christmas history leftover`);
