import { way } from '@/reading/drama/way';

/** What can be done about somebody, what is most different first. */
export const waysWithPeople = {
  'person-missing': [
    way(
      'find',
      'Found',
      ['Go and find {x}, and bring {x.them} back.'],
      'You go after {x}, and you find {x.them}: not where anybody had looked, and not for the reason that anybody had given. You come back together, and the door that had been left open can be shut.',
    ),
    way(
      'tell',
      'The truth about it',
      ['Tell {a} the truth about {x}.', 'Tell everybody the truth about {x}.'],
      'You tell {a} all that you know of {x}, and leave nothing out that speaks against you. It takes less time than keeping it did. From now on others are looking too.',
    ),
    way(
      'wait',
      'Waiting',
      ['Stay, and wait for {x}.'],
      'You stay where {x} would look for you, and wait. It is long. When there are steps outside at last, you are the only one still awake to hear them.',
    ),
    way(
      'without',
      'Without anybody',
      ['Go on without {x}.'],
      'You go on without {x}. What was for {x} to do is done by you, not in the same way and not as well, but it is done, and nobody can say that everything stopped.',
    ),
  ],
  'person-dead': [
    way(
      'name',
      'It was said',
      ['Find out what happened to {x}, and say it before everybody.'],
      'You find it out, and say it before everybody, with all that belongs to it. Nobody can have it unsaid now, and what happened to {x} has stopped being a thing that is only whispered.',
    ),
    way(
      'finish',
      'What was begun',
      ['Finish what {x} began.'],
      'You take up what {x} had to put down, and you finish it. It is not a monument. It works, and that would have pleased {x.them} more.',
    ),
    way(
      'settle',
      'An agreement',
      ['Come to terms with {a}, and let {x} rest.', 'Keep what you know, and let {x} rest.'],
      'You and {a} agree on what is to be said, and what is not. There is peace for {x} now. You will know what that rest was paid with.',
    ),
    way(
      'leave',
      'Gone',
      ['Leave before the same happens to you.'],
      'You leave while the road is still open. Whoever did that to {x} looks for you for a while, in all the places where you are not.',
    ),
  ],
  'person-in-danger': [
    way(
      'warn',
      'A warning',
      ['Warn {x}, and tell {x.them} everything.'],
      'You warn {x}. {x.They.are} not surprised, and then {x.they.are} quick. What was waiting for {x} has to wait for somebody else.',
    ),
    way(
      'hide',
      'Hidden',
      ['Hide {x}, and say nothing to anybody.'],
      'You hide {x}, and to everybody who asks you say nothing, in several friendly ways. They look everywhere but there.',
    ),
    way(
      'give-up',
      'Handed over',
      ['Leave {x} to {a}.', 'Leave {x} to whatever comes.'],
      'You step aside, and leave {x} to {a}. It is quickly done. Nobody thanks you for it, and nobody reproaches you either, and you wait for both.',
    ),
    way(
      'go-together',
      'Away together',
      ['Leave with {x} while there is time.'],
      'You go, and {x} with you, by the way that nobody watches. Behind you somebody calls, and it is too late for that by the length of a street.',
    ),
  ],
  person: [
    way(
      'tell',
      'It was said',
      ['Tell {x} the whole truth.'],
      'You tell {x} the whole of it, in the wrong order, and do not stop at the worst of it. Afterwards it is quiet. {x} {x.have} heard every word.',
    ),
    way(
      'silent',
      'Kept',
      ['Say nothing to {x}, and keep it to yourself.'],
      'You say nothing. {x} wait{x.s} for it a little longer than one waits for nothing, and then talk{x.s} about something else. It stays where it was, and you stay with it.',
    ),
    way(
      'through',
      'By another way',
      ['Ask {a} to speak with {x} for you.'],
      '{a} does it, and says it better than you would have, and a little otherwise than you meant. {x} look{x.s} over at you meanwhile.',
    ),
    way(
      'leave',
      'Gone',
      ['Leave {x}, and go your own way.'],
      'You go your own way. {x} {x.do} not hold you back, and {x.do} not look away until you are out of sight.',
    ),
  ],
} as const;
