import type { StorySituation } from '@/reading/situation-form/story-situation';

export const nameKnown: StorySituation = {
  id: 'name-known',
  roles: { knower: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '{knower} call{knower.s} you by your name. Not the one you go by at {place}: the whole of it, with the part at the end that you never tell anybody. "I do hope I said it right," {knower.they} add{knower.s}. "I have been practising. There is a difficult bit in the middle."',
    ],
    plain: [
      'In the middle of quite another sentence {knower} use{knower.s} your name, the full one, which you have given to nobody at {place}. {knower.they} notice{knower.s} it a moment after you do. "Ah," {knower.they} say{knower.s}. "I was going to lead up to that."',
    ],
    dark: [
      'The name comes from behind you, the one from before, which nobody at {place} was ever given. {knower} say{knower.s} it without raising {knower.their} voice, and wait{knower.s} to see what you will do with it. "I would not use it in front of the others. Not unless I had to."',
    ],
  },
  choices: [
    {
      text: 'Answer to the name and hear what {knower} wants.',
      kind: 'talk',
      to: 'knower',
      leadsTo: 'answered',
    },
    {
      text: 'Deny to {knower} that the name is yours.',
      kind: 'deceive',
      to: 'knower',
      leadsTo: 'denied',
    },
    { text: 'Ask {knower} who spoke that name.', kind: 'talk', to: 'knower', leadsTo: 'traced' },
  ],
  outcomes: {
    answered: {
      words: {
        light: [
          '"It is you!" exclaim{knower.s} {knower}, and then, remembering, whisper{knower.s} it again. "There was a greeting for you. I was to hand it on to whoever answered. It was: be careful about {matter}, and are you keeping well? I have had to carry the second half for ages."',
        ],
        plain: [
          '"Good," {knower} say{knower.s}. "I had expected a longer dance." {knower.they} give{knower.s} you a message that was left for somebody of that name: people are watching what you do about {matter}, and not all of them mean well. Now {knower} know{knower.s} for certain who you are.',
        ],
        dark: [
          '{knower} seem{knower.s} almost sorry to be right. "Then hear this. That name was spoken when they talked about {matter}, by somebody who wanted it remembered." {knower.they} step{knower.s} away from you. "I have done my part. I would rather not have known you."',
        ],
      },
      effects: ['feeling knower +4', 'set flags.name_known_answered true'],
      memory: {
        text: 'You admitted your full name to {knower} and got a warning about {matter}.',
        kind: 'secret',
        about: 'knower',
        significance: 'medium',
      },
    },
    denied: {
      words: {
        light: [
          '"Oh, what a pity," say{knower.s} {knower}. "You looked so much like it." {knower.they} say{knower.s} the name over once or twice, with feeling, as one tries on something meant for another. "Well, if you ever meet the person, there is good news waiting. I may not say what."',
        ],
        plain: [
          '{knower} consider{knower.s} you a moment, and then let{knower.s} it go by. "My mistake." {knower.they} {knower.does} not use it again, and call{knower.s} you from then on what everybody does, only with a small pause before it, the length of the other name.',
        ],
        dark: [
          '"As you like," {knower} say{knower.s}. "Then there is nobody here whom it concerns." {knower.they} leave{knower.s} you standing with that. It was said kindly, and it has the sound of something being put away where you cannot get at it.',
        ],
      },
      effects: ['feeling knower -3', 'set flags.name_known_denied true'],
      memory: {
        text: 'You told {knower} that your own name was not yours.',
        about: 'knower',
        significance: 'medium',
      },
    },
    traced: {
      words: {
        light: [
          '{knower} look{knower.s} caught. "You did. You talk when you believe nobody is about. There was a whole conversation, and you took both parts." {knower.they} lift{knower.s} both hands. "I was already there! It would have been ruder to leave. You argued very well about {matter}."',
        ],
        plain: [
          '"Somebody who was asking after you, about {matter}," {knower} say{knower.s}. "They had the name and nothing else. I said I had never heard it, which was true until then." {knower.they} rub{knower.s} {knower.their} hands. "They were polite. I did not like how polite."',
        ],
        dark: [
          '"It was the last thing somebody said to me before they had to go," {knower} answer{knower.s}. "Your name, and that I should look for you, because of {matter}. I was told you would not ask about anything else first." {knower.they} wait{knower.s}. "And you did not."',
        ],
      },
      effects: [
        'feeling knower +2',
        'learn knower "Had your name from somebody else, and kept it quiet."',
      ],
      memory: {
        text: 'You learnt from {knower} how your name had come to be known.',
        kind: 'secret',
        about: 'knower',
      },
    },
  },
  echoes: [
    {
      after: 'denied',
      words: {
        light: [
          '"About that person you are not," say{knower.s} {knower}. "I gave the good news to the next one I met, so as not to waste it. Such joy! It had to do with {matter}. I thought you would be pleased for them." {knower.they} look{knower.s} at you closely.',
        ],
        plain: [
          '{knower} find{knower.s} you alone. "I had a message for that name, about {matter}. I kept it as long as I could, and now its time is past." There is no anger in it. "I only wanted whoever it was to know that somebody had sent one."',
        ],
        dark: [
          '"They came back," {knower} tell{knower.s} you in passing, "with that name. I said what you said: that nobody here has it. They thanked me and crossed it out." {knower.they} {knower.is} already walking on. "I do not know what it means when they cross one out."',
        ],
      },
      effects: ['feeling knower -2', 'set flags.name_known_message_lost true'],
      memory: {
        text: 'What {knower} had for you about {matter} was lost, because you denied your name.',
        about: 'knower',
        significance: 'medium',
      },
    },
  ],
};
