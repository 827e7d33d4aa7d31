import type { StorySituation } from '@/reading/situation-form/story-situation';

export const toBeDestroyed: StorySituation = {
  id: 'to-be-destroyed',
  roles: { clearer: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '{clearer} is getting rid of things, and has reached the stage where it is a pleasure. "Gone," {clearer.they} say{clearer.s} of one, and "gone" of another. Then {clearer.they} come{clearer.s} to {thing}, and look{clearer.s} round for applause before the throw. The only person to look at is you.',
    ],
    plain: [
      '{clearer} has {thing} in one hand and nothing in the other, and is looking for a way to end it that will only need doing once. "Don’t tell me what it’s worth," {clearer.they} say{clearer.s}. "I’ve had it long enough to know. Give me one reason, or stand back."',
    ],
    dark: [
      '"Once it’s gone, nobody can ask me about it," says {clearer}. {clearer.they} {clearer.is} holding {thing} out and away, as one holds what one cannot bear to look at and cannot quite let fall. "I only wanted to do it with somebody there. So that I really do it."',
    ],
  },
  choices: [
    {
      text: 'Beg {clearer} to give {thing} to you instead.',
      kind: 'persuade',
      to: 'clearer',
      leadsTo: 'given',
    },
    {
      text: 'Stand by {clearer} while it is done.',
      kind: 'wait',
      to: 'clearer',
      tone: 'friendly',
      leadsTo: 'done',
    },
    {
      text: 'Trick {clearer} into destroying something else.',
      kind: 'deceive',
      to: 'clearer',
      risk: 'even',
      stat: 'craft',
      leadsTo: 'tricked',
      otherwise: 'exposed',
    },
  ],
  outcomes: {
    given: {
      words: {
        light: [
          '"You want it?" says {clearer}. "It’s awful." You are handed it all the same, by somebody who looks as if a home had been found for a difficult aunt. "No bringing it back. If I see {thing} about, I’ll say I don’t know it, and I’ll say I don’t know you."',
        ],
        plain: [
          '{clearer} had not thought of that, and does not like it. "I wanted it not to be, and now it’s only to be somewhere else." But your hand is out, and in the end you have {thing} in it. "Keep it where I can’t come across it. Not once."',
        ],
        dark: [
          '"You don’t know what you’re asking for," says {clearer}; then, after a silence, "Or you do." You are given {thing} quickly, before the words can be taken back. "I’d have been free of it. Now I’ll be free of it as long as you’re careful."',
        ],
      },
      effects: ['gain thing', 'feeling clearer -3', 'set flags.to_be_destroyed_given true'],
      memory: {
        text: '{clearer} gave you {thing} instead of destroying it.',
        kind: 'gift',
        about: 'clearer',
        significance: 'medium',
      },
    },
    done: {
      words: {
        light: [
          'It goes further than either of you would have thought possible. There is a pause, and then, from a long way off, a voice asking who did that. {clearer} seizes you by the hand and you both leave, not running, but like people who might at any moment.',
        ],
        plain: [
          'You stay, and {clearer} does it, and it is over sooner than the talking was. What is left of {thing} is nothing that anyone would pick up. "I thought I’d feel it go," {clearer.they} say{clearer.s}. "Thank you for not speaking. You had a look of being about to."',
        ],
        dark: [
          'You do not speak and you do not leave. {clearer} begins, and stops, and begins. It takes far longer than it should. "Now it’s you and I who remember {thing}," {clearer.they} say{clearer.s} at the end of it. "I’ve only halved it, then."',
        ],
      },
      effects: ['feeling clearer +8', 'set flags.to_be_destroyed_done true'],
      memory: {
        text: 'You stood by {clearer} and let {thing} be destroyed.',
        about: 'clearer',
        significance: 'medium',
      },
    },
    tricked: {
      words: {
        light: [
          'It is not your finest work. But {clearer} throws well and looks badly, and what goes sailing off is something nobody had a use for, while you keep {thing} in the hand behind you. "Don’t you feel better?" {clearer} asks, glowing. It seems kindest to agree.',
        ],
        plain: [
          'You ask for help with something, anything, and what {clearer} sets down and what {clearer.they} take{clearer.s} up again are not the same. It is destroyed very thoroughly. "There," says {clearer}. "That’s that." You keep the hand with {thing} in it quite still.',
        ],
        dark: [
          '{clearer} will not look at it while it is done, and so it can be done to something else. You are thanked. You hear how much {clearer.they} mean{clearer.s} it. You go on holding {thing} where it cannot be seen, and there is nothing now that you can say about it.',
        ],
      },
      effects: ['gain thing', 'feeling clearer +4', 'set flags.to_be_destroyed_tricked true'],
      memory: {
        text: 'You tricked {clearer} and secretly kept {thing}.',
        kind: 'betrayal',
        about: 'clearer',
        significance: 'high',
      },
    },
    exposed: {
      words: {
        light: [
          '"That," says {clearer}, looking at what you have put into {clearer.their} hand, "is a different thing altogether." It is held up beside {thing} for comparison. "Did you think I wouldn’t notice? I’ve hated this for years! I know every bit of it!" Both of them go.',
        ],
        plain: [
          '{clearer} stops with the wrong thing half destroyed, sees what you are keeping behind you, and holds out a hand. You give back {thing}, there being nothing else to do. "Everyone knows better what I should keep," {clearer.they} say{clearer.s}, and finish{clearer.es} it.',
        ],
        dark: [
          '"Show me," says {clearer}. You show what you have. {clearer} takes {thing} from you and does what was to be done, looking at you and not at it. "I asked for somebody to be there," {clearer.they} say{clearer.s} afterwards. "I should have asked for nobody."',
        ],
      },
      effects: ['feeling clearer -8', 'set flags.to_be_destroyed_exposed true'],
      memory: {
        text: '{clearer} caught you trying to save {thing} by a trick.',
        about: 'clearer',
      },
    },
  },
  echoes: [
    {
      after: 'tricked',
      words: {
        light: [
          '"A funny thing," says {clearer}. "Somebody tells me they saw {thing} in your hands, looking very well. I said it couldn’t be. I said I’d thrown it further than anybody ever threw anything." A pause. "I was so proud of that throw."',
        ],
        plain: [
          '{clearer} speaks to you as one does to people one used to know better. "I went back to see what was left. It wasn’t {thing}. It wasn’t even the right size. I don’t want it back. I want you to know that I stood there and thanked you."',
        ],
        dark: [
          '"I had peace, for a while," {clearer} says. "Then I thought it through, how the thing in my hand weighed nothing like {thing}. You let me have the peace first. I can’t decide if that was the kindness or the cruelty."',
        ],
      },
      effects: ['feeling clearer -8', 'set flags.to_be_destroyed_known true'],
      memory: {
        text: '{clearer} found out that you had kept {thing}.',
        kind: 'betrayal',
        about: 'clearer',
        significance: 'medium',
      },
    },
  ],
};
