import type { VerbRow } from '@/understanding/lexicon/verb-meaning';
import { wordSet } from '@/understanding/lexicon/word-set';

/** What may go wrong without anybody else being in it, and what may not. */
export const verbsOfDeeds: readonly VerbRow[] = [
  ['other', 'none', 'never', wordSet('idle')],
  [
    'sneak',
    'real',
    'when-named',
    wordSet(`sneak creep tiptoe slink prowl stalk eavesdrop tail shadow smuggle infiltrate conceal blend skulk lurk stowaway
  wiretap bug camouflage trespass ghost belly-crawl snoop slither sidle gatecrash gate-crash exfiltrate sleuth`),
  ],
  ['sneak', 'slight', 'when-named', wordSet('hide')],
  [
    'force',
    'real',
    'never',
    wordSet(`decipher decode squirm bend disarm force break smash pry prise prize hack crack jimmy jemmy defuse sabotage rig override hotwire hot-wire
  bypass heave wrench lockpick jam dislodge decrypt breach batter demolish barricade tamper rewire overclock jailbreak
  overload detonate dynamite crowbar lever winch uproot topple unjam unstick unseal shatter splinter bulldoze
  brute-force bruteforce phish reroute short-circuit reboot jump-start jumpstart dismantle disassemble disable
  deactivate neutralise neutralize scuttle claw grope haul hoist yank manhandle shoulder barge bust rip wriggle saw
  hotrod supercharge eject vent triangulate pinpoint`),
  ],
  ['force', 'slight', 'never', wordSet('push pull lift drag tug shift twist translate interpret')],
  [
    'climb',
    'real',
    'never',
    wordSet(`cling dangle climb scale clamber jump leap vault dive swim balance swing shimmy shin shinny rappel abseil squeeze
  wade hurdle parkour cartwheel backflip somersault ford free-climb freeclimb scramble scrabble teeter tightrope
  wirewalk high-dive skydive parachute base-jump bungee paraglide hang-glide spacewalk snorkel freedive free-dive surf
  skateboard ski snowboard sled toboggan slalom zip-line zipline pole-vault bound spring leapfrog bellyflop cannonball
  plunge plummet skid swerve catapult trapeze`),
  ],
  [
    'flee',
    'real',
    'when-named',
    wordSet(`flee escape outrun dodge evade duck bolt chase pursue race intercept elude sprint outpace outride outswim hightail
  scarper scram skedaddle abscond stampede outdistance scatter desert gallop dash hurtle careen`),
  ],
  [
    'craft',
    'slight',
    'never',
    wordSet(`repair fix brew splice solder stitch jury-rig patch improvise build weld reprogram calibrate craft mend bake cook
  carve paint sew sketch draw plant assemble construct smelt temper whittle knit crochet weave glue nail tinker
  rebuild restore recondition concoct distil distill compound transcribe rewrite program debug upgrade refit retool
  caulk`),
  ],
  [
    'magic',
    'real',
    'when-named',
    wordSet(`cast summon enchant conjure hex curse heal exorcise banish scry transmute dispel levitate teleport invoke divine
  ward polymorph transfigure necromance reanimate bewitch ensorcel unbind shapeshift shape-shift telepathise channel
  evoke transform abjure portend prophesy dowse imbue`),
  ],
  [
    'perform',
    'real',
    'never',
    wordSet(`chance win juggle gamble bet wager tame hunt track fish forage resist endure risk guess stake ante outplay outrace
  outguess crash-land freestyle compete audition breakdance unicycle stunt wrangle corral dowse salvage scavenge
  outlast withstand brave dare gatecrash ace`),
  ],
  [
    'perform',
    'slight',
    'never',
    wordSet(`sing dance play perform recite ride sail steer pilot row drive navigate fly land dock paddle punt skate cycle
  conduct orate compose rap waltz tango foxtrot jig strum drum busk act`),
  ],
  [
    'search',
    'slight',
    'never',
    wordSet(`search rummage investigate scour frisk ransack dig probe rifle seek sift delve trawl root scout reconnoitre
  reconnoiter patrol explore`),
  ],
  [
    'look',
    'none',
    'never',
    wordSet(`spy look examine inspect watch listen observe study stare gaze glance peer count scan admire notice check view see
  smell sniff taste find compare measure peek survey regard eye contemplate behold spot sight size glimpse squint
  describe tally overhear ogle gawp gawk test weigh identify recognise recognize`),
  ],
  [
    'read',
    'none',
    'never',
    wordSet('read leaf skim browse peruse flip thumb page scroll reread re-read'),
  ],
  [
    'write',
    'none',
    'never',
    wordSet(`write note record sign scribble jot enter map photograph pen type draft scrawl film list copy label spell stamp file
  doodle spray journal blog log bookmark mark underline annotate`),
  ],
  [
    'move',
    'none',
    'never',
    wordSet(`go walk head run step cross follow leave march stroll wander travel hurry stride crawl come move proceed exit
  descend ascend board stagger continue turn trudge tread amble mosey saunter ramble hike plod shuffle limp jog trot
  pace disembark alight embark mount dismount drift float roam tramp shamble lope lumber waddle hobble wend rush edge
  inch pop nip detour commute trek enter re-enter withdraw retreat retire back`),
  ],
  [
    'take',
    'none',
    'never',
    wordSet(`take grab nick pinch pocket collect gather keep fetch pick get pack retrieve borrow scoop pluck harvest catch receive accept
  choose select claim unpack grasp grip clutch snag bag stash store stow`),
  ],
  [
    'use',
    'none',
    'never',
    wordSet(`use make try ring light open close shut lock unlock press put place drop wear eat drink pour fill burn wash clean
  tie untie hang wind set lay hold extinguish switch plug load wrap unwrap warm dry polish empty cut water spread
  sweep boil fry grill toast roast simmer stir chop slice dice peel knead whisk whip season salt butter sip swallow
  chew munch nibble gulp swig slurp gobble devour lick smoke puff inhale snort shave comb brush rinse scrub mop dust
  iron fold unfold button unbutton zip lace unlace buckle unbuckle strap undress dress don doff change bury file sort
  stack arrange rearrange tidy straighten hook unhook sharpen oil grease wipe swab scrape sand varnish darn hem shelve
  stock restock recharge dock unplug launch start activate download upload delete uninstall install click insert slot
  connect disconnect attach detach fasten unfasten loosen tighten saddle unsaddle harness bridle rein tether hitch
  unhitch steep pickle freeze thaw microwave rehydrate ice glaze hull pit core trim prune rake hoe weed mow sow
  compost bank stoke kindle douse snuff blow coil uncoil unroll roll reel furl unfurl anchor moor bail pump wring hose
  spray staple tape paste stick laminate shred bin crumple dab daub smear anoint bathe soak lather shampoo gargle
  floss dim brighten lower raise`),
  ],
  [
    'wait',
    'none',
    'never',
    wordSet(`wait rest sleep stay pause sit stand lie linger breathe nap doze meditate pray relax settle lean kneel stop camp
  crouch squat recline lounge snooze slumber laze loaf loiter dawdle remain bide perch huddle hunker slouch sprawl
  bunk crash bed sunbathe tarry`),
  ],
  [
    'feel',
    'none',
    'never',
    wordSet(`think wonder feel sigh shrug shiver weep dream hope regret consider ponder decide worry blush yawn scratch stretch
  rub tremble nod brood hum whistle imagine doubt enjoy hesitate love hate like want need miss savour savor relish
  bask daydream fret muse reflect ruminate mope sulk pout sneeze cough hiccup burp gasp swoon faint blink fidget wince
  shudder grimace pity envy adore detest dread fear despair rejoice grieve forget remember recall recollect gloat`),
  ],
];
