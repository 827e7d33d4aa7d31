/**
 * Topics that people often do not want to read of, and words that tell of them. A topic is known by any word
 * of its first list; what is not in here is looked for in the words it is given in.
 */
export const topicWords: readonly { readonly called: string; readonly words: string }[] = [
  {
    called: 'blood gore wounds injury',
    words:
      'blood bloody bleed bled gore gory wound gash entrails guts severed disembowel dismember mutilate maim',
  },
  { called: 'spiders spider arachnids', words: 'spider tarantula arachnid cobweb web-spinner' },
  {
    called: 'insects insect bugs',
    words: 'insect beetle cockroach roach maggot centipede larva swarm wasp ant louse lice',
  },
  { called: 'snakes snake', words: 'snake serpent viper adder cobra python' },
  { called: 'rats rat mice vermin', words: 'rat mouse mice vermin rodent' },
  {
    called: 'drowning drown',
    words: 'drown drowned drowning underwater suffocate "lungs fill" "cannot breathe" submerged',
  },
  {
    called: 'fire burning burns',
    words: 'burn burnt scald scorch aflame ablaze "on fire" char blister',
  },
  { called: 'heights falling', words: 'precipice vertigo plummet abyss cliff' },
  {
    called: 'claustrophobia confinement "buried alive"',
    words: 'entomb immure suffocate "buried alive" "walled in" claustrophobia confine cramped',
  },
  {
    called: 'animals animal "harm to animals" "animal cruelty" "animal death"',
    words:
      '"dead dog" "dead cat" "dead horse" "kill the dog" "kill the cat" "kill the horse" slaughter butcher "dead goat" "dead bird" "dead lamb" whipped "beats the dog" "kicks the dog" "kick the dog" "wring its neck" carcass',
  },
  {
    called: 'children child "harm to children" "child abuse" "child death"',
    words:
      '"dead child" "dead boy" "dead girl" "dead baby" "kill the child" "hit the child" "strikes the child" "strikes the girl" "strikes the boy" "beats the boy" "beats the girl" infanticide stillborn "child dies" "children die" orphan',
  },
  {
    called: 'sex sexual "sexual content" nudity romance',
    words:
      'sex sexual naked nude nudity undress aroused lust erotic moan breast thigh "makes love" "make love" seduce orgasm',
  },
  {
    called: 'rape "sexual violence" "sexual assault"',
    words: 'rape rapist molest violate ravish "forces himself" grope',
  },
  {
    called: 'suicide "self-harm" "self harm"',
    words:
      'suicide "hang himself" "hang herself" "kill myself" "kill herself" "kill himself" noose "slit her wrists" "slit his wrists"',
  },
  {
    called: 'torture',
    words: 'torture thumbscrew flay "pull out his nails" waterboard',
  },
  {
    called: 'death dying corpses bodies',
    words: 'corpse cadaver carcass die dies died dying dead death killed murder rotting decompose',
  },
  {
    called: 'murder killing violence',
    words: 'murder kill stab strangle throttle shoot behead slay bludgeon',
  },
  { called: 'guns gun shooting', words: 'gun pistol rifle musket shotgun gunshot revolver bullet' },
  { called: 'war', words: 'war battle siege trench bombardment artillery massacre' },
  { called: 'slavery slaves', words: 'slave slavery enslave shackle chattel' },
  { called: 'racism', words: 'racist racism lynch slur' },
  {
    called: 'drugs drug addiction alcohol drinking',
    words:
      'drunk drunken liquor whisky gin brandy ale beer wine opium heroin cocaine addict syringe',
  },
  {
    called: 'illness disease plague sickness',
    words: 'plague disease fever pox leprosy tumour cancer infection epidemic',
  },
  { called: 'vomit vomiting', words: 'vomit retch puke spew' },
  { called: 'needles needle injections', words: 'needle syringe inject injection' },
  {
    called: 'eyes "eye injury"',
    words: '"gouge out" "eye socket" "put out his eyes" "put out her eyes" eyeball',
  },
  { called: 'teeth dentist', words: 'tooth teeth molar dentist' },
  {
    called: 'pregnancy miscarriage birth',
    words: 'pregnant pregnancy miscarry miscarriage stillborn womb',
  },
  { called: 'cannibalism', words: 'cannibal "human flesh" "eats him" "eat him"' },
  { called: 'clowns clown dolls', words: 'clown doll puppet ventriloquist mannequin' },
  { called: 'ghosts ghost undead', words: 'ghost spectre undead zombie wraith phantom' },
  { called: 'swearing profanity', words: 'damn bastard bloody shit fuck bitch arse hell' },
  { called: 'starvation hunger', words: 'starve starvation famine emaciated' },
  { called: 'abandonment', words: 'abandon forsake' },
];
