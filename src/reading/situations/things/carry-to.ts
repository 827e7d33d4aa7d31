import type { StorySituation } from '@/reading/situation-form/story-situation';

export const carryTo: StorySituation = {
  id: 'carry-to',
  roles: {
    sender: { is: 'person' },
    absent: { is: 'absent-person', tiedTo: 'sender' },
    thing: { is: 'thing' },
  },
  words: {
    light: [
      '"You get about," says {sender}, which is how such things begin, and brings out {thing}. "This is for {absent}. You needn’t say that it’s from me, {absent} will know by the state it’s in. Just don’t let {absent.them} give it back to you. {absent.they} will try."',
    ],
    plain: [
      '{sender} holds out {thing} and does not quite let you take it. "If you see {absent} before I do. And you will; I’ve arranged not to." It has plainly been thought about for a long time. "Just put it into {absent.their} hands. If there’s an answer, I don’t need to have it."',
    ],
    dark: [
      '"I can’t go to {absent} myself," says {sender}. "Don’t ask me that." {sender.they} {sender.has} {thing} ready, and must have had it ready for a long while. "It has to be given by hand, and it has to be soon. If {absent} won’t take it, then I’ll know."',
    ],
  },
  choices: [
    {
      text: 'Promise {sender} that {absent} will have {thing}.',
      kind: 'tell',
      to: 'sender',
      tone: 'friendly',
      leadsTo: 'promised',
    },
    {
      text: 'Refuse, and send {sender} to {absent} in person.',
      kind: 'tell',
      to: 'sender',
      leadsTo: 'refused',
    },
    {
      text: 'Ask {sender} what {thing} will mean to {absent}.',
      kind: 'talk',
      to: 'sender',
      leadsTo: 'meaning',
    },
  ],
  outcomes: {
    promised: {
      words: {
        light: [
          '{sender} gives you {thing}, and then instructions. You are to choose a good moment. You are not to choose too good a moment, or {absent} will suspect a plan. "And watch {absent} when you hand it over," says {sender}. "I shall want to be told everything, and I shall pretend I don’t."',
        ],
        plain: [
          'Now you have {thing}, and {sender} has two empty hands that do not know where to go. "I should have said it in words," {sender.they} say{sender.s}. "But in words I’d have stopped halfway. {absent} knows that about me." Then, rather formally, you are thanked.',
        ],
        dark: [
          '"You’ve said it now," says {sender}, and gives you {thing}. "If anything should happen to me before you get there, you still go. If anything has happened to {absent}…" {sender.they} think{sender.s} about it. "Then keep it, and don’t come and tell me."',
        ],
      },
      effects: ['gain thing', 'feeling sender +8', 'set flags.carry_to_promised true'],
      memory: {
        text: 'You promised {sender} to put {thing} into {absent}’s hands.',
        kind: 'promise',
        about: 'sender',
        significance: 'high',
      },
    },
    refused: {
      words: {
        light: [
          '"In person!" {sender} says, in the voice of one advised to fly. {sender.they} walk{sender.s} off with {thing}, come{sender.s} back, and ask{sender.s} what one would even say. Then it is being practised, out loud, going away, with pauses where {absent} would be laughing.',
        ],
        plain: [
          '{sender} takes {thing} back, and for a while it looks as if that will be all. "You’re the first who has refused. The others said yes, and before they’d gone ten steps I had called them back." A long look. "{absent} would say you were right. {absent.they} would say it at length."',
        ],
        dark: [
          '"You think I have not stood there?" says {sender}. "I’ve stood where {absent} could have seen me by looking up. {absent} looked up." {sender.they} take{sender.s} {thing} away from between you. "It was a small thing to ask you. I made it as small as I could."',
        ],
      },
      effects: ['feeling sender -5', 'set flags.carry_to_refused true'],
      memory: {
        text: 'You refused to carry {thing} to {absent} in {sender}’s place.',
        about: 'sender',
      },
    },
    meaning: {
      words: {
        light: [
          '"Nothing! It’s a joke between us." You give it time. "It was funnier when we were speaking," says {sender}. "Whoever has {thing} was in the wrong. We used to send it back and forth. {absent} sent it last, and I kept it, because I wasn’t. And now I think I was."',
        ],
        plain: [
          '"That I remember," {sender} says. "There was a promise, and {thing} went with it, and I was the one who said there had been no promise." You now know more than {absent} would thank you for. {sender} knows it too, and stands as if a weight had been set down.',
        ],
        dark: [
          'The answer has to be waited for. "It means that I was there. {absent} asked everyone who was there, and I said I wasn’t. With {thing} comes the proof that I saw it all and did nothing." A silence. "You may still say no. I’d almost be glad."',
        ],
      },
      effects: ['feeling sender +3', 'set flags.carry_to_meaning true'],
      memory: {
        text: '{sender} told you what {thing} would mean to {absent}.',
        kind: 'secret',
        about: 'sender',
        significance: 'medium',
      },
      choices: [
        {
          text: 'Take {thing} to {absent}, now that you know.',
          kind: 'use',
          to: 'thing',
          leadsTo: 'promised',
        },
        {
          text: 'Leave {thing} in {sender}’s hands.',
          kind: 'gesture',
          to: 'sender',
          leadsTo: 'left',
        },
      ],
    },
    left: {
      words: {
        light: [
          '"No," {sender} agrees, almost gratefully. "No, it wants more time. It has only had years." {sender.they} put{sender.s} {thing} away and give{sender.s} it a pat. "You’ll let it slip to {absent}, I expect, that I thought of it. I’d not even be very cross."',
        ],
        plain: [
          '"You’re right not to," {sender} says, although you gave no reason. "Now you’ll meet {absent}, and {absent} will see that you know something. I might as well have sent it." It is not a reproach. It is nearly a laugh. You leave {sender} holding {thing}.',
        ],
        dark: [
          '{sender} is glad, and it is terrible to see how quickly it passes. "Then I’ll be asked again, and I’ll say again that I wasn’t there. But you’ve heard me say I was." {sender.they} hold{sender.s} {thing} a little tighter. "I suppose that’s one person told."',
        ],
      },
      effects: ['feeling sender -2', 'set flags.carry_to_left true'],
      memory: {
        text: 'You knew what {thing} meant, and left it with {sender}.',
        about: 'sender',
      },
    },
    returned: {
      words: {
        light: [
          '"It’s had an outing, anyway," says {sender}, looking {thing} over for signs of travel. "It has been further than I have." That is kindly said. But when you next hear {sender} ask somebody a favour, it is somebody else, and you are standing nearer.',
        ],
        plain: [
          '{sender} turns {thing} over once. "You meant to," {sender.they} say{sender.s}. "So did I, for years. I know what that’s like, so I’m not going to say anything." Nothing is said. It lasts until you go, and {absent} is not mentioned between you again.',
        ],
        dark: [
          '"Thank you," {sender} says, "for not throwing it away." You watch {thing} go back to where it was kept before. "{absent} will never know how near it came. That’s something I can give {absent.them}, I suppose. Not knowing."',
        ],
      },
      effects: [
        'lose thing',
        'feeling sender -7',
        'settle promise sender',
        'set flags.carry_to_returned true',
      ],
      memory: {
        text: 'You gave {thing} back to {sender} without having brought it to {absent}.',
        kind: 'broken',
        about: 'sender',
        significance: 'medium',
      },
    },
    renewed: {
      words: {
        light: [
          '"Good," says {sender}. "Excellent. I wasn’t worried." {sender} goes away and comes back. "When you say soon…" {sender} goes away again. From here on you carry {thing} under supervision, by somebody who believes that it does not show.',
        ],
        plain: [
          '"You said that before," {sender} says, "in just those words." Still, you are left with {thing}, and that is the answer. "I’ve sent word to {absent} to expect something. I had to. Now it isn’t only me that you’d be keeping waiting."',
        ],
        dark: [
          '{sender} studies you, and it goes on for some time. "Twice, then. I’ve never asked anybody twice." A step away, a step back. "There’s less time than there was. I don’t say so to frighten you. {absent} has begun giving things away."',
        ],
      },
      effects: ['feeling sender +3', 'set flags.carry_to_renewed true'],
      memory: {
        text: 'You promised {sender} a second time to bring {thing} to {absent}.',
        kind: 'promise',
        about: 'sender',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'promised',
      words: {
        light: [
          '{sender} has been near you rather a lot lately, never by design. "And {thing}?" {sender.they} ask{sender.s} finally, as if it were nothing. "Only I thought that if {absent} had it, there’d have been some shouting by now. I have been listening for the shouting."',
        ],
        plain: [
          '"I don’t want to press you," says {sender}, who has visibly been not pressing you for some time. "You’ve still got {thing}. I’d have heard. I just want to know if it’s on its way to {absent}, or if it’s only with you."',
        ],
        dark: [
          '{sender} asks it without a greeting. "Has {absent} got it? But I would know." The hands open and close. "I’ve begun to tell myself that it’s better so. Don’t let me. Either bring {absent} {thing}, or give it back to me, and I’ll stop waiting."',
        ],
      },
      choices: [
        {
          text: 'Hand {thing} back to {sender}, undelivered.',
          kind: 'give',
          to: 'sender',
          leadsTo: 'returned',
        },
        {
          text: 'Renew your promise to {sender}: {absent} shall have it.',
          kind: 'tell',
          to: 'sender',
          tone: 'friendly',
          leadsTo: 'renewed',
        },
      ],
    },
  ],
};
