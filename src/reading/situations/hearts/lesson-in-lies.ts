import type { StorySituation } from '@/reading/situation-form/story-situation';

export const lessonInLies: StorySituation = {
  id: 'lesson-in-lies',
  roles: { teacher: { is: 'person' } },
  words: {
    light: [
      '"You believe everybody," {teacher} say{teacher.s}. "It is painful to watch. I shall teach you to hear a lie. Attend. I once won a contest for standing still. I have never in my life been lost. I am very fond of you." {teacher.they} fold{teacher.s} {teacher.their} hands. "One of those is not so."',
    ],
    plain: [
      '"There is something I can do that you should be able to do," {teacher} say{teacher.s}. "Hear when a thing is not true. It is not difficult. I shall tell you three things about myself, and one will be made up. Do not listen to what I say. Listen to where I hurry." And, evenly, {teacher.they} tell{teacher.s} you three things.',
    ],
    dark: [
      '"Somebody is going to lie to you," {teacher} say{teacher.s}, "and it will matter. I would rather you learnt it from me. I left someone behind once. I was thanked for it. I no longer think of it." The three sentences are laid before you like three closed hands. "Which one is empty?"',
    ],
  },
  choices: [
    {
      text: 'Try to hear which one {teacher} invented.',
      kind: 'talk',
      to: 'teacher',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'heard',
      otherwise: 'misheard',
    },
    {
      text: 'Decline: say you prefer to trust {teacher}.',
      kind: 'tell',
      to: 'teacher',
      tone: 'friendly',
      leadsTo: 'declined',
    },
    {
      text: 'Tell {teacher} three things of your own in exchange.',
      kind: 'deceive',
      to: 'teacher',
      leadsTo: 'traded',
    },
  ],
  outcomes: {
    heard: {
      words: {
        light: [
          'You say it is the second. "Lost!" groan{teacher.s} {teacher}. "Constantly. I was lost on my way to you. How did you know?" {teacher} had said it too slowly, like one going round something in the way. "And the contest?" There was a contest. There was one other entrant, who sneezed.',
        ],
        plain: [
          'You name the third. {teacher} {teacher.is} still for a moment, and then very much pleased. "I did not hurry," {teacher.they} say{teacher.s}. "I took care not to." That was it; you heard the care. "Only now you cannot stop hearing it. I should have mentioned that before. It is not always an advantage."',
        ],
        dark: [
          '"The last one," {teacher} repeat{teacher.s} after you. "Yes. I had thought that I said it well." {teacher.they} look{teacher.s} at {teacher.their} hands, both of them open now. "That is the whole art. The lie is the one they have said most often to themselves. Go and use it. Not on me, if you can help it."',
        ],
      },
      effects: ['feeling teacher +5', 'set flags.lesson_in_lies_learnt true'],
      memory: {
        text: 'You learnt from {teacher} how to hear a lie.',
        kind: 'help',
        about: 'teacher',
        significance: 'medium',
      },
    },
    misheard: {
      words: {
        light: [
          'You say it is the third. {teacher} unfold{teacher.s} {teacher.their} hands. "That was the true one," {teacher.they} say{teacher.s}. "I put it in to make it easy." {teacher.they} go{teacher.es} a little way off, come{teacher.s} back, and say{teacher.s} with all the severity {teacher.they} can find that the next lesson is going to be on something else.',
        ],
        plain: [
          'You choose the first, and {teacher} shake{teacher.s} it off like a wrong name. "That one was the truest. That one I have told to nobody." It was offered under cover of a game, and you have called it a lie. {teacher.they} laugh{teacher.s}, and it is a good laugh, and it hurries.',
        ],
        dark: [
          '"You think I was not thanked," {teacher} say{teacher.s}. "That is generous. I was thanked, with tears, by people who did not know." The lesson appears to be over. {teacher.they} {teacher.has} told you two true things that cannot be taken back, and you heard neither. "You will be lied to," {teacher.they} add{teacher.s}. "I did try."',
        ],
      },
      effects: [
        'feeling teacher -4',
        'learn teacher "Told you something true, and you took it for the lie."',
      ],
      memory: { text: 'You took the truest thing {teacher} said for a lie.', about: 'teacher' },
    },
    declined: {
      words: {
        light: [
          '"Prefer to!" {teacher} exclaim{teacher.s}, and turn{teacher.s} to {place} at large for support. "One offers them the wisdom of a lifetime." But {teacher.they} keep{teacher.s} close to you from then on, and whenever somebody is speaking to you {teacher} stand{teacher.s} just behind, and cough{teacher.s} at the doubtful passages.',
        ],
        plain: [
          '"That is not an argument," {teacher} say{teacher.s}. "It is a way of standing with your hands at your sides." All the same {teacher.they} {teacher.does} not finish the exercise. {teacher.they} seem{teacher.s} to go back over the three things, alone, and to find one among them that {teacher.they} would now have liked to be true.',
        ],
        dark: [
          '"Then I will have to be worth it," {teacher} say{teacher.s} slowly, and it does not please {teacher.them}; it is a weight, and you have handed it over without asking. "You do not know what you have just done. I was freer before. I could have told you anything." {teacher.they} bow{teacher.s}, and {teacher.is} gone.',
        ],
      },
      effects: ['feeling teacher +3', 'set flags.lesson_in_lies_trusted true'],
      memory: {
        text: 'You would not learn suspicion, and said you trusted {teacher}.',
        about: 'teacher',
      },
    },
    traded: {
      words: {
        light: [
          '{teacher} listen{teacher.s} to your three with {teacher.their} whole attention, and ponder{teacher.s}, and ask{teacher.s} for the second again. "They are all lies," {teacher.they} say{teacher.s}. And so they are. "At the first lesson!" {teacher} can scarcely speak for pride. "I have nothing more to teach you. I want it known that it was I."',
        ],
        plain: [
          'You tell yours before {teacher} can ask for an answer. {teacher} follow{teacher.s} them like somebody counting under {teacher.their} voice. "You do not hurry anywhere," {teacher.they} say{teacher.s} in the end. "Either it is all true, or you have no need of me." You do not say which. {teacher.they} give{teacher.s} you, for that, a rather longer look.',
        ],
        dark: [
          'Three for three. {teacher} {teacher.has} gone quite rigid by the end of yours. "I can hear which it is," {teacher.they} say{teacher.s}. "I will not say it. It is the same as mine." After that you both stay as you are, like people who have met where neither should have been.',
        ],
      },
      effects: ['feeling teacher +4', 'set flags.lesson_in_lies_traded true'],
      memory: {
        text: 'You answered {teacher}’s three sentences with three of your own.',
        kind: 'secret',
        about: 'teacher',
      },
    },
    spared: {
      words: {
        light: [
          'You say how glad you are to hear it. {teacher} sag{teacher.s} with relief, and stop{teacher.s}. "Wait," {teacher.they} say{teacher.s}. "You said that too slowly." You look at each other. "I am an excellent teacher," {teacher} declare{teacher.s} gloomily, and you go on side by side, each knowing all about it.',
        ],
        plain: [
          'You let it stand. {teacher} {teacher.has} heard you hear it; that, after all, is what {teacher.they} taught you; and now hear{teacher.s} you leave it alone. "I thank you," {teacher.they} say{teacher.s}, as if for something you had handed over. "That is the second lesson. I was not sure I could teach it."',
        ],
        dark: [
          'You ask nothing. {teacher} stay{teacher.s} beside you rather longer than a greeting needs, in case you should change your mind, and you both know what {teacher.they} {teacher.is} waiting for. It does not come. "Well," {teacher.they} say{teacher.s}, "I taught you to hear it. I never thought to teach you to speak."',
        ],
      },
      effects: ['feeling teacher +3', 'set flags.lesson_in_lies_spared true'],
      memory: {
        text: 'You heard {teacher} lie, and let it be.',
        kind: 'secret',
        about: 'teacher',
      },
    },
    challenged: {
      words: {
        light: [
          '"Too slowly?" {teacher} repeat{teacher.s}. "I was never in my life so quick." You wait. "It is one thing. It is two things. It is possibly four," and they come out one after the other, none very large, until {teacher.they} {teacher.is} empty. "I shall never forgive myself for teaching you that," {teacher.they} say{teacher.s}, much better.',
        ],
        plain: [
          'You tell {teacher} where it hurried. {teacher} stand{teacher.s} like somebody tripped by the rope {teacher.they} laid. "I did say that you could not stop," {teacher.they} answer{teacher.s}. What comes next is not well put, and it takes its time, and there is no hurry in it anywhere.',
        ],
        dark: [
          '"I asked you not to," say{teacher.s} {teacher}. But {teacher.they} {teacher.does} not go. Somebody was left behind, and had a name, and {teacher} tell{teacher.s} you the name. {teacher.they} say{teacher.s} it twice, the second time more plainly. "Now you are the other one who thinks of it. I am sorry. I am not very sorry."',
        ],
      },
      effects: ['feeling teacher +6', 'learn teacher "Is not well, whatever is said."'],
      memory: {
        text: 'You told {teacher} that you had heard the lie.',
        about: 'teacher',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'heard',
      words: {
        light: [
          'You ask {teacher}, in passing, how things are. "Splendid," {teacher.they} say{teacher.s}. "Never better. What an extraordinary question." And {teacher.they} go{teacher.es} round something as {teacher.they} say{teacher.s} it, slowly, with great care, exactly as somebody who has never in {teacher.their} life been lost.',
        ],
        plain: [
          '"It is going quite well with me," {teacher} tell{teacher.s} you, when you meet. It is an ordinary remark, and you would have let it go by, once. Now you hear the care in it. {teacher} {teacher.is} already speaking of something else, evenly, hurrying nowhere at all.',
        ],
        dark: [
          '"I have put it behind me, you know," {teacher} say{teacher.s}, out of nowhere. "What I told you that time. One does." {teacher.they} say{teacher.s} it well. It is smooth with use. {teacher.they} once asked you not to do this to {teacher.them}; and {teacher.has} said it to you, of all people.',
        ],
      },
      choices: [
        { text: 'Let {teacher} keep the lie.', kind: 'wait', leadsTo: 'spared' },
        {
          text: 'Say to {teacher} what you heard.',
          kind: 'talk',
          to: 'teacher',
          leadsTo: 'challenged',
        },
      ],
    },
  ],
};
