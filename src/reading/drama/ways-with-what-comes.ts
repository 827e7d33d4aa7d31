import { way } from '@/reading/drama/way';

/** What can be done about what comes, lives, stands or is only asked, what is most different first. */
export const waysWithWhatComes = {
  event: [
    way(
      'go-ahead',
      'As it was to be',
      ['Let {x} go ahead, and do your part.'],
      'You do your part, and {x} {x.are} as it was to be: not a minute early, a little crooked, and unforgettable to all who were there.',
    ),
    way(
      'stop',
      'Stopped',
      ['Stop {x}, whatever it costs.'],
      'You stop it. For a moment nobody understands, and then everybody speaks at once. There will be no {x.bare} today, and what that costs has your name on it.',
    ),
    way(
      'tell',
      'It was said',
      ['Tell {a} the truth before {x}.', 'Tell the truth before everybody at {x}.'],
      'You tell {a} the truth before it begins. {x} {x.are} not what was planned then. There are those who say that it was better.',
    ),
    way(
      'leave',
      'Gone',
      ['Leave before {x}.'],
      'You leave before it begins. From far off you hear that it has, and you walk on at the same pace.',
    ),
  ],
  danger: [
    way(
      'stay',
      'Held out',
      ['Stay, and hold out against {x}.'],
      'You stay, and hold out, hour by hour, with what there is. When it is over it takes a while until anybody believes it, and somebody puts water on for tea.',
    ),
    way(
      'save',
      'Brought away',
      ['Get everybody away from {x} in time.'],
      'You get them away, the slow ones first, the stubborn ones last. Nobody is left behind who could be counted. Behind you {x} {x.have} what you left there.',
    ),
    way(
      'face',
      'Face to face',
      ['Go out and face {x} yourself.'],
      'You go out alone. What you do there nobody sees, and what you say of it later is short. You come back, and the worst is behind you.',
    ),
    way(
      'tell',
      'It was said',
      ['Tell {a} the truth about {x}.'],
      'You tell {a} how it stands with {x}, without making it smaller. It is hard to hear. Then {a} begins to do what has to be done.',
    ),
  ],
  vote: [
    way(
      'for',
      'For it',
      ['Vote for it, and stand by it.'],
      'You say yes, aloud, and it is counted. There is no cheering. Somebody writes down the number, and everything begins from there.',
    ),
    way(
      'against',
      'Against it',
      ['Vote against it, before everybody.'],
      'You say no, aloud, and look at those who had counted on the other word. It is not done now, whatever else will be.',
    ),
    way(
      'tell',
      'It was said',
      ['Tell {a} the truth before the count.', 'Tell the truth before the count.'],
      'You tell what you know before anything is counted. Then there is nothing left to count, for nobody would vote now as they would have an hour ago.',
    ),
    way(
      'leave',
      'Gone',
      ['Refuse to vote, and leave.'],
      'You get up and go, and leave them to count without you. Behind the door it is quiet for a long time.',
    ),
  ],
  creature: [
    way(
      'go-in',
      'Near',
      ['Go to {x} alone, and see for yourself.'],
      'You go in alone, slowly, with your hands where they can be seen. {x} {x.have} been waiting for somebody who would. Nothing happens that you could have been afraid of.',
    ),
    way(
      'free',
      'Free',
      ['Open the door, and let {x} go free.'],
      'You open, and step aside. {x} {x.do} not go at once. Then there is only an open door, and the air coming in.',
    ),
    way(
      'shut',
      'Shut in',
      ['Keep {x} shut in, and stand guard.'],
      'You keep {x} shut in, and stand before the door yourself until it is light. It is the safe thing. All night you hear what it is that you are guarding.',
    ),
    way(
      'give',
      'Handed over',
      ['Tell {a} everything, and leave {x} to {a}.'],
      'You tell {a} everything, and leave {x} in those hands. You are told later that all was done that could be done. You were not there.',
    ),
  ],
  place: [
    way(
      'hold',
      'Held',
      ['Stay, and hold {x} to the last.'],
      'You stay, and you hold {x} until there is nobody left who would take it from you. It is not the same as it was. It stands.',
    ),
    way(
      'give-up',
      'Given up',
      ['Give up {x}, and get everybody away.'],
      'You give up {x}, and get everybody away from there before it is too late. Somebody looks round. You do not.',
    ),
    way(
      'destroy',
      'Nobody has it',
      ['See that nobody can have {x}.'],
      'You see to it that nobody will have {x} after you. It is done in one night. In the morning people come to look at what is not there any more.',
    ),
    way(
      'bargain',
      'A deal',
      ['Make a deal with {a} about {x}.'],
      'You make a deal with {a} about {x}, and shake hands on it. Both of you have kept something back, and both of you know it; it lasts all the same.',
    ),
  ],
  open: [
    way(
      'tell',
      'It was said',
      ['Tell {a} the truth about {x}.', 'Tell everybody the truth about {x}.'],
      'You tell {a} the truth about {x}, as far as you have it. Once begun it takes hardly longer than any other thing one says, and then it is no secret any more.',
    ),
    way(
      'silent',
      'Kept',
      ['Keep what you know of {x} to yourself.'],
      'You keep what you know of {x} to yourself. There is peace then, of the kind that has to be looked after every day, and you look after it.',
    ),
    way(
      'stay',
      'You stayed',
      ['Stay, and set {x} right yourself.'],
      'You stay, and set right what can be set right about {x}. It is not done in a day, and some of it will never be quite done.',
    ),
    way(
      'leave',
      'You went',
      ['Leave, and let {x} be.'],
      'You leave, and let {x} be. It goes on without you, a little otherwise than it would have.',
    ),
  ],
} as const;
