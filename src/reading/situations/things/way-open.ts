import type { StorySituation } from '@/reading/situation-form/story-situation';

export const wayOpen: StorySituation = {
  id: 'way-open',
  roles: { warden: { is: 'person' }, elsewhere: { is: 'elsewhere' }, matter: { is: 'topic' } },
  words: {
    light: [
      'The way to {elsewhere} has been closed to you, with reasons, several of them quite good. Now it is open. Nobody is guarding it. {warden} stands a few steps off, admiring something in quite the other direction, and humming.',
      'The humming is very even. It is the humming of a person who could go on for some time.',
    ],
    plain: [
      'The way to {elsewhere} is open. Not much, and perhaps not for long; but you had been given to understand that it was closed, and to you above all. {warden} is near enough to call to, and has not noticed. Or has, and is waiting to see what you do.',
    ],
    dark: [
      'The way to {elsewhere} is kept closed, always, and it stands open. Nothing comes from there, no voice, no sound of work. {warden} has seen it too. "Was that you?" {warden.they} ask{warden.s}, not loudly. "Because I’ve been standing here, and it wasn’t me."',
    ],
  },
  choices: [
    {
      text: 'Slip a little way towards {elsewhere} and listen.',
      kind: 'sneak',
      to: 'elsewhere',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'overheard',
      otherwise: 'caught',
    },
    {
      text: 'Tell {warden} to close the way to {elsewhere}.',
      kind: 'tell',
      to: 'warden',
      tone: 'cooperative',
      leadsTo: 'closed',
    },
    {
      text: 'Ask {warden} for whom it was left open.',
      kind: 'talk',
      to: 'warden',
      leadsTo: 'asked',
    },
  ],
  outcomes: {
    overheard: {
      words: {
        light: [
          'You get nearly all the way before it turns out that you have no excuse ready. But nobody at {elsewhere} looks round. They are much too busy quarrelling about {matter}, and you hear the best of it. When you stroll back, {warden} is on the same tune, but it sounds smug.',
        ],
        plain: [
          'You go as far as you dare. Two people at {elsewhere} are speaking of {matter}, in the tone of those who believe the way is closed behind them. You hear four sentences. Then you walk back as if from nowhere, and {warden} moves over without asking.',
        ],
        dark: [
          'You go far enough to hear. Somebody at {elsewhere} is speaking of {matter}, over and over, as one learns a thing that must be said without mistakes. You are back before it ends. "Well?" says {warden}, and looks at you closely. "No. Don’t tell me. I’d be asked."',
        ],
      },
      effects: ['set flags.way_open_overheard true', 'feeling warden +2'],
      memory: {
        text: 'You slipped towards {elsewhere} and overheard talk of {matter}.',
        kind: 'secret',
        about: 'warden',
        significance: 'medium',
      },
    },
    caught: {
      words: {
        light: [
          '"Ah," says {warden}, who was not looking the other way at all. "I had a wager with myself." It is not clear who has won. You are led back, quite kindly, and the way to {elsewhere} is closed behind you with a flourish that must have been practised.',
        ],
        plain: [
          'You are hardly started when {warden} says your name, without raising it. You come back the few steps under that look, and behind you the way to {elsewhere} is closed. "I left it open to see who," {warden.they} say{warden.s}. "I’d hoped for somebody else."',
        ],
        dark: [
          'A hand closes on you and pulls you back, hard. "Listen," {warden} says, and from {elsewhere} there comes the silence of somebody else who has stopped to listen. Only when steps move off are you let go. "You might have asked me," says {warden}.',
        ],
      },
      effects: ['feeling warden -6', 'set flags.way_open_caught true'],
      memory: {
        text: '{warden} caught you on the forbidden way to {elsewhere}.',
        about: 'warden',
      },
    },
    closed: {
      words: {
        light: [
          '"Close it?" says {warden}. "Is it open? So it is!" There is a rush, and a dropping of things. {warden} comes back shaken. "If you hadn’t said! I’d have been blamed for ever. You could have just walked in. I’d have walked in."',
        ],
        plain: [
          '{warden} comes at once, looks, and closes the way to {elsewhere}. Only then: "How long was it like that? Who else saw?" You can answer the first and not the second. "You had your chance, and you came to me," says {warden}. "I’ll remember it. It may not help you."',
        ],
        dark: [
          '{warden} does it slowly, leaning away from {elsewhere} the whole while. "If somebody went in, I have just shut them in," {warden.they} say{warden.s}. "And if somebody came out…" {warden} looks behind you both. "It was you who said to close it. Remember that with me."',
        ],
      },
      effects: ['feeling warden +7', 'set flags.way_open_closed true'],
      memory: {
        text: 'You had {warden} close the way to {elsewhere} instead of taking it.',
        kind: 'help',
        about: 'warden',
      },
    },
    asked: {
      words: {
        light: [
          '"For air," says {warden}. And then, since you go on standing there: "For you, if you must know. I’m not to let you in. Nobody said I had to stop you, if I happened to be looking at something else. You’ve ruined it by asking."',
        ],
        plain: [
          '"For somebody who should have been here by now," {warden} says, when it is plain that you will go on waiting. {warden.they} look{warden.s} past you. "It’s about {matter}. If I’d known that you would ask, I’d have had a lie ready."',
        ],
        dark: [
          '"I lied," says {warden}. "I was told to leave it open, and be gone, and not to ask who for. I did the first." You have to step nearer for the rest. "I stayed, so I know who. It’s because of {matter}. You never saw me here. Nor them."',
        ],
      },
      effects: ['feeling warden +3', 'set flags.way_open_asked true'],
      memory: {
        text: '{warden} told you for whom the way to {elsewhere} stood open.',
        kind: 'secret',
        about: 'warden',
      },
    },
  },
};
