import type { StorySituation } from '@/reading/situation-form/story-situation';

export const oneOrTheOther: StorySituation = {
  id: 'one-or-the-other',
  roles: { first: { is: 'person' }, second: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{first} {first.has} drawn a line with one hand, with {second} on the far side. You are standing on it. "It is perfectly simple. Whatever you hear about {matter}, you tell me, or you tell {second}. Not both. I shall not be hurt, and merely remember it always." "So shall I," {second} say{second.s}. They smile at you. They have been practising.',
    ],
    plain: [
      '"You cannot go on telling us both," {first} say{first.s}. {second} {second.is} there too and, for once, agree{second.s}. "What you know about {matter} goes to one of us. The other will then know where things stand." {first} nod{first.s}. "I would sooner lose you than share you. Me, or {second}. And not when it suits you. Now."',
    ],
    dark: [
      '"One of us will go under in this," {first} say{first.s}. "I mean about {matter}. {second} know{second.s} it too." {second} say{second.s} nothing and stand{second.s} very near. "So I ask you here, where both of us can hear you: whom will you hold up? Do not say both. Nobody can hold up two. It has been tried."',
    ],
  },
  choices: [
    {
      text: 'Declare for {first}, with {second} listening.',
      kind: 'tell',
      to: 'first',
      leadsTo: 'forFirst',
    },
    {
      text: 'Refuse {first} and {second} any answer.',
      kind: 'tell',
      to: 'second',
      leadsTo: 'neither',
    },
    {
      text: 'Promise {first}, and then {second}, the same thing.',
      kind: 'deceive',
      to: 'first',
      leadsTo: 'bothPromised',
    },
  ],
  outcomes: {
    forFirst: {
      words: {
        light: [
          'You step off the line. "I am so glad that this could be done without fuss," {first} say{first.s}, holding both your hands for some time. {second} {second.is} magnificent about it. "I am happy for you," {second.they} say{second.s}, and walk{second.s} away, and can be heard being happy, quite loudly, at a distance.',
        ],
        plain: [
          'You say {first}’s name. {first} only nod{first.s}, as if a sum had come out. Then {second} speak{second.s}. "You have said it openly. For that I thank you. You will understand that I shall not talk in front of you any more." It has become very clear where everybody stands.',
        ],
        dark: [
          'You name {first}. {second} {second.was} standing so near that a single step is enough to be gone from you, and {second} take{second.s} it. "I would have named you," {second.they} say{second.s}. "I only mention it." {first} wait{first.s} until {second} cannot hear. "I would not have asked, if I had had one other soul."',
        ],
      },
      effects: ['feeling first +9', 'feeling second -9', 'set flags.one_or_the_other_first true'],
      memory: {
        text: 'You chose {first} over {second}, with both of them listening.',
        about: 'second',
        significance: 'high',
      },
    },
    neither: {
      words: {
        light: [
          'You inform them that you will tell neither. They confer. It appears that this was not on the list. "Then you will know everything, and we nothing," {first} say{first.s}. "It is rather clever," {second} admit{second.s}. They rub out the line between them and draw another, with you by yourself beyond it.',
        ],
        plain: [
          'You give no answer, and say that this is one. {first} wait{first.s} in case there should be more. "So we both lose you," {second} say{second.s}. "That at least is even." They go in two directions. They will bring you nothing now; but neither can say that you carried it to the other.',
        ],
        dark: [
          '"Neither, then," {first} say{first.s}, when you have been silent long enough. "You think that you can stand beside it." {second} lay{second.s} a hand upon {first}’s, as if that were usual. "Let it be. We have one less to lose." They turn away together, towards whatever it is that only one of them will come through.',
        ],
      },
      effects: ['feeling first -4', 'feeling second -4', 'set flags.one_or_the_other_neither true'],
      memory: { text: 'You would not choose between {first} and {second}.', about: 'first' },
    },
    bothPromised: {
      words: {
        light: [
          'You tell {first} that it is {first}, and, a little later, tell {second} that it is {second}. Each of them presses your hand and begs you to be gentle with the other. "{second} {second.is} taking it so well," {first} whisper{first.s}. "{first} suspect{first.s} nothing," {second} whisper{second.s}. It would be a pity if they ever talked.',
        ],
        plain: [
          'You find {first} alone, and after that {second}, and each is given the same sentence. Each believes it. Each tells you, in return, something that the other must not know. You are better informed now than anybody. All of it depends on two people, who are seldom far apart, not comparing a few words.',
        ],
        dark: [
          'You promise it to {first}, who hold{first.s} on to your hand for a while. You promise it to {second}, who cannot speak. Neither wants any proof. "I can bear the rest now," {first} tell{first.s} you; and later {second} say{second.s} nearly the same. It has been given away twice, and there is only one of it.',
        ],
      },
      effects: ['feeling first +6', 'feeling second +6', 'set flags.one_or_the_other_both true'],
      memory: {
        text: 'You promised {first} and {second}, each apart, that you had chosen them.',
        kind: 'promise',
        about: 'first',
        significance: 'high',
      },
    },
    confessed: {
      words: {
        light: [
          'You confess, and as there are two of them you do it twice. "No excuses," {second} note{second.s}. "I had answers ready to four excuses." "I to six," {first} say{first.s}. Quite at a loss, they go off to try them on one another. You are to be forgiven, they let you know, in turns.',
        ],
        plain: [
          'You say that it is so, and add nothing. {first} seem{first.s} to be waiting for the rest; {second} understand{second.s} sooner that there is none. "I can do more with that than with a reason," {second} say{second.s}. "Not much. But more." They leave together. In a way it was you who brought them to it.',
        ],
        dark: [
          'You say that it is true. It is a short sentence, and they leave it as short as it is. "I wanted to hate you," {first} tell{first.s} you. "Now I merely know you." {second} {second.has} taken {first}’s hand. They will go into what is coming like that, and without you, and neither of them alone.',
        ],
      },
      effects: [
        'feeling first -4',
        'feeling second -4',
        'settle promise first',
        'set flags.one_or_the_other_confessed true',
      ],
      memory: {
        text: 'You confessed to {first} and {second} that you had promised both.',
        kind: 'broken',
        about: 'first',
        significance: 'medium',
      },
    },
    swore: {
      words: {
        light: [
          'You swear to {first} that {second} misheard, and {second} hear{second.s} it perfectly. "Then do say what it was you said," {second} suggest{second.s}, "and we shall see how one mishears it." You do your best. They exchange a long, contented look. "We must keep this one about us," {first} say{first.s}. "It is so instructive."',
        ],
        plain: [
          'You swear that it was meant for {first} alone. {first} want{first.s} to believe it and say{first.s} so, and that is not the same as believing it. {second} look{second.s} from one of you to the other. "I heard you quite well," {second} say{second.s}. "I shall know that voice when I meet it again."',
        ],
        dark: [
          '"Misheard," {second} repeat{second.s}, and after that nothing more. {first} look{first.s} at you for so long that you could take it back, and you do not. "I am going to choose to believe it," {first.they} say{first.s}. "I have nothing else left. But from now on I shall stand where I can see your hands."',
        ],
      },
      effects: [
        'feeling first -3',
        'feeling second -11',
        'settle promise first',
        'set flags.one_or_the_other_swore true',
      ],
      memory: {
        text: 'You swore to {first} that {second} had misheard your promise.',
        kind: 'betrayal',
        about: 'second',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'bothPromised',
      words: {
        light: [
          'They come towards you in step, and that is new. "{second} and I have had a talk," {first} say{first.s}. "We found so much in common," {second} say{second.s}. "A promise, for instance, in identical words." They stop, one on either side of you. "We should love to hear it again."',
        ],
        plain: [
          '"You told me that it was me," {first} say{first.s}. {second}, alongside, finish{second.es} it: "And me that it was me." Neither of them is loud. "It came out by chance," {first} say{first.s}. "You must have counted on our never speaking. I wonder how much you did to keep it so."',
        ],
        dark: [
          '{second} lay{second.s} it before you: who was promised, and in which words. {first} listen{first.s} as if there might still be an error in it. "I held out because of that," {first} say{first.s}. "So did I," {second} say{second.s}. "Each of us thought that the other was alone." They wait.',
        ],
      },
      choices: [
        {
          text: 'Confess it to {first} and {second} without excuse.',
          kind: 'tell',
          to: 'first',
          tone: 'cooperative',
          leadsTo: 'confessed',
        },
        {
          text: 'Swear to {first} that {second} misheard you.',
          kind: 'deceive',
          to: 'first',
          leadsTo: 'swore',
        },
      ],
    },
  ],
};
