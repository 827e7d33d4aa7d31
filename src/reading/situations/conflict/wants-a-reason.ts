import type { StorySituation } from '@/reading/situation-form/story-situation';

export const wantsAReason: StorySituation = {
  id: 'wants-a-reason',
  roles: { keeper: { is: 'person' }, absent: { is: 'absent-person' } },
  words: {
    light: [
      '{keeper} {keeper.is} standing exactly where you would have gone next. "Reason," {keeper.they} say{keeper.s}, with a hand held out, as if one could be laid in it. "Everybody who passes gives me a reason. I have had two good ones since I began. {absent} wanted it so, and I must say that I have come to enjoy it."',
    ],
    plain: [
      '{keeper} step{keeper.s} across your way, not roughly, and stay{keeper.s} there. "Not without a reason. {absent} asked me to find out who goes by, and what for. You can turn round, and I have not seen you. Or you tell me what you want over there, and I see whether I believe it."',
    ],
    dark: [
      '"No further," {keeper} say{keeper.s}. The hand held up before you is not quite steady. "{absent} let somebody pass without asking, once. It was enough. Now I stand here, and everybody tells me why. It need not be a good reason. I only want to be able to repeat it afterwards."',
    ],
  },
  choices: [
    {
      text: 'Tell {keeper} the true reason, however it sounds.',
      kind: 'tell',
      to: 'keeper',
      tone: 'cooperative',
      leadsTo: 'told',
    },
    {
      text: 'Pretend to {keeper} that {absent} sent you.',
      kind: 'deceive',
      to: 'keeper',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'believed',
      otherwise: 'caught',
    },
    {
      text: 'Stand watch beside {keeper} instead of answering.',
      kind: 'help',
      to: 'keeper',
      tone: 'friendly',
      leadsTo: 'stood',
    },
  ],
  outcomes: {
    told: {
      words: {
        light: [
          'You tell it as it is. {keeper} weigh{keeper.s} it in the outstretched hand. "That is the worst one I have had," {keeper.they} say{keeper.s}, delighted. "Nobody would make that up." You may pass. As you go you hear {keeper.them} trying it over, with your voice, for the next person who comes along.',
        ],
        plain: [
          'You give the reason, all of it, and it sounds smaller aloud. {keeper} put{keeper.s} two questions and get{keeper.s} two answers. "I shall have to tell {absent} this, just as you said it," {keeper.they} say{keeper.s}, and step{keeper.s} aside. "I would not have, if you had made it prettier."',
        ],
        dark: [
          '{keeper} listen{keeper.s} with great attention and then say{keeper.s} it all back to you, word for word, the way one learns a thing for a hearing. "Is that right? Did I leave anything out?" Nothing is left out. {keeper.they} let{keeper.s} you by. It is no longer only yours.',
        ],
      },
      effects: ['feeling keeper +4', 'set flags.wants_a_reason_told true'],
      memory: {
        text: 'You told {keeper} your true reason, and {absent} would hear of it.',
        about: 'keeper',
      },
    },
    believed: {
      words: {
        light: [
          '"{absent} {absent.has} sent you!" The hand is withdrawn at once and put behind. "And here I am, asking for reasons. You will tell {absent} how thorough I was? I had one person who cried." {keeper} show{keeper.s} you past, with a bow for you and a second one to be taken along.',
        ],
        plain: [
          'You say it lightly, as if it were tiresome to have to. {keeper} look{keeper.s} at you a little longer than is comfortable and then make{keeper.s} way. "You could have said so straight off. I shall tell {absent} that you came by." It is meant as a courtesy.',
        ],
        dark: [
          'The hand comes down. "From {absent}," {keeper} say{keeper.s}, and seem{keeper.s} to grow lighter by the whole weight of it. "So I am not forgotten here. I had begun to believe that nobody knew I was still standing." You pass, and {keeper} thank{keeper.s} you for it.',
        ],
      },
      effects: ['feeling keeper +3', 'set flags.wants_a_reason_lied true'],
      memory: {
        text: 'You got past {keeper} by saying that {absent} had sent you.',
        kind: 'betrayal',
        about: 'keeper',
      },
    },
    caught: {
      words: {
        light: [
          '"Did {absent.they}," {keeper} say{keeper.s}. "And what did {absent} say about my standing here?" You say something. {keeper} hear{keeper.s} it to the end with real enjoyment. "That makes nine people whom {absent} {absent.has} sent me, and not one of them right. Round the long way, if you please. I will not even be cross."',
        ],
        plain: [
          '"{absent} would have given you a word to say," {keeper} answer{keeper.s}, and wait{keeper.s}, quite fairly, in case you have it. You have not. "I do not mind a poor reason. I mind that one." {keeper.they} stay{keeper.s} where {keeper.they} {keeper.is}, and you may take the long way round.',
        ],
        dark: [
          '{keeper} {keeper.does} not get angry. "Somebody said that the other time, too," {keeper.they} tell{keeper.s} you. "In those words, and as easily." The hand is perfectly steady now. "Go back. I shall remember your voice. I have had to learn to remember voices."',
        ],
      },
      effects: ['feeling keeper -7', 'set flags.wants_a_reason_caught true'],
      memory: {
        text: '{keeper} caught you in a lie about {absent} and sent you round.',
        about: 'keeper',
      },
    },
    stood: {
      words: {
        light: [
          'You take up a position beside {keeper} and hold out a hand too. Two people come by and, faced with both of you, give three reasons. "You have a gift," {keeper} murmur{keeper.s}. It is a good while before {keeper.they} notice{keeper.s} that you wanted to pass. "Why did you not say so? Colleagues need no reason."',
        ],
        plain: [
          'You turn round and stand next to {keeper}, looking where {keeper.they} look{keeper.s}. Nobody comes. After a long time {keeper} begin{keeper.s} to talk: how it is to stand here, how no one ever stays. "Go on, then," {keeper.they} say{keeper.s} at last. "I still do not know what you want. I know you now, a little."',
        ],
        dark: [
          '{keeper} make{keeper.s} space without a word. You stand there for as long as it takes for {keeper.their} hand to stop trembling, and it is not soon. "The one who passed had a friendly voice," {keeper.they} say{keeper.s}. "Yours I have not even asked for." {keeper} let{keeper.s} you by, and look{keeper.s} after you until you are gone.',
        ],
      },
      effects: ['feeling keeper +8', 'time 1h', 'set flags.wants_a_reason_stood true'],
      memory: {
        text: 'You stood watch with {keeper} for a long while.',
        kind: 'help',
        about: 'keeper',
      },
    },
    admitted: {
      words: {
        light: [
          'You own up. {keeper} close{keeper.s} the hand over it as over the rarest of all reasons. "I knew, of course. Not then. But since." {keeper.they} {keeper.is} trying to look stern. "You owe me one true reason. I shall collect it some time when it is most inconvenient, and I want it with details."',
        ],
        plain: [
          '"You might have gone on with it," {keeper} say{keeper.s}. "I half believed it still; I had rather decided to." {keeper.they} think{keeper.s} for a moment. "I was laughed at over there because of you. That stays so. But you have said it to me and not behind me. That stays so too."',
        ],
        dark: [
          '{keeper} receive{keeper.s} it like news of somebody else. "Then nobody had remembered me after all," {keeper.they} say{keeper.s}. "That was the part I liked." {keeper.they} {keeper.is} silent for some time. "Thank you for telling me. I would rather stand there for nothing, and know."',
        ],
      },
      effects: ['feeling keeper +2', 'set flags.wants_a_reason_admitted true'],
      memory: {
        text: 'You admitted to {keeper} that {absent} had never sent you.',
        about: 'keeper',
        significance: 'medium',
      },
    },
    insisted: {
      words: {
        light: [
          '"Forgetful," {keeper} say{keeper.s}, savouring it. "{absent}, who can recite every reason I ever sent." You hold to it. {keeper} consider{keeper.s} you as one does a performer who has gone on after the end. "Well, I shall pass it on. {absent} will be so interested to hear it. Stay where {absent.they} can find you."',
        ],
        plain: [
          'You repeat it, with more particulars than before. {keeper} let{keeper.s} you come to the end. "It is possible," {keeper.they} say{keeper.s}. "People do forget. I shall say to {absent} that it is {absent.their} word or yours." That settles nothing, and neither of you pretends that it does.',
        ],
        dark: [
          '"So one of you is lying to me," {keeper} say{keeper.s}, "and I shall have to go on standing there for the one or against the other." {keeper.they} seem{keeper.s} very tired. "I will take your word. I take it because I cannot bear to take the other. You should know that when you use it."',
        ],
      },
      effects: ['feeling keeper -3', 'feeling absent -6', 'set flags.wants_a_reason_insisted true'],
      memory: {
        text: 'You insisted to {keeper} that {absent} had forgotten sending you.',
        kind: 'betrayal',
        about: 'absent',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'believed',
      words: {
        light: [
          '{keeper} {keeper.has} found you, hand already held out. "I told {absent} how well you were received. And {absent} asked me, most kindly, who you were." The hand stays there, open. "So I am short of one reason. I like my collection complete. You will understand that."',
        ],
        plain: [
          '"{absent} never sent you," {keeper} say{keeper.s}. It is not quite a question. "I mentioned you, and there was laughter. I have been standing there ever since, asking everybody twice as much." {keeper.they} wait{keeper.s}. "I would like to hear it from you, one way or the other."',
        ],
        dark: [
          'The voice reaches you before {keeper} {keeper.does}. "I was so glad, you remember," {keeper} say{keeper.s}. "I sent {absent} my thanks, for thinking of me. There was an answer. It said: we sent nobody." {keeper.they} come{keeper.s} no closer. "Tell me that they are mistaken. Or tell me."',
        ],
      },
      choices: [
        {
          text: 'Admit to {keeper} that you made it up.',
          kind: 'tell',
          to: 'keeper',
          tone: 'cooperative',
          leadsTo: 'admitted',
        },
        {
          text: 'Insist to {keeper} that {absent} must have forgotten.',
          kind: 'deceive',
          to: 'keeper',
          leadsTo: 'insisted',
        },
      ],
    },
  ],
};
