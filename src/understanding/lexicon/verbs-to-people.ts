import type { VerbRow } from '@/understanding/lexicon/verb-meaning';
import { wordSet } from '@/understanding/lexicon/word-set';

/** What is said to people, done to them, or done for them. */
export const verbsToPeople: readonly VerbRow[] = [
  [
    'talk',
    'none',
    'always',
    wordSet(`talk speak chat converse gossip ask tell greet reply thank apologise apologize confess confide introduce compliment
  congratulate console comfort reassure consult interview debrief banter inquire enquire natter chinwag chitchat
  small-talk commiserate reminisce howdy parley sympathise sympathize`),
  ],
  [
    'talk',
    'none',
    'when-named',
    wordSet(`say vote resign let whisper shout yell call wave nod smile bow salute wink mutter murmur laugh cry kiss hug embrace touch invite
  warn alert scold blame accuse praise insult mock tease question order command remind meet join accompany visit trust
  obey bless marry kneel curtsey curtsy grin frown glare scream lecture teach serve notify report admit assure insist
  advise answer agree argue disagree explain refuse promise swear vow toast propose welcome hail inform forgive wish
  bid phone telephone dial email message text ping radio telegraph cable skype video-call page beckon gesture signal
  motion cuss curse boo jeer heckle applaud cheer clap hiss address approach pat stroke cuddle tickle nudge prod poke
  shake high-five fist-bump court date dump jilt snub ignore complain grumble moan recount relate retell suggest
  recommend counsel mentor coach train instruct brief dictate befriend adopt quiz pester nag chide rebuke reprimand
  correct contradict interrupt acknowledge mention announce declare proclaim boast brag joke jest quip drawl growl
  snarl snap bark bellow holler mumble stammer stutter croak gasp testify protest object concede concur commend honour
  honor crown knight dub baptise baptize anoint mourn send dismiss sack promote demote appoint seat usher escort
  shush hush quieten tip doff hobnob mingle socialise socialize dine lunch sup breakfast serenade beam scowl confer
  discuss debate disclose divulge reveal relay repeat reiterate clarify elaborate chew rat snitch dob grass tattle
  squeal denounce vouch chuckle giggle sob deny credit reprove berate upbraid admonish castigate lambast chastise
  excuse pardon absolve acquit exonerate divorce wed betroth`),
  ],
  [
    'persuade',
    'real',
    'always',
    wordSet(`soften persuade convince charm seduce coax cajole plead negotiate haggle bargain bribe flatter sway entreat barter
  beg reason rally recruit woo calm soothe placate impress mediate beseech implore wheedle sweet-talk smooth-talk
  fast-talk sweeten pacify appease mollify dissuade inveigle petition pressure arm-twist guilt guilt-trip importune
  lobby solicit canvass proposition entice lure tempt induce goad incite egg outbid outargue outtalk outcharm bewitch
  beguile captivate hypnotise hypnotize mesmerise mesmerize`),
  ],
  ['persuade', 'slight', 'always', wordSet('flirt urge encourage request')],
  [
    'deceive',
    'real',
    'always',
    wordSet(`bluff deceive trick con fool mislead dupe hoodwink swindle cheat distract outwit frame fib hoax scam bamboozle
  fleece diddle hustle shortchange short-change gaslight sucker cozen delude beguile outsmart outfox outmanoeuvre
  outmaneuver double-cross two-time doublecross stall misdirect decoy wrong-foot humbug flimflam finagle catfish prank`),
  ],
  [
    'deceive',
    'real',
    'when-named',
    wordSet(`impersonate pretend fake disguise forge feign pose masquerade counterfeit falsify doctor spoof ventriloquise
  ventriloquize mimic imitate simulate make-believe cross-dress launder perjure malinger sham`),
  ],
  [
    'threaten',
    'real',
    'always',
    wordSet(`demand threaten intimidate menace bully blackmail coerce interrogate provoke taunt scare frighten extort browbeat
  cow daunt terrorise terrorize strong-arm strongarm cross-examine torture antagonise antagonize needle badger hector`),
  ],
  ['threaten', 'real', 'when-named', wordSet('challenge defy outface confront dare')],
  [
    'attack',
    'real',
    'when-named',
    wordSet(`attack slash tackle grapple ambush duel headbutt lunge clobber parry snipe brawl spar overpower subdue arrest
  capture joust bludgeon pummel thrash wallop garrotte garrote impale skewer decapitate maul mangle bayonet disembowel
  maim cripple hamstring clout cudgel coldcock sucker-punch uppercut roundhouse karate-chop dropkick drop-kick
  bushwhack waylay dry-gulch outdraw outshoot pistol-whip machine-gun torpedo broadside bombard strafe nuke vaporise
  vaporize disintegrate zap taser tase stun incapacitate knockout sedate chloroform lasso hogtie truss restrain
  handcuff manacle shackle apprehend nab kidnap abduct muzzle arm-wrestle armwrestle wrest manhandle scuffle tussle
  harpoon gore trample backstab vanquish smite cleave hew quell quash rout repel counterattack counter-attack
  retaliate lynch flog horsewhip scald deck pounce assail assault swordfight overwhelm outfight`),
  ],
  [
    'attack',
    'real',
    'when-named',
    wordSet(`murder slay strangle stab throttle smother assassinate behead whip lash cane club belt shell pin cuff knee elbow gun
  fence brand rush jab knife gut charge ram fight wrestle choke poison gag lance collar spear blast drug bite seize
  sock slug hit punch strike shoot kill fire shove block throw hurl knock trip slap beat kick swat whack smack bash
  fling lob chuck pelt butt spit sling loose rake pepper plug floor wing nail deck pop bowl crush destroy hammer`),
    'target',
  ],
  [
    'steal',
    'real',
    'when-named',
    wordSet(`steal pickpocket swipe pilfer snatch rob shoplift filch burgle palm loot mug purloin embezzle poach
  hijack carjack heist plunder pillage raid relieve clone skim siphon syphon appropriate snaffle half-inch thieve
  cutpurse misappropriate highjack rustle burglarise burglarize`),
  ],
  [
    'help',
    'real',
    'when-named',
    wordSet(`rescue save revive resuscitate resurrect exorcise defibrillate cpr amputate operate transfuse suture cauterise
  cauterize`),
  ],
  [
    'help',
    'none',
    'when-named',
    wordSet(`help assist protect defend guard carry guide nurse feed escort bandage tend accompany support shelter shield cover
  chaperone babysit mind cradle rock swaddle tuck bathe groom unbind untie free release unshackle unchain uncuff spare
  pardon back aid abet attend sponsor treat steady prop chauffeur`),
  ],
  [
    'give',
    'none',
    'when-named',
    wordSet(`give hand offer pay lend show bring deliver pass return slip donate present gift share repay award bestow bequeath
  grant loan send mail post ship forward toss slide tip reward compensate reimburse refund owe supply provide cede
  entrust dedicate advance allot dole ladle dish pour distribute`),
  ],
  ['trade', 'none', 'always', wordSet('hire employ')],
  [
    'trade',
    'none',
    'when-named',
    wordSet(`buy sell trade purchase order rent commission pawn auction swap exchange lease invest subscribe book reserve
  charter`),
  ],
];
