import type { StorySituation } from '@/reading/situation-form/story-situation';

export const messageAstray: StorySituation = {
  id: 'message-astray',
  roles: { bearer: { is: 'person' }, absent: { is: 'absent-person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{bearer} comes up to you with a message and an uneasy conscience. "It’s for {absent}. It says so on the outside. On the inside…" {bearer.they} stop{bearer.s}. "Not that I know about the inside. But if one did know, one might want to talk to somebody about {matter}."',
    ],
    plain: [
      '"This was left for {absent}," {bearer} says, and shows you a message, folded small. "I was to hand it over, and nobody told me what to do if there was nobody to hand it to." A hesitation. "There’s something in it about {matter}. I saw that much without wanting to."',
    ],
    dark: [
      '{bearer} puts a message into your hands and steps back from it. "It’s meant for {absent}, and I will not be the one found with it." It has been closed with great care and opened with less. "I read one line. It is about {matter}. I’d give a lot to have read none."',
    ],
  },
  choices: [
    { text: 'Open the message to {absent} and read it through.', kind: 'read', leadsTo: 'read' },
    {
      text: 'Promise {bearer} to keep it unread for {absent}.',
      kind: 'tell',
      to: 'bearer',
      tone: 'friendly',
      leadsTo: 'promised',
    },
    {
      text: 'Coax out of {bearer} who left it.',
      kind: 'persuade',
      to: 'bearer',
      leadsTo: 'named',
    },
  ],
  outcomes: {
    read: {
      words: {
        light: [
          'The message is short, badly spelt and very fond of {absent}. Of {matter} it says only that somebody is sorry, and did not mean all of it. {bearer} has been reading along. "Oh dear," says {bearer}. "Now we’re both the sort of person who knows that."',
        ],
        plain: [
          'There are six lines, and {bearer} looks the other way for all of them. They warn {absent} to say nothing about {matter}, to anyone, until the writer comes. There is no name under it. "Don’t tell me," {bearer} says. "I can’t be made to repeat what I never heard."',
        ],
        dark: [
          'You read it where you stand. It asks {absent} for forgiveness, and then it says for what, and it is about {matter}, and towards the end the writing hurries. {bearer} watches you fold it the way it was. "It’s bad," {bearer.they} say{bearer.s}. "You read slower and slower."',
        ],
      },
      effects: ['feeling bearer -4', 'set flags.message_astray_read true'],
      memory: {
        text: 'You read what somebody wrote to {absent} about {matter}.',
        kind: 'secret',
        about: 'absent',
        significance: 'medium',
      },
    },
    promised: {
      words: {
        light: [
          '"Unread?" says {bearer}. "Altogether?" It seems to strike {bearer.them} as a feat, like holding one’s tongue for a year. You are given the message, relieved of it, and given it again. "{absent} is lucky in you," {bearer} says, and goes off lighter by one conscience.',
        ],
        plain: [
          'You put it away as it is. {bearer} watches until there is nothing more to be seen of it. "{absent} will ask whether it’s been opened," {bearer.they} say{bearer.s}. "It has, a little, and that was me. You’ll have to say so, or let it be thought that it was you."',
        ],
        dark: [
          '"Then it’s yours," {bearer} says, "and whatever it does, it does through you." There is no thanks in it, only haste. A few steps off {bearer.they} turn{bearer.s} round. "If {absent} weeps, don’t ask why. If {absent} laughs, come and find me at once."',
        ],
      },
      effects: ['feeling bearer +7', 'set flags.message_astray_promised true'],
      memory: {
        text: 'You promised {bearer} to keep the message to {absent} unread.',
        kind: 'promise',
        about: 'bearer',
        significance: 'medium',
      },
    },
    named: {
      words: {
        light: [
          '{bearer} holds out for nearly a whole minute. The name, when it comes, comes with a full account of how they stood, and how often they began again. "And they asked me twice whether {absent} still spoke of them," says {bearer}. "I said constantly. Was that wrong?"',
        ],
        plain: [
          'You do not ask about the message at all, only about who stood where, and {bearer} answers before seeing where it leads. The name sounds odd, said aloud. "They have no quarrel with {absent}," {bearer} says slowly. "And they’ve never cared a straw about {matter}."',
        ],
        dark: [
          '{bearer} says the name so that only you can hear. "They stood just where you are. They made me repeat it, that I’d put it into {absent}’s own hands. I thought it was about {matter}. I think now they only wanted someone to have seen them before they went."',
        ],
      },
      effects: ['feeling bearer -2', 'set flags.message_astray_named true'],
      memory: {
        text: 'You got {bearer} to name who left the message for {absent}.',
        kind: 'secret',
        about: 'bearer',
      },
    },
    unopened: {
      words: {
        light: [
          'You let {bearer} hold it, turn it, and give it back. "Not so much as a crease," {bearer} says. "I couldn’t have. I didn’t, if you remember." There is respect in it, and a faint suspicion that you may not be quite well.',
        ],
        plain: [
          '{bearer} looks at the folds for a long time, as someone who knows them. "All right," {bearer.they} say{bearer.s}. "Then I’ll tell people they can leave things with you. It’s not a gift, that. You’ll see. They will, from now on, and you’ll have nowhere to put it all."',
        ],
        dark: [
          '{bearer} touches the message once and takes the hand away. "Good. Then one thing at least was done as it was asked." It sounds like very little. {bearer} says it again, more quietly, and seems to find it enough to go on with.',
        ],
      },
      effects: ['feeling bearer +6', 'settle promise bearer', 'set flags.message_astray_kept true'],
      memory: {
        text: 'You showed {bearer} that the message to {absent} was still closed.',
        kind: 'kept',
        about: 'bearer',
      },
    },
    confessed: {
      words: {
        light: [
          '"Oh, thank goodness," says {bearer}, and is at once ashamed. "I mean, how could you. What does it say?" It takes no time to have the whole of it out of you, and rather longer to look sorry. "{absent} must never learn how much we enjoyed that."',
        ],
        plain: [
          '"I thought so," {bearer} says. It would be easier if there were some anger in it. "I’ll not say it to anyone. But when {absent} asks me whom to trust with a thing, I’ll leave a gap where your name was."',
        ],
        dark: [
          '"Then you know," says {bearer}, "and I can stop knowing it alone." There is no forgiveness in that. "But hear me: to {absent} it will be you who opened it. All of it. My line as well. That’s the price, and you’ve no right to haggle."',
        ],
      },
      effects: [
        'feeling bearer -4',
        'settle promise bearer',
        'set flags.message_astray_confessed true',
      ],
      memory: {
        text: 'You confessed to {bearer} that you had read {absent}’s message after all.',
        kind: 'broken',
        about: 'bearer',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'promised',
      words: {
        light: [
          '"I can’t stop thinking about it," {bearer} says, catching up with you. "{absent}’s message. I keep making up what it says about {matter}. In the last one there was a wedding. You do still have it? You haven’t… looked?"',
        ],
        plain: [
          '{bearer} has been asked about the message. "I said you had it and nobody had read it. I said it twice, the second time louder." Someone goes by; {bearer} waits. "Was it true? {absent} will want to know, and I’d like to know first."',
        ],
        dark: [
          '"They came asking," says {bearer}, "for what was left with me for {absent}. I said I never had it." You are drawn aside, as if for more talk of {matter}. "I lied for it. Tell me it’s still closed, so that I know what I lied for."',
        ],
      },
      choices: [
        {
          text: 'Show {bearer} that you have not opened it.',
          kind: 'gesture',
          to: 'bearer',
          leadsTo: 'unopened',
        },
        {
          text: 'Confess to {bearer} that you have read it since.',
          kind: 'tell',
          to: 'bearer',
          leadsTo: 'confessed',
        },
      ],
    },
  ],
};
