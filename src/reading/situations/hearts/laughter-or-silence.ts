import type { StorySituation } from '@/reading/situation-form/story-situation';

export const laughterOrSilence: StorySituation = {
  id: 'laughter-or-silence',
  roles: { friend: { is: 'person' } },
  words: {
    light: [
      '"I want one of two things from you," say{friend.s} {friend}. "Make me laugh, or come and be quiet next to me. Nothing in between. You are not to ask. If I am asked I shall tell, and I tell things very badly, and there will be gestures." {friend.they} fold{friend.s} {friend.their} hands, and they unfold again.',
    ],
    plain: [
      '{friend} {friend.has} picked you out among all the people there are. "Can you be funny?" {friend.they} ask{friend.s}. "I do not mind how. Otherwise, can you sit with me and not speak? Those are the only two I could bear. Everyone has been so good as to ask me what the matter is."',
    ],
    dark: [
      '"Do not ask," {friend} say{friend.s}, before you have come to a stop. "If you know anything that would make me laugh, say it. If you do not, then stay, and let it be quiet, and let it be the sort with someone in it. I have had a great deal of the other sort."',
    ],
  },
  choices: [
    {
      text: 'Make {friend} laugh, whatever it takes.',
      kind: 'talk',
      to: 'friend',
      tone: 'friendly',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'laughed',
      otherwise: 'flat',
    },
    { text: 'Sit with {friend} and say nothing.', kind: 'wait', leadsTo: 'quiet' },
    {
      text: 'Ask {friend} what has happened all the same.',
      kind: 'talk',
      to: 'friend',
      leadsTo: 'asked',
    },
  ],
  outcomes: {
    laughed: {
      words: {
        light: [
          'It takes an imitation. It takes, in the end, an imitation of {friend}, unfolding hands and all, and for one dreadful moment you have gone too far. Then {friend} make{friend.s} a noise like something dropped from a height. "Again," {friend.they} say{friend.s}, wiping. "The hands. Do the hands again, and do them worse."',
        ],
        plain: [
          'You tell the one where you come off badly. {friend} hold{friend.s} out as far as the middle. Then it gets hold of {friend.them}, and {friend.they} laugh{friend.s} helplessly, with a crack in it. "You have spent that on me," {friend.they} say{friend.s} afterwards. "It cannot have been pleasant. I shall tell nobody."',
        ],
        dark: [
          'What does it is not a joke at all; you get a word wrong, and go on. {friend} laugh{friend.s}. It is rough from want of use, and it startles {friend} most of all, and it goes over into something else and comes back. "So that still works," say{friend.s} {friend}. "I had wondered."',
        ],
      },
      effects: ['feeling friend +8', 'set flags.laughter_or_silence_laughed true'],
      memory: {
        text: 'You made {friend} laugh when nothing else would have helped.',
        kind: 'help',
        about: 'friend',
        significance: 'medium',
      },
    },
    flat: {
      words: {
        light: [
          'You give your best one. {friend} listen{friend.s} like a judge. "Is there more?" {friend.they} ask{friend.s}, when it is over. You explain that this was the end. You explain why. By the time you have explained it all there is nobody within hearing who will ever laugh again, and {friend} {friend.is} patting your hand.',
        ],
        plain: [
          'You begin, and hear halfway that it is about the very thing it must not be about. {friend} hear{friend.s} it too. {friend.they} laugh{friend.s}, at the right spot, for the right length of time, in order to help you. It is a good deal of work, and you have given it to somebody who had plenty.',
        ],
        dark: [
          'It is not funny. It was, once, elsewhere, to other people. {friend} look{friend.s} at you with great gentleness, like one who has seen somebody run up too late. "It was good of you," {friend.they} say{friend.s}. "Leave it now." And it is too late for silence also; it would only be what comes after.',
        ],
      },
      effects: ['feeling friend -3', 'set flags.laughter_or_silence_flat true'],
      memory: { text: 'You tried to make {friend} laugh, and could not.', about: 'friend' },
    },
    quiet: {
      words: {
        light: [
          'You sit down, and it is quiet, and remains so. Twice {friend} draw{friend.s} {friend.their} hands up for a remark and put{friend.s} them back. Somebody comes by with a question, takes a look, and tiptoes off. "That was nice," say{friend.s} {friend}, much later. "I had no idea that you were so interesting."',
        ],
        plain: [
          'You sit. At first it is two people not speaking, and then it is not. Things you were to have done in this time are not done. {friend} shift{friend.s} once so as to lean in your direction without touching you. When {friend.they} get{friend.s} up, {friend.they} nod{friend.s}, as one nods to somebody after a long talk.',
        ],
        dark: [
          'So you stay, and nothing is said. You learn how {friend} {friend.does} it: a long stillness, then the hands, then stillness. About the fourth time you can tell when the hands will come. You cannot prevent it. You are only there when they do, and it seems that this is what was wanted.',
        ],
      },
      effects: ['feeling friend +6', 'time 1h', 'set flags.laughter_or_silence_quiet true'],
      memory: {
        text: 'You sat with {friend} in silence and asked nothing.',
        kind: 'help',
        about: 'friend',
        significance: 'medium',
      },
    },
    asked: {
      words: {
        light: [
          '"I said there would be gestures," {friend} warn{friend.s} you, and there are. As far as you can follow, somebody important came up, delighted, and {friend} called this person by the wrong name, warmly, nine times. "Nine," {friend.they} moan{friend.s}. Nobody could laugh at it, nor be quiet either; there are still gestures to come.',
        ],
        plain: [
          '"That was the third thing," say{friend.s} {friend}. "I asked for two." But {friend.they} answer{friend.s}. "Somebody was praised for a piece of work, and it was mine, and I clapped. I clapped longest." There is nothing to be done about it, and now {friend.they} {friend.has} it in words, which {friend.they} had wished to avoid.',
        ],
        dark: [
          'It is a while in coming. "I was told that I am forgiven," {friend} say{friend.s}. "By someone I would do anything for. Very kindly. And I had not known that there was something." {friend.they} get{friend.s} up, and go{friend.es} where there are other people. You have it now, and the place beside you is free.',
        ],
      },
      effects: [
        'feeling friend -4',
        'learn friend "Was hurt by something small, said or done in kindness."',
      ],
      memory: {
        text: 'You made {friend} tell you what had happened.',
        kind: 'secret',
        about: 'friend',
      },
    },
  },
  echoes: [
    {
      after: 'quiet',
      words: {
        light: [
          'Without a greeting {friend} sit{friend.s} down next to you. You look at {friend.them}. {friend.they} look{friend.s} straight in front. It lasts until you understand that this is a visit. "You looked about to be asked things," {friend.they} murmur{friend.s} out of the side of the silence, and go{friend.es} on with it.',
        ],
        plain: [
          'Everyone wants something of you, and they are all speaking at once, when {friend} come{friend.s} through them and take{friend.s} {friend.their} stand beside you. {friend.they} want{friend.s} nothing. One after another the others notice it, and lower their voices, and remember what they have to do.',
        ],
        dark: [
          'Nobody seems to be about. Then {friend} {friend.is} there, a little to one side, and must have been for some time, not looking at you, with both hands still. "I am not here to say anything," say{friend.s} {friend}. "I know how it is done now. You may go on."',
        ],
      },
      effects: ['feeling friend +4'],
      memory: {
        text: '{friend} came and kept silence with you in return.',
        kind: 'gift',
        about: 'friend',
      },
    },
  ],
};
