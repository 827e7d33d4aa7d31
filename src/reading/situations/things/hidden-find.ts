import type { StorySituation } from '@/reading/situation-form/story-situation';

export const hiddenFind: StorySituation = {
  id: 'hidden-find',
  roles: { hider: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      'You were not looking for anything. That is how you come to find {thing}, put away with enormous cunning in a spot where anybody would look who was not looking. And now {hider} comes along, sees what you have found, and begins at once to talk about something else.',
    ],
    plain: [
      'Somebody hid {thing} here, and did it well: it is chance, and no merit of yours, that you put your hand on it. You hear steps stop. {hider} is standing there like a person who has come to fetch something. "Ah," {hider.they} say{hider.s}. "That’s… is that yours?"',
    ],
    dark: [
      'Someone hid {thing} who hoped never to need it again: pushed far in, and covered over. You have uncovered half when you are no longer alone. "Please put that back," says {hider} behind you, very evenly. "Just as it was. And then turn round slowly and tell me what you saw."',
    ],
  },
  choices: [
    {
      text: 'Put {thing} back and promise {hider} your silence.',
      kind: 'tell',
      to: 'hider',
      tone: 'friendly',
      leadsTo: 'silent',
    },
    {
      text: 'Hold on to {thing} until {hider} explains.',
      kind: 'threaten',
      to: 'hider',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'explained',
      otherwise: 'wrested',
    },
    {
      text: 'Say to {hider} that you own {thing}.',
      kind: 'deceive',
      to: 'hider',
      leadsTo: 'claimed',
    },
  ],
  outcomes: {
    silent: {
      words: {
        light: [
          'You put {thing} back and pat everything into place, and {hider} leans past you and pats it into a better one. "There is nothing there," {hider.they} say{hider.s}. You agree that there is not. "I’m glad it was you," says {hider}. "You’ve got the right sort of blankness."',
        ],
        plain: [
          '{hider} watches {thing} go back where it was. "You’ll think I stole it." You leave that open. "I didn’t. But if it’s found I’ll have to prove that, and I can’t. So now I have you to worry about, instead of luck."',
        ],
        dark: [
          '{hider} makes you say it twice, the whole promise about {thing}, with nothing left out. By the second time you are both speaking very softly. "If you should ever have to choose," {hider.they} say{hider.s}, "let me know first. Before them. I don’t ask for more."',
        ],
      },
      effects: ['feeling hider +8', 'set flags.hidden_find_silent true'],
      memory: {
        text: 'You promised {hider} to say nothing of where {thing} lay hidden.',
        kind: 'promise',
        about: 'hider',
        significance: 'high',
      },
    },
    explained: {
      words: {
        light: [
          '"Give it here and I’ll tell you," {hider} says, and when that fails, "All right, I’ll tell you." It is a present, for someone who finds everything, and who has now been beaten by four whole weeks. "You can’t think what it’s been like," says {hider}, radiant. "I’ve had to be so dull."',
        ],
        plain: [
          '{hider} looks at {thing} in your hand and gives in. "I was asked to keep it safe, by someone who wouldn’t say from whom. So I hid it from everybody." It sounds foolish, and is heard to. "You may as well know. I’m tired of being the only one who walks past here carefully."',
        ],
        dark: [
          'It comes in pieces. Somebody would have been blamed, and {thing} would have been the proof. "They hadn’t done it," says {hider}, "and it would have looked exactly as if they had. So I took it, and now it looks as if I had." A hand is held out. "Do I get it back?"',
        ],
      },
      effects: ['feeling hider +3', 'set flags.hidden_find_explained true'],
      memory: {
        text: 'You made {hider} tell you why {thing} had been hidden.',
        kind: 'secret',
        about: 'hider',
        significance: 'medium',
      },
    },
    wrested: {
      words: {
        light: [
          '"Look!" says {hider}, pointing, and it is shameful, but you look. When you look back, {hider} is leaving at speed with {thing} and some remains of dignity. "It’s not what you think!" reaches you from a distance. You had not had time to think anything.',
        ],
        plain: [
          'You ask for reasons, and while you are asking, {hider} takes {thing} out of your hand, firmly, with no haste at all. "You don’t get one," {hider.they} say{hider.s}. "You put your hand into somebody’s hiding place. I’ll find another, and I’ll know where you are when I do."',
        ],
        dark: [
          '{hider} is quicker than you would have thought, and more frightened. For a moment you both have {thing}; then only {hider} does, backing away. "You should have put it back," {hider.they} say{hider.s}. "I’d have told you everything, if you had only put it back."',
        ],
      },
      effects: ['feeling hider -6', 'set flags.hidden_find_wrested true'],
      memory: {
        text: '{hider} took {thing} out of your hands and told you nothing.',
        about: 'hider',
      },
    },
    claimed: {
      words: {
        light: [
          '"Yours!" says {hider}. "How… nice." What else is there to say? That it is not? That {hider} should know? You see each of these being considered. "You’ll want to take better care of it," says {hider} in agony, and has to stand by as you carry off {thing}.',
        ],
        plain: [
          '"Yours," {hider} says. There is a long moment in which either of you could tell the truth. "I’d wondered who would leave a thing like that here." {hider.they} step{hider.s} aside to let you pass with {thing}, and you can hear {hider.them} not following.',
        ],
        dark: [
          'You say it without a tremor. {hider} looks at you as if the ground had been moved. "Then it was you," {hider.they} say{hider.s} slowly. "All this time I’ve hidden it so that nobody should ask whose it was." You have {thing} now, and whatever goes with it.',
        ],
      },
      effects: ['gain thing', 'feeling hider -8', 'set flags.hidden_find_claimed true'],
      memory: {
        text: 'You claimed {thing} as yours, though {hider} had hidden it.',
        kind: 'betrayal',
        about: 'hider',
        significance: 'medium',
      },
    },
    kept: {
      words: {
        light: [
          'You know nothing, and you know it well. The search moves on, with {hider} at the front of it, calling out suggestions. Later {hider} goes by and says, to nobody, in the direction of the ground: "Magnificent." Two people now think you a little simple.',
        ],
        plain: [
          'They get nothing from you, and look at you a little longer than they did before. {hider} waits until they are well away. "They didn’t believe you," {hider} says. "You knew they wouldn’t. That’s more than you promised me."',
        ],
        dark: [
          'You say that you know nothing. It holds. The one who was told to wait goes on waiting. Afterwards {hider} stands near you. "I’ll find a way to put it right," {hider.they} say{hider.s}. "You kept your word to me. I know what you had to keep it with."',
        ],
      },
      effects: ['feeling hider +9', 'settle promise hider', 'set flags.hidden_find_kept true'],
      memory: {
        text: 'You kept silent about {thing}, as you had promised {hider}.',
        kind: 'kept',
        about: 'hider',
        significance: 'medium',
      },
    },
    betrayed: {
      words: {
        light: [
          'As told by you, it is quite a short story. {hider} fills in the rest under questioning, at length, with voices. They have {thing} back in no time. "I’d have told," {hider} informs you with great coldness. "I only wanted to be asked by somebody I liked."',
        ],
        plain: [
          'You tell them where to look. They thank you, which makes it worse, and go. {hider} has not moved. "I never asked you to lie," {hider.they} say{hider.s}. "I asked you not to have been there." Then {hider} follows them, to be present when it is found.',
        ],
        dark: [
          'You say it in one sentence. The one who was waiting is let go and does not understand why. {hider} does, and comes forward before anyone can call. "You did right," {hider.they} say{hider.s}, going past. "I hope that’s a comfort. I shan’t be speaking to you again."',
        ],
      },
      effects: ['feeling hider -12', 'settle promise hider', 'set flags.hidden_find_betrayed true'],
      memory: {
        text: 'You told where to find {thing}, though you had promised {hider} silence.',
        kind: 'broken',
        about: 'hider',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'silent',
      words: {
        light: [
          'Everybody is looking for {thing}. They look high, they look low, and {hider} looks with them, harder than anyone, and in all the wrong places. Then someone says that you might know. {hider} turns to you with a smile of pure terror.',
        ],
        plain: [
          'You are asked straight out, by somebody with a right to ask, whether you know anything about {thing}. {hider} is within hearing and has found something to do with both hands. There is nothing there for anyone to read, unless they know what to look for, as you do.',
        ],
        dark: [
          'They have stopped asking politely for {thing}. Somebody is going to be blamed for it now, somebody who has done nothing and has been told to wait. {hider} finds you with one look, across all those people. There are two words in it: you promised.',
        ],
      },
      choices: [
        {
          text: 'Keep silent, for {hider}’s sake.',
          kind: 'deceive',
          to: 'hider',
          leadsTo: 'kept',
        },
        {
          text: 'Tell them what {hider} hid, and where.',
          kind: 'tell',
          to: 'hider',
          leadsTo: 'betrayed',
        },
      ],
    },
  ],
};
