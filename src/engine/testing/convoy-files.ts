/** A journey of the sources' form, by path inside its folder: a deadline, beats at places, endings with notes. */
export const convoyFiles: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({
    title: 'The Orlo Convoy',
    version: '1.0.0',
    genre: 'Science fiction',
    tone: 'Tense',
  }),
  'world/setting.md': `# The Salt Road

Four crawlers carry medicine across the salt. The platform at Vessa is the last roof for six hundred kilometres.

The hold is packed to the ceiling with vaccine crates. Each crate has a dial that must not pass green.

Nobody drives when the salt lifts, because then the road is not where it was.
`,
  'plot/premise.md': `You are a convoy medic, hired at Vessa an hour ago.

The fever in Tamar Deep kills children first. The convoy must be in Tamar Deep by noon on Thursday, or its doses are salt water.

Captain Sabe Orrin is waiting on the platform. One crate is already warm. Will you open it?
`,
  'characters/npcs/sabe/profile.json': JSON.stringify({
    name: 'Captain Sabe Orrin',
    role: 'Convoy captain',
    appearance: 'Short, salt-burnt, a whistle on a bootlace round her neck.',
    personality: { traits: ['exact', 'impatient'] },
    motivations: ['Bring the convoy to Tamar Deep before noon'],
    speech_patterns: { examples: ['A dial does not care.', 'Say it once and say it short.'] },
  }),
  'characters/npcs/brandt/profile.json': JSON.stringify({
    name: 'Brandt',
    role: 'Driver',
    appearance: 'Long arms, one sleeve sewn shut at the cuff.',
    personality: { traits: ['gentle', 'evasive'] },
    motivations: ['Pay off what he owes at Vessa'],
    speech_patterns: {
      examples: [
        'I only looked. Looking is free.',
        'Ask me beyond the bridge.',
        'It was cold, once.',
      ],
    },
  }),
  'characters/npcs/lio/profile.json': JSON.stringify({
    name: 'Lio Marsh',
    role: 'Bridge keeper',
    appearance: 'Fourteen, with a lamp too big for her.',
    personality: { traits: ['stubborn', 'quick'] },
    speech_patterns: { examples: ["It isn't broken. It's only somewhere else."] },
  }),
  'plot/beats.json': JSON.stringify({
    beats: [
      {
        id: 'warm',
        title: 'The Warm Crate',
        description:
          'On the platform Sabe Orrin accuses Brandt of opening the warm crate. Brandt denies it.',
        conditions: { scene_count: { min: 2, max: 3 } },
        priority: 'critical',
        skippable: false,
        consequences: ['Brandt stops trusting Sabe'],
      },
      {
        id: 'orlo',
        title: 'No Bridge',
        description:
          'The convoy reaches Orlo at dusk. The bridge is down, and Lio Marsh waves you back with a lamp.',
        conditions: { requires_beat: 'warm', scene_count: { min: 4, max: 5 } },
        priority: 'critical',
        skippable: false,
      },
      {
        id: 'price',
        title: 'The Price of Water',
        description: 'Strangers stop the convoy and demand a third of the water. Lio must decide.',
        conditions: { requires_beat: 'orlo', scene_count: { min: 6, max: 7 } },
        priority: 'critical',
        skippable: false,
        outcomes: [
          { id: 'pay', description: 'The player pays the strangers in water.', probability: 0.5 },
          { id: 'run', description: 'The player drives on through the night.', probability: 0.5 },
        ],
      },
    ],
  }),
  'plot/endings/green.md': `# Green to the Last

The gate opens a hand's width. Name at least three of the children. A nurse holds out both arms for the crate.

Close with the singing.
`,
  'plot/endings/salt.md': `# Salt Water

- **Sabe Orrin**: Gives evidence at the inquiry and does not look at the families.

Noon passes. The dials go white one after another.
`,
};
