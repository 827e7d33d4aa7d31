/** Campaigns of three files in odd genres, by path inside their folders: what a sparse campaign looks like. */
export const sparseCampaigns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bakery: {
    'manifest.json': `{"title":"The Night Bakery","version":"1.0.0","genre":"Science fiction pastoral","tone":"gentle, odd"}
`,
    'world/setting.md': `# Tern Station

Tern Station turns once in ninety minutes, so there are sixteen dawns a day and nobody looks up for any of them. The bakery stands at the end of Ring Four, where the floor is warm from the pipes below. Everything aboard smells faintly of yeast.

The hydroponic garden is kept by Ludmila Orr, who sings to the beans and to nobody else. Her brother Tobiah Orr mends the airlocks and has not set foot in the garden since the spring.

The observation deck was closed after the accident. Children dare each other to lick the glass of its door.

## Secrets

The accident was no accident. Tobiah opened the lock himself.

## Tone

Keep it kind. Never explain the physics.
`,
    'plot/premise.md': `You took over the night shift at the bakery a week ago, because the last baker, Old Fenn, walked out in the middle of a batch and has not been seen since. He left the oven on and a sealed letter in the flour bin.

The letter is addressed to Ludmila. You have not opened it. You have not delivered it either.

Tonight the starter, a grey bubbling thing in a crock that is older than the station, has stopped breathing. Without it there is no bread, and without bread the miners' union has promised a strike by morning.
`,
  },
  understudy: {
    'manifest.json': `{"title":"The Understudy","version":"0.2.0","genre":"Gothic backstage comedy","tone":"dark, droll"}
`,
    'world/setting.md': `The Alhambra has eleven hundred seats and a ghost light that is never switched off. Madame Corvina owns it. She lives above the box office with a parrot and forty years of unpaid bills.

Below the stage is the trap room, where the machinery is greased every Friday by a boy called Pip. The prompt corner belongs to Mr Hask, the prompter, who has not needed the book since 1911 and reads novels behind it.

Backstage there is a green room that is painted brown. The mirror in the green room has a crack that nobody admits to.
`,
    'plot/premise.md': `Every understudy at the Alhambra learns the part and never plays it. You have learned it for six years.

At seven this evening the leading lady, Dorothea Vane, did not come down from her dressing room. The door is locked from inside. There is a smell of lilies.

The curtain rises at eight. Madame Corvina has looked at you, looked at the costume, and sent for pins. Nobody has yet said why the last understudy left, or what is in the red trunk that she left behind.
`,
  },
  moles: {
    'manifest.json': `{"title":"The Court of Moles","version":"1.0.0","genre":"Animal fable, legal drama","tone":"plain"}
`,
    'world/setting.md': `Under the cricket pitch the moles have a court. It sits on wet days. The judge is a very old badger who was asked once and never went home.

Worms are the currency. A witness is paid three, a juror two, and whoever loses pays in roots.

Above ground the groundsman walks up and down with a spade. The moles speak of him as others speak of the weather.
`,
    'plot/premise.md': `You are a shrew, and small even for that. You have been called as a witness because you were nearest.

The roller was moved in the night. It crushed the winter larder and the cousin of the usher. Who moved it? The crow says it was the hedgehog; the hedgehog says nothing at all and has not uncurled since.

The judge wants an answer before the rain stops.
`,
  },
};
