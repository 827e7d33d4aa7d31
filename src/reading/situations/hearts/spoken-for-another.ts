import type { StorySituation } from '@/reading/situation-form/story-situation';

export const spokenForAnother: StorySituation = {
  id: 'spoken-for-another',
  roles: { sender: { is: 'person' }, other: { is: 'person', tiedTo: 'sender' } },
  words: {
    light: [
      '"{other} {other.is} being polite to me," {sender} say{sender.s}, in the voice of one reporting a fire. "It is thank you, and after you, and how very kind. It used to be insults. Go over and say that I am sorry and that I want the insults back. If I say it, I shall be thanked."',
    ],
    plain: [
      '"You talk with {other}," {sender} say{sender.s}. "I exchange words, and every one of them is correct. Would you tell {other} something for me? That I was wrong, that I knew it at the time, and that I should like to be contradicted again. From me it comes out as an order."',
    ],
    dark: [
      '{sender} keep{sender.s} {other} in sight the whole time. "We speak when it is necessary. Nobody raises a voice. It is like a grave that is kept tidy. Tell {other} that I was wrong, and do it before one of us gets used to this. I cannot. I should begin to explain."',
    ],
  },
  choices: [
    {
      text: 'Say it to {other} exactly as {sender} did.',
      kind: 'talk',
      to: 'other',
      risk: 'even',
      stat: 'charm',
      leadsTo: 'faithful',
      otherwise: 'bungled',
    },
    {
      text: 'Send {sender} to {other} without you.',
      kind: 'persuade',
      to: 'sender',
      leadsTo: 'alone',
    },
    {
      text: 'Put it to {other} more sweetly than {sender} would.',
      kind: 'deceive',
      to: 'other',
      tone: 'friendly',
      leadsTo: 'sweetened',
    },
  ],
  outcomes: {
    faithful: {
      words: {
        light: [
          '{other} hear{other.s} you out with perfect courtesy. Then, across the whole of {place}, at full strength, {other} call{other.s} out what {sender} {sender.is}, and always {sender.was}, and will still be when nobody remembers why. {sender} seize{sender.s} your hand. "Did you hear? Did you hear all of it?"',
        ],
        plain: [
          '"At the time?" {other} ask{other.s}. "{sender} knew it at the time? That was in it?" It was. {other} turn{other.s} this over, and then walk{other.s} across to {sender}, and the first word you can make out is "Wrong", and so is the second, and they are getting on very well.',
        ],
        dark: [
          '{other} let{other.s} the words arrive one at a time and look{other.s} behind them for more. "No because?" {other.they} ask{other.s}. "Not a single because? Then it is meant." Nobody crosses over to anybody. But {other}, who {other.has} stood turned from {sender} all along, now stand{other.s} the other way.',
        ],
      },
      effects: [
        'feeling sender +8',
        'feeling other +4',
        'set flags.spoken_for_another_mended true',
      ],
      memory: {
        text: 'You carried {sender}’s apology to {other}, and it was heard.',
        kind: 'help',
        about: 'sender',
        significance: 'medium',
      },
    },
    bungled: {
      words: {
        light: [
          'Somewhere on the way the sentence turns round, and you hear yourself inform {other} that {sender} {sender.is} sorry for the insults and would like even more politeness. "How very kind," say{other.s} {other}. "Do thank {sender}." You bring it back. {sender} lie{sender.s} down flat where {sender.they} {sender.is}.',
        ],
        plain: [
          'You have every word right, and they are {sender}’s words in your voice, which makes them a little comical. "Since when {sender.does} {sender} send people?" {other} ask{other.s}. You are given a reply to take back. It is that there is no need. It is perfectly correct.',
        ],
        dark: [
          '"So now there are two of you to handle me," {other} say{other.s}. You get no further than the second sentence. "If {sender} had stood here and said nothing at all, I would have understood it. Go back and say that." You go back. There is no good way to say that.',
        ],
      },
      effects: [
        'feeling sender -3',
        'feeling other -5',
        'set flags.spoken_for_another_bungled true',
      ],
      memory: { text: 'You spoke to {other} for {sender} and made it worse.', about: 'other' },
    },
    alone: {
      words: {
        light: [
          '{sender} go{sender.es}, and come{sender.s} back, and go{sender.es}. From where you stand it resembles a very small dance. There is a thank you, and another thank you; then {other} say{other.s} something short, and {sender} something shorter. "You were no use whatever," {sender} inform{sender.s} you afterwards, glowing with abuse.',
        ],
        plain: [
          '"It will come out as an order," {sender} warn{sender.s} you, and it does. "I was wrong!" {sender.they} shout{sender.s}, and {other} come{other.s} to attention before {other.they} can help it. Then {other} laugh{other.s}, once, unwillingly. {sender} walk{sender.s} back past you without a look. It was a mean thing to make anyone do, and it was done.',
        ],
        dark: [
          '{sender} walk{sender.s} half the distance. There {sender.they} stop{sender.s}, with {sender.their} hands not quite at rest, and {other} see{other.s} it, and neither of them does the other half. "Now {other} must know that I could not," {sender} say{sender.s} to you, coming back. "I had that one thing to hide behind."',
        ],
      },
      effects: ['feeling sender -4', 'feeling other +3', 'set flags.spoken_for_another_sent true'],
      memory: { text: 'You made {sender} go to {other} alone.', about: 'sender' },
    },
    sweetened: {
      words: {
        light: [
          'In your version {sender} pine{sender.s}. In your version the word cherish is used, and there is a bit about lying awake. {other} {other.is} deeply struck. "{sender} said that? Out loud, unprompted?" {other} beg{other.s} for the end again, and you cannot quite remember which end it was.',
        ],
        plain: [
          'You leave out the order and put in a regret or two of your own making. {other} soften{other.s} by degrees. "I did not know {sender} had such words," {other.they} say{other.s}. "I have known {sender} all this while, and never had one of them." {other.they} will want, it is clear, to hear more.',
        ],
        dark: [
          'You give {other} what {sender} ought to have said. It is better than anything {sender} had ready. {other} listen{other.s} with both hands pressed together. "I waited so long for that that I knew it by heart," {other.they} say{other.s}. "Word for word. It is strange. It is exactly as I made it up."',
        ],
      },
      effects: ['feeling other +7', 'set flags.spoken_for_another_sweetened true'],
      memory: {
        text: 'You gave {other} finer words than {sender} had said.',
        kind: 'secret',
        about: 'other',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'sweetened',
      words: {
        light: [
          '"I am told that I pine," {sender} say{sender.s}. "I am told that I said cherish. Do you know what it is to be somebody who says cherish? {other} asked to hear it again, and I had to." {sender.they} glare{sender.s} at you. "It gets easier. That is the worst of it."',
        ],
        plain: [
          '"{other} quoted me to myself," {sender} say{sender.s}. "Three sentences. I stood there and had never heard them. I could have said so." {sender.they} look{sender.s} at you for some time. "I have learnt them now. They are not what I would say. They are what I have said."',
        ],
        dark: [
          '"{other} forgive{other.s} me," {sender} say{sender.s}, "for the sake of something I never said. I was asked whether I meant it." {sender.they} {sender.is} not shouting; it would be simpler. "I said yes. You have made me a liar at the only moment when I was going to be honest."',
        ],
      },
      effects: ['feeling sender -5', 'feeling other +2'],
      memory: { text: '{sender} found out what you had said to {other}.', about: 'sender' },
    },
  ],
};
