import type { StorySituation } from '@/reading/situation-form/story-situation';

export const pardonForAnother: StorySituation = {
  id: 'pardon-for-another',
  roles: { asker: { is: 'person' }, absent: { is: 'absent-person', tiedTo: 'asker' } },
  words: {
    light: [
      '"I have come to be forgiven," {asker} say{asker.s}. "Not for anything of mine. {absent} made a remark about you, in company, and it was rather a good one, and I laughed. {absent} never apologises. So I thought I might do it for us both and have it over." {asker.they} stand{asker.s} there, ready.',
    ],
    plain: [
      '"{absent} spoke of you when you were not there," {asker} tell{asker.s} you. "I stood in the circle and kept still, and afterwards {absent} looked at me as one looks at a friend. You will get no apology from that side. I should like to make it instead, if such a thing counts."',
    ],
    dark: [
      '"Somebody has to say it to you, and {absent} will not." {asker} {asker.has} come close, so as not to have to speak up. "{absent} gave you away. For nothing. To be liked, for as long as one conversation takes. A word from me would have stopped it. I ask your pardon for {absent}. I am used to doing it."',
    ],
  },
  choices: [
    {
      text: 'Forgive {asker}, and {absent} as well.',
      kind: 'tell',
      to: 'asker',
      tone: 'friendly',
      leadsTo: 'both',
    },
    {
      text: 'Refuse: {absent} must come and ask in person.',
      kind: 'tell',
      to: 'asker',
      leadsTo: 'refused',
    },
    {
      text: 'Have {asker} repeat what {absent} said.',
      kind: 'talk',
      to: 'asker',
      leadsTo: 'repeated',
    },
  ],
  outcomes: {
    both: {
      words: {
        light: [
          '"Both?" say{asker.s} {asker}. "Just like that? I had prepared to be turned down twice." {asker.they} {asker.is} so relieved that {asker.they} tell{asker.s} you the remark as a present, and it is, by any standard, a good one. It will be all round {place} before long, with your pardon attached.',
        ],
        plain: [
          '{asker} accept{asker.s} it with both hands held a little out, as if it might be large. "I shall keep the half that is for {absent}," {asker.they} say{asker.s}. "It would not be understood there." Only when {asker.they} {asker.has} gone is it clear what you have done: {absent} may say it again.',
        ],
        dark: [
          '"You should not have done that," {asker} say{asker.s}. "Not so easily. Everyone does, and so there is always a next time, and I go round after it like this." But {asker.their} voice gives way on the last word. {asker.they} {asker.has} asked for this in a great many places, and it was seldom granted.',
        ],
      },
      effects: [
        'feeling asker +8',
        'feeling absent +2',
        'set flags.pardon_for_another_granted true',
      ],
      memory: {
        text: 'You forgave {asker}, and {absent} too, for words behind your back.',
        kind: 'gift',
        about: 'asker',
        significance: 'medium',
      },
    },
    refused: {
      words: {
        light: [
          '"In person!" {asker} picture{asker.s} it: {absent}, here, apologising. It is too much for {asker.them}. {asker.they} begin{asker.s} to act it for you, with the long preliminaries and the sudden attack of business elsewhere, and it is very like. "No," {asker.they} say{asker.s}, sobering. "I am afraid I was the best you will get."',
        ],
        plain: [
          '"I said it would not come," {asker} answer{asker.s}. "Then it stays as it is." {asker.they} {asker.is} less sorry than before, and stand{asker.s} better. It may be that somebody has told {asker.them} for the first time what is {asker.their} business and what is not. {asker.they} {asker.does} not thank you for the news.',
        ],
        dark: [
          '{asker} look{asker.s} up as if you had said something in a language long unused. "I have carried these about for {absent} until I thought they were mine," {asker.they} say{asker.s}. "You are telling me to put them down." It is an accusation. "And what shall I be to {absent}, if I do not carry?"',
        ],
      },
      effects: [
        'feeling asker -4',
        'feeling absent -3',
        'set flags.pardon_for_another_refused true',
      ],
      memory: {
        text: 'You would not let {asker} apologise in the place of {absent}.',
        about: 'asker',
      },
    },
    repeated: {
      words: {
        light: [
          '{asker} repeat{asker.s} it, and then, because it depends so much on delivery, repeat{asker.s} it properly. It is about the way you listen. There is a gesture that goes with it. "You are doing it now," {asker} point{asker.s} out, fascinated, and then put{asker.s} both hands over the place the words came from.',
        ],
        plain: [
          'You have to ask twice. Then {asker} say{asker.s} it, without expression. It is not even unjust. It is a thing that somebody could only have noticed by looking at you closely, for a long time, and once with liking. {asker} watch{asker.es} you hear that. "That was what I could not get over," {asker.they} say{asker.s}.',
        ],
        dark: [
          '"The whole?" You nod. {asker} tell{asker.s} you, word for word, softening nothing, and in the middle there is one thing which {absent} can only have had from {asker}. You see {asker.them} come to it, and know it, and go on. "Now you may reconsider whom you are to forgive," {asker.they} say{asker.s}.',
        ],
      },
      effects: [
        'feeling asker +3',
        'feeling absent -5',
        'learn asker "Heard the words spoken behind your back, and knows them by heart."',
      ],
      memory: {
        text: '{asker} repeated to you what {absent} had said behind your back.',
        kind: 'secret',
        about: 'absent',
        significance: 'medium',
      },
    },
  },
};
