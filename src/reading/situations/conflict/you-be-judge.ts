import type { StorySituation } from '@/reading/situation-form/story-situation';

export const youBeJudge: StorySituation = {
  id: 'you-be-judge',
  roles: {
    first: { is: 'person' },
    second: { is: 'person', tiedTo: 'first' },
    thing: { is: 'thing' },
  },
  words: {
    light: [
      '"Good, somebody sensible," {first} say{first.s}, and "Good, somebody fair," {second} say{second.s} in the same instant, and both look insulted. Between them is {thing}, with one hand of each upon it. "Kindly tell us whose turn it is to look after it," {first} say{first.s}. "You have no part in this. That is your great charm."',
    ],
    plain: [
      '{first} and {second} fall silent as you come near, and then both start at once. It is about {thing}, and who is to have charge of it. "I was asked to," {first} say{first.s}. "I was the one who did it," {second} say{second.s}. {first} hold{first.s} up a hand. "Let somebody else decide, then. We will both abide by it."',
    ],
    dark: [
      '"I will not hear it again from {second}," {first} say{first.s}. {second} {second.has} one hand on {thing} and leave{second.s} it there. "I looked after it when none of you would. I did not do that so as to hand it over." They have both turned to you. Whoever loses will remember who decided.',
    ],
  },
  choices: [
    {
      text: 'Decide that {second} shall have charge of {thing}.',
      kind: 'tell',
      to: 'second',
      leadsTo: 'forSecond',
    },
    {
      text: 'Refuse to be the judge of {first} and {second}.',
      kind: 'tell',
      to: 'first',
      leadsTo: 'refused',
    },
    {
      text: 'Take {thing} yourself until {first} and {second} agree.',
      kind: 'use',
      to: 'thing',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'kept',
      otherwise: 'snatched',
    },
  ],
  outcomes: {
    forSecond: {
      words: {
        light: [
          '"Ha," {second} say{second.s}, and then, left alone with {thing} and the care of it, "ha," once more, with less conviction. {first} {first.has} let go grip by grip. "A fair decision," {first.they} tell{first.s} you. "Wrong, but fair. I shall mention it whenever we meet."',
        ],
        plain: [
          'You say {second}’s name and give the reason once: the charge should go with the work. {second} draw{second.s} {thing} nearer and thank{second.s} nobody. {first} nod{first.s}, as agreed. "I said that I would abide by it," {first} remind{first.s} you. "I did not say that I would like you for it."',
        ],
        dark: [
          '{first} hear{first.s} it standing very straight. The hand comes away from {thing} at once, without a struggle, and a struggle would have been easier to watch. "So," {first} say{first.s}, to you and not to {second}. {second} hold{second.s} {thing} close and {second.does} not seem to know where to go with it.',
        ],
      },
      effects: ['feeling second +8', 'feeling first -7', 'set flags.you_be_judge_decided true'],
      memory: {
        text: 'You decided that {second}, and not {first}, should have charge of {thing}.',
        about: 'first',
        significance: 'medium',
      },
    },
    refused: {
      words: {
        light: [
          'You decline the honour. They stare. "It was {first} who wanted you," {second} say{second.s}. "It was {second} who thought you fair," {first} say{first.s}. They quickly agree on three of your faults, and then, almost by accident, about {thing}. They carry it off together, still discussing you.',
        ],
        plain: [
          'You tell them that it is not yours to decide. "Then we have made a show of ourselves for nothing," {first} say{first.s}. {second} push{second.es} {thing} a little towards {first}, and {first} push{first.es} it a little back. "In turns," one of them says. It is not said to you.',
        ],
        dark: [
          '"Then nobody will ever say it," {first} answer{first.s}. The two look at one another for the first time since you came. {second} take{second.s} the hand from {thing} as well. It stays there between them, and neither will be the first to touch it, and nobody is keeping you any longer.',
        ],
      },
      effects: ['feeling first -3', 'feeling second -3', 'set flags.you_be_judge_refused true'],
      memory: { text: 'You refused to judge between {first} and {second}.', about: 'first' },
    },
    kept: {
      words: {
        light: [
          'You simply take it. For a moment two hands are left lying upon nothing. "That is outrageous," {first} say{first.s}, with respect. "We could agree on the spot," {second} say{second.s}. They look at one another. It seems that they could not. "You will be careful with it," they tell you severely, together.',
        ],
        plain: [
          'You lift {thing} from under both their hands and say how long you will keep it: until they come to you with one answer. {second} begin{second.s} to protest. But {first} say{first.s}, "No, let it be. I would sooner have it there than quarrel on." They watch you put it by.',
        ],
        dark: [
          'Nobody stops you. {thing} is in your keeping before the quarrel has noticed, and then it grows very quiet. "If you lose it," {first} say{first.s}, "we shall at least have that in common." {second} almost smile{second.s}. Both of them go on watching your hands until you are out of reach.',
        ],
      },
      effects: [
        'gain thing',
        'feeling first +2',
        'feeling second +2',
        'set flags.you_be_judge_kept true',
      ],
      memory: {
        text: 'You promised to keep {thing} until {first} and {second} agreed.',
        kind: 'promise',
        about: 'first',
        significance: 'medium',
      },
    },
    snatched: {
      words: {
        light: [
          'Your hand makes three upon {thing}, and soon it is five, since nobody is holding still. When it is over {first} {first.has} {thing}, {second} {second.has} {first}, and you are left holding your own other hand. "A judge," {first} inform{first.s} you from below, "does not pull."',
        ],
        plain: [
          'You reach for it a moment too slowly. They both pull it away from you, and for that one moment they are on the same side. "You were to decide, not to help yourself," {second} say{second.s}. {first} keep{first.s} hold of {thing}, and there is no more talk of judges.',
        ],
        dark: [
          '{second} see{second.s} your hand coming and {second.is} quicker. "So that was what you wanted," {second} say{second.s}. {first} look{first.s} from {thing} to you, and you can watch an opinion being formed. The quarrel is over. What they have instead, they have against you.',
        ],
      },
      effects: ['feeling first -5', 'feeling second -6', 'set flags.you_be_judge_grabbed true'],
      memory: {
        text: 'You reached for {thing}, and {first} and {second} turned on you together.',
        about: 'second',
      },
    },
    returned: {
      words: {
        light: [
          'Each takes hold of it, and there is a dreadful pause in which nobody pulls. Then they set off with {thing} between them, sideways, explaining to one another how to walk. {first} look{first.s} round once. "You are not a bad judge," {first.they} call{first.s}. "Slow, but not bad."',
        ],
        plain: [
          'You give it into four hands at once. {first} look{first.s} it over and find{first.s} no fault. "You could have kept it," {second} say{second.s}. "We had talked about what we would do then." They do not tell you what that was. {first} hold{first.s} out a hand to you, and after {first}, {second}.',
        ],
        dark: [
          '{thing} leaves your hands. "You kept your word," {first} say{first.s}, as if it had to be entered somewhere. {second} pass{second.es} a hand over {thing}, once, the way one makes sure of a sleeper. "Others have kept things for us," {second} tell{second.s} you. "This is the first that came back."',
        ],
      },
      effects: [
        'lose thing',
        'feeling first +6',
        'feeling second +6',
        'settle promise first',
        'set flags.you_be_judge_returned true',
      ],
      memory: {
        text: 'You gave {thing} back to {first} and {second}, as you had promised.',
        kind: 'kept',
        about: 'first',
        significance: 'medium',
      },
    },
    withheld: {
      words: {
        light: [
          'You explain about thin agreements. They listen with growing pleasure, for it is much easier to be angry with a third person. "We are perfectly agreed," {first} say{first.s}, "that this is robbery." "Word for word," {second} say{second.s}. It is the firmest agreement they have ever had, and you have {thing}.',
        ],
        plain: [
          '"That was not the condition," {second} say{second.s}, and step{second.s} forward. {first} hold{first.s} out a hand to keep {second} there, which nobody would have expected before. "Leave it. Now we know whom not to ask." They go off the same way, talking low, and {thing} stays with you.',
        ],
        dark: [
          '{first} let{first.s} you finish. "I have been robbed by people who were at least in a hurry," {first.they} say{first.s}. {second} only look{second.s} at {thing}, for as long as it takes to know it again anywhere. Then they leave you, together, and no voice has been raised.',
        ],
      },
      effects: [
        'feeling first -8',
        'feeling second -8',
        'settle promise first',
        'set flags.you_be_judge_withheld true',
      ],
      memory: {
        text: 'You kept {thing} although {first} and {second} had agreed.',
        kind: 'broken',
        about: 'first',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'kept',
      words: {
        light: [
          '{first} and {second} come up to you side by side, out of step, each steering the other. "We have an agreement," {first} say{first.s}. "Turn and turn about." "With exceptions," {second} add{second.s}. "With no exceptions," {first} say{first.s}. They stop and begin afresh. "In short, we should like {thing} back."',
        ],
        plain: [
          '"It is settled," {first} say{first.s}, and {second}, alongside, nod{second.s}. "We have charge of {thing} together. It took longer than we care to tell." {second} hold{second.s} out both hands. "Until we agreed, you said. Well, we have agreed."',
        ],
        dark: [
          '{first} and {second} have come together, and stand a little closer than they used to. "We shall never like it," {second} say{second.s}. "But it is one answer, and you wanted one. We have come for {thing}." Neither of them adds what they will say about you otherwise.',
        ],
      },
      choices: [
        {
          text: 'Hand {thing} to {first} and {second} together.',
          kind: 'give',
          to: 'first',
          tone: 'cooperative',
          leadsTo: 'returned',
        },
        {
          text: 'Call {first}’s agreement too thin, and keep {thing}.',
          kind: 'tell',
          to: 'first',
          tone: 'hostile',
          leadsTo: 'withheld',
        },
      ],
    },
  ],
};
