import type { StorySituation } from '@/reading/situation-form/story-situation';

export const movedSince: StorySituation = {
  id: 'moved-since',
  roles: { witness: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      'Somebody has moved {thing}. It is a matter of a hand’s width, but whoever did it has also tidied all round it, which is worse. {witness} watches you work this out. "I wondered how long you’d take," {witness.they} say{witness.s}. "I gave you until now."',
    ],
    plain: [
      'Something here has changed since you last looked, and it takes you a while to say what. Then you have it. Somebody has shifted {thing}, and shifted it nearly back. {witness} sees you looking. "Leave it," {witness.they} say{witness.s}. "It’s better if you came by and noticed nothing."',
    ],
    dark: [
      'Somebody has turned {thing} about since you last looked. It would have taken one hand and no time. "It was like that when I came," says {witness}, before you have asked. "I haven’t touched it. I want you to have seen that I am not touching it."',
    ],
  },
  choices: [
    {
      text: 'Put {thing} back exactly as it was.',
      kind: 'use',
      to: 'thing',
      leadsTo: 'restored',
    },
    {
      text: 'Pretend to {witness} that you see no difference.',
      kind: 'deceive',
      to: 'witness',
      leadsTo: 'pretended',
    },
    {
      text: 'Ask {witness} who has been at {thing}.',
      kind: 'talk',
      to: 'witness',
      leadsTo: 'asked',
    },
  ],
  outcomes: {
    restored: {
      words: {
        light: [
          'You set {thing} right again. {witness} winces on somebody’s behalf. "That took a great deal of effort, you know. Somebody stood there and tried it four ways." From the warmth with which this is said, you may guess who. "It did look better," says {witness}, sadly.',
        ],
        plain: [
          'You move {thing} back. It is done in a moment, and {witness} looks as though you had shouted. "It was a mark," {witness.they} say{witness.s}. "Nobody shifts a thing by so little unless someone else is meant to see it. Now they’ll know that we did."',
        ],
        dark: [
          'You turn {thing} back the way it was. {witness} makes a small sound, too late for a warning. "I said I hadn’t touched it," {witness.they} say{witness.s}. "I have. I’ve turned it back three times now." Neither of you looks away from it.',
        ],
      },
      effects: ['feeling witness -3', 'set flags.moved_since_restored true'],
      memory: {
        text: 'You put {thing} back as it had been, with {witness} looking on.',
        about: 'witness',
      },
    },
    pretended: {
      words: {
        light: [
          '"And nothing strikes you?" {witness} asks at last. Nothing does. "Nothing at all? Over there, say?" You look over there with every sign of goodwill. {witness} goes off to find somebody with more feeling for such things, and it is plain now who moved {thing}.',
        ],
        plain: [
          'You let your look go past {thing} and on to other things, no faster than before. {witness} stands a little easier. "Good," {witness.they} say{witness.s}. "That’s how to do it. I’ll be asked whether you noticed, and now I can say no without lying."',
        ],
        dark: [
          'You talk of something else. It takes a few sentences, and you hear {witness} begin to believe in them. When {witness.they} think{witness.s} you are no longer looking, {witness.they} reach{witness.es} out and turn{witness.s} {thing} a little further.',
        ],
      },
      effects: ['feeling witness +4', 'set flags.moved_since_pretended true'],
      memory: {
        text: 'You let {witness} believe you had noticed nothing about {thing}.',
        kind: 'secret',
        about: 'witness',
      },
    },
    asked: {
      words: {
        light: [
          '"Everyone," {witness} says. "One to look at it, one to say it was in the way, one to say it wasn’t, and one to move it while they argued. I supplied the remarks." You are given the remarks again, in order. That is how you learn who wants {thing} gone.',
        ],
        plain: [
          '"There’s one who comes when nobody is about, picks up {thing}, and puts it back a little wrong," {witness} says, and tells you who. "It’s never taken. I’ve kept quiet because it did no harm. Now I’ve said it, and we’ll see."',
        ],
        dark: [
          '{witness} gives you a name. Then, before you can use it: "I told somebody else, too. They went to ask, and came back saying I was mistaken. They say it very calmly. I’d be careful who hears you wondering about {thing}."',
        ],
      },
      effects: ['feeling witness +2', 'set flags.moved_since_asked true'],
      memory: {
        text: '{witness} told you who had been at {thing}.',
        kind: 'secret',
        about: 'witness',
        significance: 'medium',
      },
    },
  },
};
