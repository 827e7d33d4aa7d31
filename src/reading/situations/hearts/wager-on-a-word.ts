import type { StorySituation } from '@/reading/situation-form/story-situation';

export const wagerOnAWord: StorySituation = {
  id: 'wager-on-a-word',
  roles: { bettor: { is: 'person' }, other: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '"I bet you {thing}," {bettor} whisper{bettor.s}, "that you cannot get {other} to say perhaps. I have listened for it. There is yes, there is no, there is certainly not. If I win, you owe me a favour, to be named when I have thought of something awful." {bettor.they} offer{bettor.s} a hand on it.',
    ],
    plain: [
      '"A wager," say{bettor.s} {bettor}. "{other} {other.has} never yet been heard to say: I do not know. You have until the end of one conversation. If you bring it off, {thing} is yours. If you do not, you owe me a favour." It is lightly said. {bettor.their} look, resting on {other}, is not so light.',
    ],
    dark: [
      '"Let us make it worth something," {bettor} say{bettor.s}. "{thing}, against a favour, and you may not ask what favour. You have only to get one word out of {other}. Sorry. I have waited for it so long that I would sooner lose by it." The hand {bettor.they} hold{bettor.s} out to you is perfectly steady.',
    ],
  },
  choices: [
    {
      text: 'Take {bettor}’s wager and set to work on {other}.',
      kind: 'persuade',
      to: 'other',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'won',
      otherwise: 'lost',
    },
    {
      text: 'Refuse to bet with {bettor} on {other}.',
      kind: 'tell',
      to: 'bettor',
      leadsTo: 'refused',
    },
    {
      text: 'Let {other} in on the wager.',
      kind: 'talk',
      to: 'other',
      tone: 'cooperative',
      leadsTo: 'shared',
    },
  ],
  outcomes: {
    won: {
      words: {
        light: [
          'You ask {other} whether {other.they} could ever be mistaken. "No." About anything? "Never." About how well {other.they} know{other.s} {bettor}? {other} look{other.s} over. "Perhaps," say{other.s} {other}, thoughtfully. {bettor} surrender{bettor.s} {thing} on the spot, and then want{bettor.s} very much to hear how that question came up.',
        ],
        plain: [
          'You ask {other} this and that, and every answer comes complete, with its edges trimmed. Then you ask what {bettor} want{bettor.s} from {other.them}. "I do not know," say{other.s} {other}, and it is clear that {other.they} {other.has} been not knowing it for a good while. {bettor} give{bettor.s} you {thing} without a word.',
        ],
        dark: [
          'It takes everything you have. When it comes, {other} say{other.s} it to you, and you are the wrong person, and {bettor}, some steps away, hear{bettor.s} it go by. "So it exists," say{bettor.s} {bettor}, and put{bettor.s} {thing} into your hand. "Take it, please. I should not like to have got that for nothing."',
        ],
      },
      effects: [
        'gain thing',
        'feeling bettor +3',
        'feeling other -2',
        'set flags.wager_on_a_word_won true',
      ],
      memory: { text: 'You won {thing} from {bettor} by a word from {other}.', about: 'bettor' },
    },
    lost: {
      words: {
        light: [
          'You try it from in front, from behind, and by way of a riddle. "No," say{other.s} {other}, and "Yes," and "Is there anything else?" Might there be something else, you ask, and are told that there is not. Past {other} you can see {bettor}, rubbing {bettor.their} hands and thinking of something awful.',
        ],
        plain: [
          'You ask {other} what nobody can know, and {other} know{other.s} it. You ask what {other} would do if {other.they} {other.was} wrong. "Put it right," say{other.s} {other}, and look{other.s} past you to see who is listening. {bettor} shrug{bettor.s}. "A favour, then," {bettor} say{bettor.s}. "There is no haste. I know which."',
        ],
        dark: [
          '{other} see{other.s} quite soon what is being fetched out of {other.them}, and for whom. "Did {bettor} send you?" {other.they} ask{other.s}. "You may say that it was on its way before you came." You report this. {bettor} listen{bettor.s} with closed hands. "You owe me," {bettor.they} say{bettor.s}. "Doubly."',
        ],
      },
      effects: ['feeling other -4', 'feeling bettor +2', 'set flags.wager_on_a_word_lost true'],
      memory: {
        text: 'You lost a wager and owed {bettor} a favour.',
        kind: 'debt',
        about: 'bettor',
        significance: 'medium',
      },
    },
    refused: {
      words: {
        light: [
          '"No bet?" say{bettor.s} {bettor}. "Then I bet you that you will be sorry." You decline that one. "I bet you do not even know why." You decline. It goes on; {bettor} cannot pass anything now without betting on it. {other}, wandering up, ask{other.s} what it is about. "Perhaps nothing," you both hear {bettor} say.',
        ],
        plain: [
          '"It was only for amusement," {bettor} say{bettor.s}, and let{bettor.s} the hand sink. But {bettor.they} go{bettor.es} on looking at {other}. "You would have had a reason to ask," {bettor.they} add{bettor.s} presently. "I never have one." So that was the stake, and you have left it lying.',
        ],
        dark: [
          '{bettor} draw{bettor.s} back the hand, by degrees. "Quite so. One does not play for that." {bettor.they} {bettor.is} ashamed, and it makes {bettor.them} formal. "I took you for someone who could be got to do it if it was a game. I could only ask it as a game." You are wished good luck.',
        ],
      },
      effects: ['feeling bettor -4', 'feeling other +2', 'set flags.wager_on_a_word_refused true'],
      memory: {
        text: 'You would not make a wager with {bettor} about {other}.',
        about: 'bettor',
      },
    },
    shared: {
      words: {
        light: [
          'You tell {other} all. {other} {other.is} charmed. "Perhaps," {other.they} say{other.s}, loudly, at the next opportunity; and again, about something that is plainly so; and then in every sentence. {bettor} throw{bettor.s} {thing} at you. "I know when I am being robbed," {bettor.they} say{bettor.s}. "Perhaps," say{other.s} {other}.',
        ],
        plain: [
          '"Is that what they say of me?" ask{other.s} {other}. It has gone in deep. But {other.they} walk{other.s} up to {bettor}, and say{other.s} the four words in front of everyone. It wins you {thing}. {bettor} hand{bettor.s} it over, and understand{bettor.s} exactly how it was won.',
        ],
        dark: [
          '{other} hear{other.s} you out. "For a bet," say{other.s} {other}, and laugh{other.s} once. "Well, let us be cheap, then." And {other} go{other.es} over, and it is said, clearly, like a line. {bettor} {bettor.has} gone as still as can be. You get {thing}. It was the right word, and now it can never be said.',
        ],
      },
      effects: [
        'gain thing',
        'feeling bettor -6',
        'feeling other +4',
        'set flags.wager_on_a_word_cheated true',
      ],
      memory: {
        text: 'You told {other} of the wager and won {thing} by cheating.',
        kind: 'betrayal',
        about: 'bettor',
        significance: 'medium',
      },
    },
    honoured: {
      words: {
        light: [
          'You do it handsomely. You say, at the top of your voice, that {bettor} {bettor.is} generous in defeat and modest in victory. "Are we speaking of the same {bettor}?" ask{other.s} {other}, and turn{other.s} round for a good look, possibly the first. {bettor} {bettor.has} not foreseen that, and drop{bettor.s} whatever {bettor.they} {bettor.was} pretending to do.',
        ],
        plain: [
          'You find something that is both good and true, which takes some time, and say it when {other} {other.is} near. {other} {other.does} not answer. But {other.they} ask{other.s} you, afterwards, where {bettor} {bettor.is}. "We are quits," say{bettor.s} {bettor}, when you report it, in a voice that is all over the place.',
        ],
        dark: [
          'You speak well of {bettor}, so that {other} must hear it. {other} wait{other.s} until you have done. "I know all that," say{other.s} {other}. "That is why I cannot look at {bettor}." You take it back as it is. {bettor} {bettor.is} long silent over it. "That is nearly the word," {bettor.they} say{bettor.s}. "You are free."',
        ],
      },
      effects: ['feeling bettor +8', 'feeling other +2', 'set flags.wager_on_a_word_honoured true'],
      memory: {
        text: 'You did {bettor} the favour you had lost at a wager.',
        kind: 'kept',
        about: 'bettor',
        significance: 'medium',
      },
    },
    dodged: {
      words: {
        light: [
          'You discover conditions. You discover that nobody said which conversation. {bettor} follow{bettor.s} every turn of it with growing respect. "I have been cheated," {bettor.they} say{bettor.s} at the end, "by an expert," and shake{bettor.s} your hand, and count{bettor.s} {bettor.their} own afterwards. You will find it hard to get a wager in {place} from now on.',
        ],
        plain: [
          '"It was only a game," {bettor} say{bettor.s}, before you can, to save you the trouble. There is a short pause, in which {other} go{other.es} by, near enough to have heard anything you cared to say. {bettor} follow{bettor.s} {other} with a look. "Never mind," {bettor.they} tell{bettor.s} you. "I was not going to enjoy it."',
        ],
        dark: [
          'You find a way round it. There usually is one. {bettor} hear{bettor.s} it through to the end, and see{bettor.s} that it is sound. "You shook hands on it," {bettor.they} say{bettor.s}, not arguing. {bettor.they} turn{bettor.s} up the hand in question and look{bettor.s} at it, in case it was done badly.',
        ],
      },
      effects: ['feeling bettor -8', 'set flags.wager_on_a_word_dodged true'],
      memory: {
        text: 'You wriggled out of the favour you owed {bettor}.',
        kind: 'broken',
        about: 'bettor',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'lost',
      words: {
        light: [
          '"I have thought of it," say{bettor.s} {bettor}. "The favour. It is awful." {bettor.they} look{bettor.s} round. "You are to say something nice about me. Where {other} can hear it. It need not be long." And, when you do not laugh: "You are allowed to laugh. I had counted on your laughing."',
        ],
        plain: [
          '{bettor} {bettor.has} come about the debt. "It is soon done," {bettor.they} say{bettor.s}. "I want you to say one good thing of me, when {other} {other.is} by. Not as if I had asked." {bettor.they} rub{bettor.s} {bettor.their} hands clean of nothing. "I would have lost {thing} for it gladly."',
        ],
        dark: [
          '"You owe me something," say{bettor.s} {bettor}. "Speak well of me, once, before {other}, who {other.has} heard only the rest." {bettor.they} seem{bettor.s} to expect a refusal, and to have made arrangements for it. "Keep it short. It must not sound like a burial."',
        ],
      },
      choices: [
        {
          text: 'Praise {bettor} where {other} can hear it.',
          kind: 'help',
          to: 'bettor',
          leadsTo: 'honoured',
        },
        {
          text: 'Wriggle out of {bettor}’s favour.',
          kind: 'deceive',
          to: 'bettor',
          leadsTo: 'dodged',
        },
      ],
    },
  ],
};
