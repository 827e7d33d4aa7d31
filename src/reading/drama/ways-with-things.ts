import { way } from '@/reading/drama/way';

/** What can be done about something one can hold, what is most different first. */
export const waysWithThings = {
  'thing-missing': [
    way(
      'find',
      'Found',
      ['Find {x}, and give {x.them} back.'],
      'You find {x}, where nobody had looked because everybody passed it every day. You give back what you found, and do not ask to be thanked.',
    ),
    way(
      'accuse',
      'A name',
      ['Accuse whoever is behind it, before everybody.'],
      'You say the name before everybody. Nobody speaks for as long as it takes to look round. What became of {x} is told then, by whoever knew it all along.',
    ),
    way(
      'forgive',
      'Forgiven',
      ['Forgive whoever is behind it, and say nothing.'],
      'You know who it was, and you say nothing. It is understood in one look across the room. In the morning there is a sign of it that only you can read.',
    ),
    way(
      'without',
      'Without',
      ['Do without {x}, and begin again.'],
      'You stop looking for {x}, and begin again with what is there. It is less, and it is enough to begin with.',
    ),
  ],
  paper: [
    way(
      'give',
      'Handed over',
      ['Give {x} to {a}.', 'Give {x} to whom {x.they.are} meant for.'],
      'You give {x} to {a}, and stay while it is read. You see on a face what stands there, line by line.',
    ),
    way(
      'keep',
      'Kept',
      ['Keep {x}, and say nothing.'],
      'You keep {x}. It is not much to carry, and you carry it everywhere from now on. What is said in it happens without having been read.',
    ),
    way(
      'read',
      'Read aloud',
      ['Read {x} aloud, before everybody.'],
      'You read {x} aloud, all of it, and your voice holds to the end. There is nobody now who does not know it, and nobody who can have it otherwise.',
    ),
    way(
      'burn',
      'Ashes',
      ['Destroy {x}, so that nobody reads {x.them}.'],
      'You destroy {x}, and watch until nothing is left that could be read. Whatever stood there, you are the last place where it is written.',
    ),
  ],
  contract: [
    way(
      'sign',
      'Signed',
      ['Sign {x}.'],
      'You sign {x}, and the pen makes more noise than it should. It is done, and it holds, also for those who were not asked.',
    ),
    way(
      'refuse',
      'Not signed',
      ['Refuse to sign {x}.'],
      'You put the pen down beside {x}, and do not take it up again. They explain it to you once more, more slowly. It stays a no.',
    ),
    way(
      'other-terms',
      'Other terms',
      ['Ask {a} for other terms.'],
      'You name your terms, and {a} hears them to the end. What is signed at last is shorter than it was, and nobody is quite content with it.',
    ),
    way(
      'tear-up',
      'Torn up',
      ['Tear up {x}, and leave.'],
      'You tear {x} through, and through again, and are outside before anybody has counted the pieces.',
    ),
  ],
  deed: [
    way(
      'uphold',
      'Held to',
      ['Stand by {x}, and claim what is yours.'],
      'You put {x} before everybody, and stand by every word of it. There is shouting, and then there is counting, and then it is yours.',
    ),
    way(
      'come-to-terms',
      'A deal',
      ['Make a deal with {a} about {x}.'],
      'You make a deal with {a}. Neither of you gets what you came for; both get what they can live with. {x} has another name under it by evening.',
    ),
    way(
      'tear',
      'Torn up',
      ['Tear up {x}, and let nobody have {x.them}.'],
      'You tear {x} through, and through again. It is a small sound. After it everything that was settled is open, for everybody.',
    ),
    way(
      'leave',
      'Gone',
      ['Leave with {x}, before anybody can stop you.'],
      'You leave with {x}, by the back way, and do not stop where you would be looked for. It is still good, wherever you unfold it.',
    ),
  ],
  thing: [
    way(
      'give',
      'Handed over',
      ['Hand {x} over to {a}.', 'Give {x} away.'],
      'You hand {x} over to {a}. {x.They.are} lighter to give away than to carry. What becomes of {x.them} is out of your hands, as one says, and for once that is true.',
    ),
    way(
      'keep',
      'Kept',
      ['Hide {x}, and keep {x.them}.'],
      'You hide {x} where nobody will look, and keep your face as it was. They ask everybody. They ask you last, and believe you.',
    ),
    way(
      'return',
      'Given back',
      ['Find out whose {x} {x.are}, and give {x.them} back.'],
      'You find out whose {x} {x.are}, and bring {x.them} there yourself. The door is opened before you have knocked. Nothing needs to be explained.',
    ),
    way(
      'leave',
      'Gone',
      ['Leave with {x}.'],
      'You leave, and take {x} with you. By the time it is noticed you are somewhere else, and so is the question.',
    ),
  ],
  message: [
    way(
      'deliver',
      'Delivered',
      ['Deliver {x} as it was given to you.'],
      'You deliver {x}, as it was given to you and to whom it was meant for. It is taken without a word, and then everything begins to move at once.',
    ),
    way(
      'warn',
      'A warning',
      ['Warn {a} instead.'],
      'You warn {a} instead. {x} stays with you, undelivered, and somebody waits for it in vain in a place where they had meant to wait for somebody else.',
    ),
    way(
      'silent',
      'Kept',
      ['Keep {x} to yourself, and hide.'],
      'You keep {x} to yourself, and keep out of sight until nobody asks for it any more. It was worth something for one night. Now it is only something you know.',
    ),
    way(
      'tell-all',
      'It was said',
      ['Tell everybody about {x}.'],
      'You tell it to everybody, aloud. What all know can be used against nobody. There is an end of whispering, for today.',
    ),
  ],
} as const;
