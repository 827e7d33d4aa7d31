import type { StorySituation } from '@/reading/situation-form/story-situation';

export const promiseToAnother: StorySituation = {
  id: 'promise-to-another',
  roles: { asker: { is: 'person' }, other: { is: 'absent-person', tiedTo: 'asker' } },
  words: {
    light: [
      '"If one promises to wait for somebody," {asker} begin{asker.s}, "would you say that means waiting the whole time?" It concerns {other}. The promise was to stay at {place} until {other} came, and it was made in high spirits. "I have waited very well so far. I wonder whether that could be enough."',
    ],
    plain: [
      '{asker} tell{asker.s} you about {other}, who is not there, and about a promise: to stay at {place} and wait. "I meant it. I would mean it still, if I heard anything. I do not ask you whether I may go. I want somebody to tell me that it is no longer a promise."',
    ],
    dark: [
      '"I gave {other} my word that I would be here," {asker} say{asker.s}. "Not a step from {place}, I said, until you are back. I was asked to swear, and I swore." {asker.their} hands move as though there were something to untie. "I have to go. Let me off. Somebody has to let me off."',
    ],
  },
  choices: [
    {
      text: 'Release {asker}, and offer to answer for it to {other}.',
      kind: 'tell',
      to: 'asker',
      tone: 'friendly',
      leadsTo: 'released',
    },
    {
      text: 'Hold {asker} to what {other} was promised.',
      kind: 'persuade',
      to: 'asker',
      leadsTo: 'held',
    },
    {
      text: 'Ask {asker} what {other} promised in return.',
      kind: 'talk',
      to: 'asker',
      risk: 'low',
      stat: 'wits',
      leadsTo: 'other_half',
      otherwise: 'offended',
    },
  ],
  outcomes: {
    released: {
      words: {
        light: [
          '"Really? You would tell {other}?" {asker} {asker.is} already three steps off and {asker.has} to come back to thank you. "Say that I waited until the very last moment. Say that I looked drawn." Then {asker.they} {asker.is} gone in earnest, and it is you who is asked by everybody how long you will be waiting.',
        ],
        plain: [
          'You say that it is no longer a promise, and that {other} may come to you about it. {asker} let{asker.s} the words stand a while, as one tests whether something will bear. "All right," {asker.they} say{asker.s}. "Then it is you {other} will find." And {asker} make{asker.s} ready to go.',
        ],
        dark: [
          'You take it over, as if such things could be taken over. {asker} look{asker.s} at you with something close to fear. "You do not know {other}." But {asker.their} hands have grown quiet. "If there is a question where I am, say that I stayed as long as I was myself."',
        ],
      },
      effects: ['feeling asker +9', 'set flags.promise_to_another_released true'],
      memory: {
        text: 'You released {asker} from a promise and will answer to {other} for it.',
        kind: 'promise',
        about: 'asker',
        significance: 'medium',
      },
    },
    held: {
      words: {
        light: [
          '{asker} groan{asker.s}. "I knew you had principles. I ought to have asked somebody worse." And {asker.they} take{asker.s} up the waiting again, with so many sighs that people come to ask what is wrong. They are told that it is you.',
        ],
        plain: [
          'You say that {other} {other.is} relying on it. {asker} {asker.is} silent, then lay{asker.s} the wish aside as one lays down something that belongs to others. "Yes," {asker.they} say{asker.s}. "I suppose I came to you because I knew." There is respect in it, and it is not warm.',
        ],
        dark: [
          '"Then I stay," {asker} say{asker.s}. {asker.they} say{asker.s} it to a point beside you. Whatever was calling {asker.them} away will now go on without {asker.them}. "When it is over, and you hear how it went," {asker.they} say{asker.s}, "remember that I asked."',
        ],
      },
      effects: ['feeling asker -7', 'set flags.promise_to_another_held true'],
      memory: {
        text: 'You held {asker} to a promise that {other} had been given.',
        about: 'asker',
        significance: 'medium',
      },
    },
    other_half: {
      words: {
        light: [
          '"In return?" {asker} open{asker.s} one hand, as if it might be in there. "To be quick. {other} promised to be quick." You look at each other. "Well, that was broken first!" {asker} exclaim{asker.s}, overjoyed, and at once {asker.is} offended with {other}, thoroughly, for the first time.',
        ],
        plain: [
          '"To send word," {asker} say{asker.s}, and stop{asker.s}. "{other} {other.was} to send word, every time there was a chance." There has been none. {asker.they} had not laid the two halves side by side before. "So I have been keeping it for both of us." What follows from that, {asker} will have to work out alone.',
        ],
        dark: [
          '{asker} {asker.does} not want to say it, and then {asker.does}. "To come back the same." It is a while before {asker} can go on. "I think that is why I want to be gone. It is not the waiting. I am afraid of who is coming."',
        ],
      },
      effects: [
        'feeling asker +4',
        'learn asker "Waits for somebody who had promised something too."',
        'set flags.promise_to_another_other_half true',
      ],
      memory: {
        text: 'You learnt from {asker} what {other} had promised in return.',
        kind: 'secret',
        about: 'asker',
        significance: 'medium',
      },
    },
    offended: {
      words: {
        light: [
          '"One does not haggle over a promise," {asker} inform{asker.s} you loftily, and in defending {other} get{asker.s} so carried away that nothing is left of the wish to leave. "I shall wait for ever," {asker.they} declare{asker.s}, and then, appalled, look{asker.s} round to see who has heard.',
        ],
        plain: [
          '"Nothing. It was not that kind." {asker} {asker.is} sharp all at once. "You think I am looking for a mistake in it, to get out by. Perhaps I am. But not there." {asker.they} thank{asker.s} you for your time, and the talk is closed.',
        ],
        dark: [
          '"Do not speak of {other} as if we had traded." It comes so fiercely that you both are silent. "I was asked and I said yes. That was the last good thing." {asker} draw{asker.s} away from you, and {asker.does} not raise it again.',
        ],
      },
      effects: ['feeling asker -4', 'set flags.promise_to_another_offended true'],
      memory: {
        text: '{asker} took it badly that you asked about {other}’s side of a promise.',
        about: 'asker',
        significance: 'low',
      },
    },
  },
  echoes: [
    {
      after: 'released',
      words: {
        light: [
          'A message has come from {other}, and since you are the one who answers for {asker}, you are the one who gets it. It is long and full of reproaches and ends in greetings to {asker}. The last of it is that {other} will be a little later still.',
        ],
        plain: [
          '{other} {other.has} been told that {asker} did not wait, and that it was by your leave. What comes back to you is a single question: who gave you the right? {asker} send{asker.s} word too. It is shorter. It says that it was worth it.',
        ],
        dark: [
          'Somebody brings you what {other} said on hearing that {asker} had gone. It was not much. "Then there is no one there," {other} said, and asked nothing further. They thought you ought to know, since it was you who let {asker} off.',
        ],
      },
      effects: [
        'feeling asker +3',
        'feeling other -6',
        'set flags.promise_to_another_answered true',
      ],
      memory: {
        text: '{other} learnt that you had let {asker} off a promise.',
        about: 'other',
        significance: 'medium',
      },
    },
  ],
};
