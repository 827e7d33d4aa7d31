import type { StorySituation } from '@/reading/situation-form/story-situation';

export const tooCheap: StorySituation = {
  id: 'too-cheap',
  roles: { seller: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '{seller} has {thing} to offer, and offers it with a speech. It is rare. It is sound. It has had one careful owner, who wept. And the price is so small that {seller} has to say it twice, the second time with a little cough. "To you," {seller.they} add{seller.s}. "Because of your honest manner."',
    ],
    plain: [
      '{seller} shows you {thing} and names what would be wanted for it. It is next to nothing. You could laugh and it would be yours. {seller} looks past one side of you, then past the other. "I’m not giving it away. I just don’t want to stand here and talk about it."',
    ],
    dark: [
      '{seller} presses {thing} on you before you have said a word. "For whatever you like. For a good word. For nothing, if nothing is what you have." The voice is calm; the hands are not. "Only take it now, so that I can say somebody has it. Don’t ask me whom I’ll say it to."',
    ],
  },
  choices: [
    {
      text: 'Take {thing} at {seller}’s price and ask nothing.',
      kind: 'use',
      to: 'thing',
      leadsTo: 'bought',
    },
    {
      text: 'Turn {seller} down, however little it costs.',
      kind: 'tell',
      to: 'seller',
      leadsTo: 'declined',
    },
    {
      text: 'Find out why {seller} wants to be rid of it.',
      kind: 'persuade',
      to: 'seller',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'told',
      otherwise: 'withdrawn',
    },
  ],
  outcomes: {
    bought: {
      words: {
        light: [
          'You have hardly agreed when you have it, and {seller} is already ten steps away, walking like someone with an appointment. "No complaints!" comes back to you over the distance. You had not made any. You can find nothing wrong with {thing}, at least from this side.',
        ],
        plain: [
          'It is done in two movements, {thing} into your hand and {seller}’s hand away. "You had it from nobody," {seller.they} say{seller.s}. "That’s the part of the price I didn’t mention." And then, as though it had to be said to someone: "I’ll miss it, you know."',
        ],
        dark: [
          '"That’s it done," says {seller}. "You took it, and your hand was not forced." It sounds like words that have to be said in this order. {seller} waits for something to happen, and when nothing does, goes slowly away, leaving you {thing}, and not looking as relieved as a person should.',
        ],
      },
      effects: ['gain thing', 'feeling seller +5', 'set flags.too_cheap_bought true'],
      memory: {
        text: 'You took {thing} from {seller} for next to nothing, asking nothing.',
        kind: 'debt',
        about: 'seller',
        significance: 'medium',
      },
    },
    declined: {
      words: {
        light: [
          'The price comes down. You decline again, and it comes down to where {seller} would be giving you something to take it. "I’ve never been so insulted," {seller.they} say{seller.s}, "by so reasonable a person." And off goes {seller} with {thing}, in search of worse judgement.',
        ],
        plain: [
          '{seller} hears you, and puts {thing} out of sight, and there is something like respect in how it is done. "You’re the third to say so. The other two didn’t ask why either. I’d begun to hope that it was something only I could see."',
        ],
        dark: [
          '{seller} goes on holding out {thing} after you have refused it, as if nobody had explained what came next. "I see," {seller.they} say{seller.s}. "You’re quite right. I should not have taken it either, when it was offered to me at such a price."',
        ],
      },
      effects: ['feeling seller -4', 'set flags.too_cheap_declined true'],
      memory: { text: 'You would not take {thing} from {seller} at any price.', about: 'seller' },
    },
    told: {
      words: {
        light: [
          'The first three answers are lies, and get better. The fourth is that somebody gave {seller} {thing} as a present, and is coming to see how it is liked. "I’m so fond of them," says {seller}, "and I can’t bear it. If it were stolen from me now, by a kind person…"',
        ],
        plain: [
          '"Because the one who left it with me isn’t coming back for it," says {seller}, "and I’ve stopped being able to say they will." The price is not mentioned again. You are shown {thing} properly now, and told what each mark on it is from.',
        ],
        dark: [
          '"Everyone who has had {thing} was asked for it in the end," {seller} says, "by somebody who doesn’t say please. I’ve been asked once. I said I’d have to look." A dreadful hope comes into the voice. "You knew nothing. You could have sworn to it, until now."',
        ],
      },
      effects: ['feeling seller +4', 'set flags.too_cheap_told true'],
      memory: {
        text: '{seller} told you why you could have had {thing} so cheaply.',
        kind: 'secret',
        about: 'seller',
      },
    },
    withdrawn: {
      words: {
        light: [
          '"Why?" {seller} says. "Why does anyone part with anything? Why do friends part?" {seller} speaks movingly on this, and by the end the price has risen to something quite serious, and you are thought to have agreed to it. You have not. It ends coolly.',
        ],
        plain: [
          'You go at it from the side, and {seller} sees you coming. "That’s four questions for something that costs one word. You’re finding out whether I’m a thief." The offer is over. "I was going to tell you about {thing} afterwards. You’d have been in the story."',
        ],
        dark: [
          '{seller} hears that you will not simply take it, and all the persuading stops at once. "Forget I had it. If someone asks you what I was holding, you didn’t look." By now you cannot see {thing} any more. "You did look, though," {seller.they} say{seller.s}.',
        ],
      },
      effects: ['feeling seller -5', 'set flags.too_cheap_withdrawn true'],
      memory: {
        text: '{seller} withdrew {thing} when you asked too many questions.',
        about: 'seller',
      },
    },
    returned: {
      words: {
        light: [
          '"You’re a saint," says {seller}, "or you never liked it." What it cost you must be given back, and it takes a while to work out that this was nothing. "Then I owe you nothing, with interest," {seller.they} say{seller.s}, and bear{seller.s} {thing} carefully away.',
        ],
        plain: [
          '{seller} stops walking at last, and looks at {thing} with no love. "I thought you’d make me ask. I’ll bring it to them, and say it was never out of my keeping. That leaves you out." It leaves {seller} in. Neither of you mentions that.',
        ],
        dark: [
          '{seller} closes both hands over {thing}. "You could have kept out of my way. It would have been easy." {seller.they} stand{seller.s} straighter with it than without. "If they ask me who had it in between, I’ll say somebody who gave it back. They won’t have heard that before."',
        ],
      },
      effects: [
        'lose thing',
        'feeling seller +9',
        'settle debt seller',
        'set flags.too_cheap_returned true',
      ],
      memory: {
        text: 'You gave {thing} back to {seller} when it was called for.',
        kind: 'help',
        about: 'seller',
        significance: 'medium',
      },
    },
    kept: {
      words: {
        light: [
          '"Of course," says {seller}. "A bargain is a bargain." Your hand is shaken, and goes on being shaken. "So when they come, I’ll describe you. I shall try to be flattering. I’ll begin with the honest manner, since that was what I noticed first."',
        ],
        plain: [
          '"That’s that, then," says {seller}. There is no quarrel in it. You are looked at like something that turned out to cost more than it said. "I picked you because you didn’t ask. I ought to have wondered what sort of person doesn’t."',
        ],
        dark: [
          '{seller} lets the hand fall. "Well, I did say I’d understand." You have {thing}, and {seller} has the walk back to whoever is waiting. Some way off {seller.they} stop{seller.s}, and you can see the first words of it being tried over, alone.',
        ],
      },
      effects: ['feeling seller -9', 'set flags.too_cheap_kept true'],
      memory: {
        text: 'You kept {thing} and left {seller} to answer for it.',
        kind: 'betrayal',
        about: 'seller',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'bought',
      words: {
        light: [
          '{seller} falls into step beside you. "That little thing you had from me. {thing}. It seems that I parted with it rather before I owned it. It’s a question of when, more than of whose." A hopeful pause. "Would you have it about you at all?"',
        ],
        plain: [
          '"They’re asking about {thing}," {seller} tells you, not stopping, so that you have to walk along. "I’ve denied everything. That won’t hold. I could take it to them, if I had it, or I could be gone when they come. I wanted to see you first."',
        ],
        dark: [
          '{seller} has been waiting for you for some time. "It didn’t help. I was rid of it, and still they come to me. They want {thing} from my own hand, and to hear what I did." The hand comes out, open. "I’d understand it if you wouldn’t."',
        ],
      },
      choices: [
        {
          text: 'Return {thing} to {seller} and be done with it.',
          kind: 'give',
          to: 'seller',
          tone: 'friendly',
          leadsTo: 'returned',
        },
        {
          text: 'Keep {thing} and let {seller} answer for it.',
          kind: 'tell',
          to: 'seller',
          tone: 'hostile',
          leadsTo: 'kept',
        },
      ],
    },
  ],
};
