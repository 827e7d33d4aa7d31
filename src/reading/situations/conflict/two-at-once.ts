import type { StorySituation } from '@/reading/situation-form/story-situation';

export const twoAtOnce: StorySituation = {
  id: 'two-at-once',
  roles: {
    packer: { is: 'person' },
    speaker: { is: 'person' },
    thing: { is: 'thing' },
    matter: { is: 'topic' },
  },
  words: {
    light: [
      '{packer} {packer.is} bent over {thing} with two hands on a knot that needs three. "It has to be packed before they call. Your hand, here, please." Behind you {speaker} walk{speaker.s} in a small circle. "And when they call," {speaker} say{speaker.s}, "I have to give an account of {matter}, and so far it begins with ‘well’."',
    ],
    plain: [
      '"They will call us any moment, and {thing} is still not packed," {packer} say{packer.s}, pulling at a knot that will not hold. "I need somebody’s hands." {speaker} {speaker.has} come up on your other side. "They want to hear me about {matter}. I need somebody to hear it first." There is time for one of the two, done well.',
    ],
    dark: [
      '{packer} {packer.has} begun the knot round {thing} four times. "Badly packed, it will not survive the way," {packer.they} say{packer.s}, and begin{packer.s} a fifth. Near by {speaker} repeat{speaker.s} one sentence without a sound. "It is about {matter}," {speaker} say{speaker.s} when you look. "One wrong word, and they will not let me go." They have started calling names.',
    ],
  },
  choices: [
    {
      text: 'Hold {thing} for {packer} until the knot stays.',
      kind: 'help',
      to: 'packer',
      tone: 'friendly',
      leadsTo: 'held',
    },
    {
      text: 'Hear {speaker} out, word by word.',
      kind: 'talk',
      to: 'speaker',
      tone: 'friendly',
      leadsTo: 'heard',
    },
    {
      text: 'Make {speaker} rehearse while holding the knot for {packer}.',
      kind: 'persuade',
      to: 'speaker',
      tone: 'cooperative',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'both',
      otherwise: 'neither',
    },
  ],
  outcomes: {
    held: {
      words: {
        light: [
          'You put your hand where {packer} point{packer.s}, and the first knot includes you. Once you have been freed, {thing} is packed so well that nobody will ever get it out. "Beautiful," {packer} whisper{packer.s}. Then {speaker} {speaker.is} called, and you hear the whole account. It begins with ‘well’ and does not get far beyond it.',
        ],
        plain: [
          'You hold, {packer} pull{packer.s}, and this time it stays. "I would not have managed," {packer} say{packer.s}, and test{packer.s} the knot twice more out of habit. {speaker} {speaker.has} been called meanwhile, and {speaker.is} back too soon. "I said too much," {speaker} tell{speaker.s} you, without stopping.',
        ],
        dark: [
          'Between your hands and {packer}’s the knot closes and holds. {packer} let{packer.s} go of it slowly, as if it might change its mind. Then comes {speaker}’s name. You hear the sentence begin, stumble at the third word and begin again, and somebody asking {speaker} to repeat that, please, exactly.',
        ],
      },
      effects: ['feeling packer +7', 'feeling speaker -4', 'set flags.two_at_once_packed true'],
      memory: {
        text: 'You helped {packer} pack {thing} and left {speaker} unprepared.',
        kind: 'help',
        about: 'packer',
      },
    },
    heard: {
      words: {
        light: [
          'You listen three times. The first version has no ending, the second has two, the third is short and nearly true. {speaker} go{speaker.es} off and deliver{speaker.s} it without a single ‘well’. {packer} meanwhile {packer.has} tied {thing} to the only support within reach, which is {packer}, and look{packer.s} at you with great dignity.',
        ],
        plain: [
          'You stop {speaker} at every word that could be taken two ways, and there are many. By the time the name is called, the account is half as long and can stand by itself. {packer} {packer.has} finished alone, badly. "It will have to do," {packer} say{packer.s}, to {thing} rather than to you.',
        ],
        dark: [
          'You make {speaker} say it slowly, and you ask what they will ask. Twice {speaker} stop{speaker.s} and cannot go on; the third time it holds. They let {speaker} go. {packer} {packer.has} watched all of this with the loose end in one hand. "I asked you first," {packer} say{packer.s}, very quietly.',
        ],
      },
      effects: ['feeling speaker +8', 'feeling packer -4', 'set flags.two_at_once_rehearsed true'],
      memory: {
        text: 'You went through the account of {matter} with {speaker} and let {packer} struggle.',
        kind: 'help',
        about: 'speaker',
      },
    },
    both: {
      words: {
        light: [
          'You put the loose end into {speaker}’s hands and ask the first question. It turns out that nobody can hold a knot and say ‘well’ in that particular way. Out comes an answer, and then another. {packer} pull{packer.s} tight, and want{packer.s} to know whether {speaker} can be had for this every time.',
        ],
        plain: [
          '{speaker} hold{speaker.s}, {packer} pull{packer.s}, and you ask the questions. With something to grip, {speaker} talk{speaker.s} more steadily; with somebody talking, {packer} stop{packer.s} scolding the knot. When the call comes, {thing} is packed and the account has a beginning and an end. Neither is perfect. Both will pass.',
        ],
        dark: [
          'You close {speaker}’s hands round the loose end and ask for the sentence. It comes out level, because the hands must be. {packer} draw{packer.s} the knot shut on the last word. "Now go," {packer} say{packer.s} to {speaker}, "and hold on to something while you talk. It does not matter what."',
        ],
      },
      effects: ['feeling packer +5', 'feeling speaker +5', 'set flags.two_at_once_both true'],
      memory: {
        text: 'You got {thing} packed and {speaker} ready, both in the same short while.',
        kind: 'help',
        about: 'speaker',
        significance: 'medium',
      },
    },
    neither: {
      words: {
        light: [
          'It is a fine idea for as long as it takes {speaker} to reach an exciting part and raise both hands. The knot goes up with them, {thing} comes down without it, and at that moment everybody is called. "Well," {speaker} begin{speaker.s}. {packer} say{packer.s} nothing whatever, in your direction.',
        ],
        plain: [
          '{speaker} lose{speaker.s} the sentence each time the knot slips, and let{speaker.s} the knot slip each time the sentence is lost. They are called with nothing ready. "One of us you could have helped," {packer} say{packer.s}, gathering up {thing} loose as it is, and {speaker} {speaker.does} not contradict.',
        ],
        dark: [
          '{speaker}’s hands are shaking too much; you see it when {thing} has already slipped. {packer} catch{packer.es} it, just. Nobody says a sharp word. The name is called, {speaker} go{speaker.es} with the sentence unfinished, and {packer} begin{packer.s} the knot a sixth time, alone.',
        ],
      },
      effects: ['feeling packer -5', 'feeling speaker -5', 'set flags.two_at_once_lost true'],
      memory: {
        text: 'You tried to help {packer} and {speaker} at once and helped neither.',
        about: 'packer',
      },
    },
  },
};
