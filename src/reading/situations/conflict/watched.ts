import type { StorySituation } from '@/reading/situation-form/story-situation';

export const watched: StorySituation = {
  id: 'watched',
  roles: { watcher: { is: 'person' }, thing: { is: 'thing' }, absent: { is: 'absent-person' } },
  words: {
    light: [
      'You stop, and {watcher} stop{watcher.s}. You look round, and {watcher} {watcher.is} deep in the study of nothing in particular, hands behind. It has been like this for some while. Whenever you come near {thing}, {watcher} come{watcher.s} a little nearer too, sideways, humming a tune with only one note in it.',
    ],
    plain: [
      'It is the third time that {watcher} {watcher.is} where you are, without any business there. {watcher} {watcher.does} not come up, {watcher.does} not speak, and look{watcher.s} away a moment too late. It is most noticeable when you are close to {thing}. Then there is no pretending in it at all, and {watcher} simply look{watcher.s}.',
    ],
    dark: [
      '{watcher} {watcher.is} not hiding it. {watcher.they} stand{watcher.s} some steps off, hands folded, and watch{watcher.es} you as one watches something that is expected to happen. When you pass close to {thing}, the hands come apart. When you have passed, they fold again. Nobody else appears to find it strange.',
    ],
  },
  choices: [
    {
      text: 'Walk up to {watcher} and ask the reason.',
      kind: 'talk',
      to: 'watcher',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'toldWhy',
      otherwise: 'denied',
    },
    {
      text: 'Do nothing of interest until {watcher} tire{watcher.s}.',
      kind: 'wait',
      leadsTo: 'tired',
    },
    {
      text: 'Hide {thing} badly, and see what {watcher} {watcher.does}.',
      kind: 'deceive',
      to: 'thing',
      leadsTo: 'baited',
    },
  ],
  outcomes: {
    toldWhy: {
      words: {
        light: [
          '"Watching is such a strong word," {watcher} say{watcher.s}, and then give{watcher.s} up, with relief. "{absent} asked me to see that you come to no harm, and rest enough, and do not brood. I have you down as a brooder." {watcher.they} regard{watcher.s} you hopefully. "If you would just tell me, I need not follow you about."',
        ],
        plain: [
          '{watcher} stay{watcher.s} where {watcher.they} {watcher.is}. "{absent} asked me to. Whom you talk to, what you leave alone. I was not told what for." It seems to have been a weight. "I have nothing to report, if that is a comfort. Shall I go on? I would rather do it with your knowledge."',
        ],
        dark: [
          '"Because {absent} believe{absent.s} that you will be next," {watcher} say{watcher.s}, when you are near. "Not to do something. To have it done to you." {watcher.they} unfold{watcher.s} {watcher.their} hands to show that they are empty. "I was to be close by when it comes. I was not to tell you. You would have walked differently."',
        ],
      },
      effects: [
        'feeling watcher +5',
        'learn watcher "Was asked to keep watch, and did not like it."',
        'set flags.watched_told_why true',
      ],
      memory: {
        text: '{watcher} admitted to watching you because {absent} had asked for it.',
        kind: 'secret',
        about: 'watcher',
        significance: 'medium',
      },
    },
    denied: {
      words: {
        light: [
          '{watcher} look{watcher.s} behind for some third person who might be meant. "I have been standing here quite independently," {watcher.they} tell{watcher.s} you, and prove{watcher.s} it by standing. You wait, and {watcher} wait{watcher.s} too. When at last you move on, the tune begins again behind you, some way further off, and much offended.',
        ],
        plain: [
          '"I stand where I like," {watcher} say{watcher.s}. "You may do the same." There is nothing in it to get hold of. You have let it be known that you noticed, and that is all that has come of it: from now on {watcher} keep{watcher.s} a greater distance, and it is harder to tell.',
        ],
        dark: [
          '{watcher} let{watcher.s} you come quite close and then look{watcher.s} past you, at {thing}, as if you had never been the point. "You might ask yourself why you thought so," {watcher.they} say{watcher.s}. That is all. When you next turn round, there is nobody where {watcher} stood, and that is not better.',
        ],
      },
      effects: ['feeling watcher -4', 'set flags.watched_denied true'],
      memory: {
        text: 'You asked {watcher} why you were being watched and got no answer.',
        about: 'watcher',
      },
    },
    tired: {
      words: {
        light: [
          'You count something. Then you count it backwards. You become so uninteresting that {watcher} begin{watcher.s} to sway, and lose{watcher.s} the note. Finally {watcher.they} come{watcher.s} over, reproachful. "I was promised an eventful person," {watcher.they} say{watcher.s}, and go{watcher.es} off to recover from you. A good deal else has meanwhile gone undone.',
        ],
        plain: [
          'You do what anyone may see, slowly, one thing after the other. {watcher} keep{watcher.s} it up for a long time, then look{watcher.s} less often, then not at all. "Nothing," you hear {watcher} say to someone in passing. Whoever wanted to know will be told that. It has taken a great deal of time.',
        ],
        dark: [
          'You become as still as {watcher}. For a long while two people do nothing, with great care. Then the folded hands come apart and hang. "Not yet, then," {watcher} say{watcher.s}, to nobody, and walk{watcher.s} away. It does not sound like something that has been given up.',
        ],
      },
      effects: ['feeling watcher -2', 'time 1h', 'set flags.watched_tired true'],
      memory: {
        text: 'You gave {watcher} nothing to see until {watcher.they} went away.',
        about: 'watcher',
      },
    },
    baited: {
      words: {
        light: [
          'You hide {thing} as badly as it can be done, and stroll off. {watcher} hold{watcher.s} out for the length of one note. When you turn round {watcher.they} {watcher.is} bent over it, hiding it better. "It was sticking out," {watcher} say{watcher.s}, pained. "{absent} told me that you might need help. {absent} did not say how much."',
        ],
        plain: [
          'You put {thing} where it is sure to be found, and keep out of sight. {watcher} come{watcher.s} at once, take{watcher.s} it up and, of all things, put{watcher.s} it back in its place. "So that nobody can say you took it," {watcher.they} explain{watcher.s} when you step out. "{absent} feared that. I had begun to wonder."',
        ],
        dark: [
          'You leave {thing} half hidden and go a few steps. {watcher} come{watcher.s}, and {watcher.does} not touch it, and only stand{watcher.s} guard over it until you are back. "{absent} asked me to find out what you would do with it," {watcher.they} say{watcher.s}. "I had hoped to bring a different answer." {watcher.they} seem{watcher.s} sorry.',
        ],
      },
      effects: [
        'feeling watcher -3',
        'learn watcher "Keeps watch for somebody who is not here."',
        'set flags.watched_baited true',
      ],
      memory: {
        text: 'You baited {watcher} with {thing} and learnt that {absent} {absent.was} behind it.',
        kind: 'secret',
        about: 'watcher',
      },
    },
  },
};
