import type { StorySituation } from '@/reading/situation-form/story-situation';

export const thanksUnearned: StorySituation = {
  id: 'thanks-unearned',
  roles: { thanker: { is: 'person' }, doer: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '"Do not deny it," say{thanker.s} {thanker}. "Somebody spoke up for me behind my back, at length, with adjectives. It can only have been you." And {thanker.they} hold{thanker.s} out {thing}. "You are to have this." A little way off, {doer} {doer.has} become extremely interested in nothing at all.',
    ],
    plain: [
      '{thanker} put{thanker.s} {thing} before you and keep{thanker.s} a hand on it, to get through the words. "They told me that someone stood up for me when I could not. They would not say who. I have thought about it, and it was you." It was not. {doer}, within hearing, {doer.has} stopped moving.',
    ],
    dark: [
      '"I was as good as given up," {thanker} say{thanker.s}. "Then one voice was raised for me. I know what it costs to be the one voice. I have little, but there is {thing}, and I want you to take it." You raised no voice. Past {thanker} you see {doer}, who give{doer.s} the smallest shake: no.',
    ],
  },
  choices: [
    {
      text: 'Accept {thing}, and {thanker}’s thanks with it.',
      kind: 'deceive',
      to: 'thanker',
      tone: 'friendly',
      leadsTo: 'accepted',
    },
    {
      text: 'Tell {thanker} that it was not you.',
      kind: 'tell',
      to: 'thanker',
      leadsTo: 'denied',
    },
    {
      text: 'Draw {doer} into it with a question.',
      kind: 'persuade',
      to: 'doer',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'drawn',
      otherwise: 'bolted',
    },
  ],
  outcomes: {
    accepted: {
      words: {
        light: [
          'You take {thing}. "I knew it," {thanker} say{thanker.s}. "I said, who else has the adjectives?" You are asked for one or two of them, and supply some. Over there {doer} listen{doer.s} with close attention, and at one point visibly wince{doer.s}, as an artist might on hearing it hummed by somebody else.',
        ],
        plain: [
          'You thank {thanker} for the thanks. It is over quickly; {thanker.they} let{thanker.s} go of {thing}, and it is yours. {doer} pass{doer.es} close by you a moment later. "I did not want it," {doer.they} say{doer.s}, quite low. "I only wonder that you did." And {doer} walk{doer.s} on without slowing.',
        ],
        dark: [
          '{thanker} close{thanker.s} your hands round {thing} and {thanker.does} not trust {thanker.their} voice. When it is done you look for {doer}. {doer} nod{doer.s} to you, gravely, like one relieved at a post. Whatever comes of having been that voice will come to you now, the thanks and the rest of it.',
        ],
      },
      effects: [
        'gain thing',
        'feeling thanker +6',
        'feeling doer -4',
        'set flags.thanks_unearned_accepted true',
      ],
      memory: {
        text: 'You took {thing} from {thanker} for what {doer} had done.',
        kind: 'secret',
        about: 'thanker',
        significance: 'medium',
      },
    },
    denied: {
      words: {
        light: [
          '"That is just what you would say," {thanker} declare{thanker.s}. You say it twice more. {thanker.their} joy goes out by stages. "But then whom have I been feeling warmly about, all this while?" {thanker} keep{thanker.s} {thing} clasped and look{thanker.s} at everybody in turn, and {doer}, as it comes round, look{doer.s} at everybody too.',
        ],
        plain: [
          '{thanker} draw{thanker.s} {thing} back by a hand’s breadth. "I see," {thanker.they} say{thanker.s}. "I had made up a whole speech." {thanker.they} {thanker.is} ashamed, as one is who has greeted a stranger, and {thanker.has} to go away with it. {doer} let{doer.s} {thanker} go. Then {doer} give{doer.s} you a long, considering look.',
        ],
        dark: [
          '"Not you." {thanker} repeat{thanker.s} it without blame. "I had only the one idea. If it was not you, then it was no one, and they told me a kindness." You could say more. {doer} {doer.is} asking you, without a sound, not to. {thanker} take{thanker.s} {thing} up again, and it has grown heavier.',
        ],
      },
      effects: ['feeling thanker -3', 'feeling doer +5', 'set flags.thanks_unearned_denied true'],
      memory: { text: 'You told {thanker} that the good deed was not yours.', about: 'thanker' },
    },
    drawn: {
      words: {
        light: [
          'You ask {doer} whether gallant is an adjective. "It was steadfast," say{doer.s} {doer}. "I never said gallant. I should not dream of—" There is a pause of some quality. "It was you!" {thanker} exclaim{thanker.s}, and {doer} can find no adjective for it. {thing} changes hands. {doer} hold{doer.s} it as if it might go off.',
        ],
        plain: [
          'You ask {doer} what was said against {thanker}, that time, before the answer came. {doer} tell{doer.s} it, and tell{doer.s} it hotly, and {doer.is} halfway into the answer before {doer.they} hear{doer.s} {doer.their} own voice. {thanker} turn{thanker.s} round. Nobody needs a speech after all. Neither of them sees you step back.',
        ],
        dark: [
          'You ask {doer} what it is like, to be the one voice. "Short," say{doer.s} {doer}, before there is time to think. {thanker} hear{thanker.s} that it is an answer. "I asked you not to," {doer} tell{doer.s} you; but {thanker} {thanker.is} already there, and {doer} bear{doer.s} being thanked, as {doer.they} bore the other.',
        ],
      },
      effects: [
        'feeling thanker +5',
        'feeling doer +2',
        'learn doer "Spoke up alone for somebody, and wanted no thanks."',
      ],
      memory: {
        text: 'You brought {thanker} to thank {doer} and not you.',
        kind: 'help',
        about: 'doer',
        significance: 'medium',
      },
    },
    bolted: {
      words: {
        light: [
          'You ask {doer} what {doer.they} would call it, in one word. "Late," say{doer.s} {doer}. "I am late." {doer.they} {doer.is} gone. "What an odd person," say{thanker.s} {thanker}. "I believe {doer} {doer.has} something against me." And now, when you say that quite the reverse is the case, you are thought to be noble again.',
        ],
        plain: [
          '"Leave me out of it," say{doer.s} {doer}, more sharply than was meant, and {thanker} flinch{thanker.es}. {thanker.they} {thanker.has} drawn a conclusion; you can see it settle, and it is the wrong one. "{doer} {doer.was} against me, then," {thanker} say{thanker.s} to you. "I always half thought so."',
        ],
        dark: [
          '{doer} hear{doer.s} where the question is going, and step{doer.s} out of its way. "I said nothing for {thanker}," {doer.they} say{doer.s}. "Nothing at all. Ask anyone." It is so cold that {thanker} believe{thanker.s} it on the spot. That, it seems, was less to bear than being thanked. {doer} will not forgive you for making it necessary.',
        ],
      },
      effects: ['feeling doer -6', 'feeling thanker +2', 'set flags.thanks_unearned_bolted true'],
      memory: { text: 'You tried to expose {doer}’s good deed and did harm.', about: 'doer' },
    },
    returned: {
      words: {
        light: [
          'You give {thing} back. {thanker} receive{thanker.s} it with terrible dignity. "And the adjectives?" You own that they were yours, made on the spot. "They were better than the real ones," {thanker.they} say{thanker.s} coldly; and then, against {thanker.their} will: "I shall keep plucky. The others you may have."',
        ],
        plain: [
          '{thanker} take{thanker.s} {thing} out of your hands. "I would not have thought less of you," {thanker.they} say{thanker.s}, "if you had done nothing for me. Nobody else did anything." {thanker.they} go{thanker.es} to find {doer}, the speech ready once more, in other words. You have been left with nothing whatever, and can be spoken to again.',
        ],
        dark: [
          '{thanker} {thanker.does} not reach for it, so that you have to set {thing} down. "I told people about you," {thanker.they} say{thanker.s}. "When I could not go on, I thought of you raising your voice, and went on. It served." {thanker.they} look{thanker.s} at {thing}. "I am trying to work out whether I owe you for that."',
        ],
      },
      effects: [
        'lose thing',
        'feeling thanker -4',
        'feeling doer +4',
        'set flags.thanks_unearned_returned true',
      ],
      memory: {
        text: 'You gave {thing} back and owned that {doer} had earned it.',
        about: 'thanker',
        significance: 'medium',
      },
    },
    sworn: {
      words: {
        light: [
          'You swear to it. {thanker} look{thanker.s} from you to {doer}, and back; and {doer}, after a struggle, swear{doer.s} to it too. Yes, {doer} heard you. It was masterly. "There," say{thanker.s} {thanker}. As {doer} go{doer.es} past, {doer.they} hum{doer.s} something. It is going to be hummed, by the sound of it, for good.',
        ],
        plain: [
          'You say that it was you. {thanker} wait{thanker.s}, giving you time, as one holds a thing open for somebody with full hands. Then {thanker.they} say{thanker.s}, "Very well," and never speak{thanker.s} of it again. {thing} stays with you. There is nobody who would dream of asking for it back.',
        ],
        dark: [
          '"Then that is what happened," say{thanker.s} {thanker}. "I shall need it to be." {thanker.they} {thanker.does} not believe you; {thanker.they} {thanker.has} chosen to, with {thanker.their} hands clenched. {doer}, told of it, {doer.is} silent for a while. "Good," {doer.they} say{doer.s}. "Then you will be the one they come to, when they come."',
        ],
      },
      effects: ['feeling thanker -7', 'feeling doer -3', 'set flags.thanks_unearned_sworn true'],
      memory: {
        text: 'You swore to {thanker} that {doer}’s deed was your own.',
        kind: 'betrayal',
        about: 'thanker',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'accepted',
      words: {
        light: [
          '"A curious thing," say{thanker.s} {thanker}. "I praised your speech to someone who was there. They remember it perfectly. They remember it in {doer}’s voice, with {doer}’s gestures, coming out of {doer}." {thanker.they} look{thanker.s} at {thing}, and at you. "I said there must have been an echo."',
        ],
        plain: [
          '{thanker} {thanker.has} been talking with people who were there. You can tell by how slowly {thanker.they} come{thanker.s} up to you. "I am going to ask you again," {thanker.they} say{thanker.s}, "as if I had not asked anyone else. Was it you who stood up for me? Or {doer}?"',
        ],
        dark: [
          '"I have heard it from another side," {thanker} say{thanker.s}. "The voice. It was described to me." {thanker.they} {thanker.is} not angry. {thanker.they} speak{thanker.s} like one who has felt a step give, and keeps still. "Say that it was you, and not {doer}. Or else say that it was not."',
        ],
      },
      choices: [
        {
          text: 'Return {thing} to {thanker}.',
          kind: 'give',
          to: 'thanker',
          leadsTo: 'returned',
        },
        {
          text: 'Swear to {thanker} that it was you.',
          kind: 'deceive',
          to: 'thanker',
          leadsTo: 'sworn',
        },
      ],
    },
  ],
};
