import type { StorySituation } from '@/reading/situation-form/story-situation';

export const nowOrNever: StorySituation = {
  id: 'now-or-never',
  roles: { guide: { is: 'person' }, elsewhere: { is: 'elsewhere' } },
  words: {
    light: [
      '"Now," says {guide}. "Not when you’ve finished. Now. At {elsewhere}." {guide.they} {guide.is} walking already, backwards, so as to go on persuading you. "I can’t say what it is, you would only say it’s nothing. It’ll be over if you think about it. It’s nearly over because you’re thinking about it."',
    ],
    plain: [
      '{guide} takes hold of your hand and lets it go again, not having meant to. "There’s something at {elsewhere} I want you to see. If I tell you what, it’s spoilt, and if we wait, it’s gone." A look that way, a look at you. "I could ask someone else. I’m not asking someone else."',
    ],
    dark: [
      '"You’ll be told it never happened," {guide} says. "They’ll clear it away, and then there’ll only be me who saw, and I’ve been called a liar before. Come to {elsewhere}. Come now. I don’t need you to do anything." A step, and a look back. "I need you to have seen it."',
    ],
  },
  choices: [
    {
      text: 'Drop everything and follow {guide} to {elsewhere}.',
      kind: 'help',
      to: 'guide',
      tone: 'friendly',
      leadsTo: 'went',
    },
    { text: 'Tell {guide} you cannot leave now.', kind: 'tell', to: 'guide', leadsTo: 'stayed' },
    {
      text: 'Make {guide} say first what is at {elsewhere}.',
      kind: 'persuade',
      to: 'guide',
      leadsTo: 'said',
    },
  ],
  outcomes: {
    went: {
      words: {
        light: [
          'You get there just in time to be told to hush. At {elsewhere}, people who would be mortified to be seen are practising something together. They are terrible at it, and so happy that you hardly dare look. "I didn’t want to be the only one who loved them," {guide} says on the way back.',
        ],
        plain: [
          'You are in time. Someone is at {elsewhere}, alone, doing for a person who will never know it a thing that nobody asked for. They leave without seeing you, and you come back without having been seen. "Every time," says {guide}. "And that’s the one we all speak so badly of."',
        ],
        dark: [
          'It is there at {elsewhere}, as {guide} said, and is already being put out of sight by people who do not hurry. You see enough to swear to. "Now say it," {guide.they} tell{guide.s} you, when you are both back. "Say what you saw. I want to hear it in another voice."',
        ],
      },
      effects: ['time 1h', 'feeling guide +8', 'set flags.now_or_never_went true'],
      memory: {
        text: 'You followed {guide} to {elsewhere} and saw it in time.',
        kind: 'secret',
        about: 'guide',
        significance: 'medium',
      },
    },
    stayed: {
      words: {
        light: [
          '"Cannot," says {guide}, sadly, as if it were the name of an illness, and goes to {elsewhere} alone, and comes back too full of it to stand still. "It was nothing. You’d have been bored. You’d have been bored right out of your… but I promised I wouldn’t."',
        ],
        plain: [
          '{guide} does not argue. "No, you’ve things to see to." The looks towards {elsewhere} get shorter, and then stop. "That’s it gone," {guide.they} say{guide.s}, quite lightly. You did see to your things. You were here when you were needed, and nobody can say you were not.',
        ],
        dark: [
          '"Then it’s my word, and that’s all it is," says {guide}, and goes back to {elsewhere} alone. You were seen here the whole time; that may be worth something. Later {guide} looks at you once, in passing, as one looks at a thing already cleared away.',
        ],
      },
      effects: ['feeling guide -6', 'set flags.now_or_never_stayed true'],
      memory: { text: 'You let {guide} go to {elsewhere} alone, and missed it.', about: 'guide' },
    },
    said: {
      words: {
        light: [
          'It bursts out of {guide} all at once: who is at {elsewhere}, what they are practising, how badly, how happily, and which of them is counting aloud. By the end you have nearly seen it. "Now we’ve missed it," {guide} says. And then, brightening: "But I did do it rather well."',
        ],
        plain: [
          '{guide} gives in and tells you: who it is at {elsewhere}, and what they do for someone, in secret, whenever they believe themselves alone. "You had to see it, really," says {guide}. "Told, it’s only a good deed." And by the telling, it is over. But you know who.',
        ],
        dark: [
          '{guide} says it. It is five words long. Then neither of you speaks, and the time in which you might have gone to {elsewhere} goes by. "So you believe me," says {guide}. "That’ll have to do. It isn’t the same as seeing. You can always say that you misheard."',
        ],
      },
      effects: ['feeling guide -2', 'set flags.now_or_never_said true'],
      memory: {
        text: '{guide} told you what there was to see at {elsewhere}.',
        kind: 'secret',
        about: 'guide',
      },
    },
  },
};
