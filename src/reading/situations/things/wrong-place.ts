import type { StorySituation } from '@/reading/situation-form/story-situation';

export const wrongPlace: StorySituation = {
  id: 'wrong-place',
  roles: { finder: { is: 'person' }, thing: { is: 'thing' }, elsewhere: { is: 'elsewhere' } },
  words: {
    light: [
      '"Don’t move," says {finder}, so you don’t. {finder} is pointing at {thing}, which ought to be at {elsewhere} and cannot, so far as anyone knows, travel. "I walked past just now and there was nothing. Then I walked past again. I’d like somebody else to see it, please."',
    ],
    plain: [
      '{finder} moves aside so that you can see. Somebody has set {thing} down here, neatly, where you would have to come upon it. "That belongs at {elsewhere}," {finder.they} say{finder.s}. "It doesn’t leave. It isn’t lent. So who was meant to find it, you or me?"',
    ],
    dark: [
      '"Tell me you brought that," says {finder}. You see what {finder.they} mean{finder.s}: {thing}, here, and not at {elsewhere}. {finder} has not gone near it. "It would never have been let go of, not willingly. So tell me it was you, and I’ll be angry, and it will be all right."',
    ],
  },
  choices: [
    {
      text: 'Offer {finder} to bring {thing} back to {elsewhere}.',
      kind: 'help',
      to: 'finder',
      tone: 'cooperative',
      leadsTo: 'taken',
    },
    {
      text: 'Leave {thing} untouched, and keep watch with {finder}.',
      kind: 'wait',
      to: 'thing',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'watched',
      otherwise: 'vanished',
    },
    {
      text: 'Suggest that {finder} brought it here.',
      kind: 'threaten',
      to: 'finder',
      tone: 'hostile',
      leadsTo: 'admitted',
    },
  ],
  outcomes: {
    taken: {
      words: {
        light: [
          '"You’ll just carry it?" says {finder}. "In front of people?" You are passed {thing} as if it were asleep and ought to stay so. "If anyone at {elsewhere} asks, I was never here. If nobody asks, tell them it was me who noticed."',
        ],
        plain: [
          '{finder} gives you {thing} and keeps a hand on it a moment longer than the giving needs. "Whoever sees you with it will think you took it. You’ve thought of that?" Then the hand is gone. "I’ll say otherwise, if I’m asked. I’m not often asked."',
        ],
        dark: [
          'You pick up {thing}. {finder} looks at your hands and then anywhere else. "When you get to {elsewhere}, call out first," {finder.they} say{finder.s}. "And if nobody answers, don’t go on. Come back and fetch me. I won’t want to come. Make me."',
        ],
      },
      effects: ['gain thing', 'feeling finder +5', 'set flags.wrong_place_taken true'],
      memory: {
        text: 'You told {finder} you would bring {thing} back to {elsewhere}.',
        kind: 'promise',
        about: 'finder',
        significance: 'medium',
      },
    },
    watched: {
      words: {
        light: [
          'Somebody from {elsewhere} comes sidling up with both hands out, sees you, and explains everything before being asked. It was borrowed. It was going back directly. {finder} hears it all with deep enjoyment. "I’d have believed anything shorter," {finder.they} say{finder.s}.',
        ],
        plain: [
          'It takes patience. At last somebody comes straight to the spot, reaches for {thing}, sees {finder}, and goes off towards {elsewhere}, quicker than they came. "You saw the way they reached," {finder} says. "They’d put it there themselves. I know that walk, too."',
        ],
        dark: [
          'Someone comes, and stands over {thing} for a long time with both hands pressed together. Then they go back towards {elsewhere} without it. "That wasn’t a thief," {finder} says when it is safe to speak. "That was somebody saying goodbye. I wish we hadn’t watched."',
        ],
      },
      effects: ['time 1h', 'feeling finder +4', 'set flags.wrong_place_watched true'],
      memory: {
        text: 'You and {finder} saw who had come for {thing}.',
        kind: 'secret',
        about: 'finder',
      },
    },
    vanished: {
      words: {
        light: [
          'You keep perfectly still. So does {finder}, until there is something to ask you, and then something to tell you, and while you are hushing it, you both miss the moment. There is nothing left to watch. "It was here," says {finder}. "We do agree that it was here?"',
        ],
        plain: [
          'Nobody comes. You look away only once, because {finder} says your name, and in that once the spot is empty. "I didn’t see," {finder.they} say{finder.s}. "Did you see?" It is a fair question. Another would be why {finder} had to speak just then.',
        ],
        dark: [
          'You wait so long that waiting is all there is. Then from somewhere behind you a voice says {finder}’s name, once. Both of you turn, and there is nobody. When you turn back, the spot is bare. "Whoever it was knew me," says {finder}.',
        ],
      },
      effects: ['time 1h', 'feeling finder -3', 'set flags.wrong_place_vanished true'],
      memory: {
        text: 'You and {finder} kept watch, and {thing} vanished all the same.',
        about: 'finder',
      },
    },
    admitted: {
      words: {
        light: [
          '"I?" says {finder}. "I found it! A person who finds a thing is the very last person who would…" The sentence runs on for a time and then runs out. "I wanted to see if anyone would notice. At {elsewhere} nobody did. It was quite hurtful."',
        ],
        plain: [
          '"Yes," {finder} says, so readily that you have nothing prepared. "I took it from {elsewhere} and put it here, and then I lost my nerve. I thought if two of us found it, it would be found." {finder.they} look{finder.s} at {thing}. "You’re quicker than I wanted."',
        ],
        dark: [
          'The answer is a long while coming. "I was to take it to {elsewhere}," says {finder}, "and I got as far as here. So I thought I’d find it, with someone. I thought that just once I could be the one who is told." {finder} does not ask you to keep it quiet.',
        ],
      },
      effects: ['feeling finder -4', 'set flags.wrong_place_admitted true'],
      memory: {
        text: '{finder} admitted to you having put {thing} there to be found.',
        kind: 'secret',
        about: 'finder',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'watched',
      words: {
        light: [
          '{finder} has had a word with the person who came for {thing}. "Sorry as anything," {finder.they} report{finder.s}. "And then wanted to know who the other one was, the quiet one, who waited so well. I said I’d pass that on, so I’m passing it on."',
        ],
        plain: [
          '"I went and asked," {finder} says, joining you. "The one who came for {thing}. They’re not sorry, but they’re frightened, and they’ve told me who sent them. I’m telling you nothing yet. I only wanted one person to know that I know."',
        ],
        dark: [
          '{finder} has found out who stood over {thing} that time. "I could tell you the name," {finder.they} say{finder.s}. "You’d meet them, and you’d have to act as if you hadn’t seen. I’m not managing that very well myself. So I’ll keep it, unless you ask me twice."',
        ],
      },
      effects: ['feeling finder +3', 'set flags.wrong_place_known true'],
      memory: {
        text: '{finder} found out who it was you had both watched.',
        kind: 'secret',
        about: 'finder',
      },
    },
  ],
};
