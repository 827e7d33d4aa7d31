/** A campaign of the sources' form, by path inside its folder: no passage is written for it. */
export const ferryFiles: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    title: 'The Late Ferry',
    version: '1.0.0',
    genre: 'Mystery',
    tone: 'Quiet',
  }),
  'world/setting.md': `# The Ferry

The Marigold crosses the sound twice a day. She has a saloon with a stove, and a lower deck where the crates are lashed.

The saloon smells of wet wool and coal. Nobody sits near the stove if they can help it.

On the lower deck the chains are painted every spring. The bell was cast in Odda and has a crack that nobody mends.

# For the narrator

Keep the fog close. Never say who cut the rope.
`,
  'plot/premise.md': `You came aboard last, with a parcel that is not yours. The captain took your ticket without a look at it.

Half way across, the engine stops. Somebody has cut the tow rope, and Captain Ida Strand wants everybody in the saloon.
`,
  'characters/npcs/ida/profile.json': JSON.stringify(
    {
      name: 'Captain Ida Strand',
      role: 'Master of the Marigold',
      appearance: 'Broad, unhurried, with rope burns on both palms.',
      personality: { traits: ['patient', 'dry'], flaws: ['trusts engines more than people'] },
      motivations: ['Bring the Marigold home before the fog closes'],
      speech_patterns: {
        examples: ['A ferry waits for nobody, and neither do I.', 'You may sit where you like.'],
      },
      relationships: { olaf: 'Pays him double and has never asked why he stays' },
    },
    null,
    2,
  ),
  'characters/npcs/ida/secrets.md': 'Ida cut the tow rope herself to keep the Marigold from Odda.',
  'characters/npcs/olaf/profile.json': JSON.stringify({
    name: 'Olaf Berg',
    role: 'Stoker',
    personality: { traits: ['silent'] },
    speech_patterns: { examples: ['She runs better when I sing.'] },
  }),
  'plot/beats.json': JSON.stringify({
    beats: [
      {
        id: 'the_lamp',
        title: 'The Lamp',
        description: 'The lamp over the stove goes out. The player hears a step. Do not say whose.',
        conditions: { scene_count: { min: 3, max: 5 } },
        priority: 'critical',
        dialogue: ['Olaf: "That was not me."'],
      },
      {
        id: 'the_hold',
        title: 'Below',
        description: 'Behind the crates somebody has slept.',
        conditions: { requires_beat: 'the_lamp', player_choice: 'searches the lower deck' },
        priority: 'high',
      },
    ],
  }),
  'plot/endings/landfall.md': `# Landfall

*When the player has found who cut the rope.*

The Marigold comes in under her own bell.

End on the bell.
`,
};
