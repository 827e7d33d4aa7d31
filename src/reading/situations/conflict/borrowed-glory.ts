import type { StorySituation } from '@/reading/situation-form/story-situation';

export const borrowedGlory: StorySituation = {
  id: 'borrowed-glory',
  roles: {
    boaster: { is: 'person', trait: 'proud' },
    witness: { is: 'person' },
    absent: { is: 'absent-person' },
    elsewhere: { is: 'elsewhere' },
  },
  words: {
    light: [
      '"So there we were," {boaster} say{boaster.s}, "on the way back from {elsewhere}, lost, and not one of them would go first. I went first." There were five of them at the last telling; now there are nine. {witness}, next to you, {witness.is} counting along. "It was {absent} who went first," {witness} murmur{witness.s}. "{boaster} came last, asking whether it was far."',
    ],
    plain: [
      '{boaster} tell{boaster.s} it well: how they had lost the way back from {elsewhere}, how nobody dared go first, and who then did. "Someone had to," {boaster} say{boaster.s}, and people look pleased to know such a person. {witness} lean{witness.s} towards you. "That was {absent}. I was there. {boaster} came last of all." {boaster} {boaster.has} noticed the two of you talking.',
    ],
    dark: [
      '"I told them to hold on to one another, and I went in front," {boaster} say{boaster.s}. It is the story of the way back from {elsewhere}, and those who hear it are grateful. {witness} {witness.is} not. "It was {absent} in front," {witness} say{witness.s} to you, very low. "I have waited all this time for somebody to thank {absent}."',
    ],
  },
  choices: [
    {
      text: 'Thank {absent} for it aloud, with {boaster} listening.',
      kind: 'tell',
      to: 'boaster',
      tone: 'hostile',
      leadsTo: 'thanked',
    },
    {
      text: 'Let {boaster} finish, and speak of it alone.',
      kind: 'wait',
      to: 'boaster',
      tone: 'cooperative',
      leadsTo: 'alone',
    },
    {
      text: 'Ask {boaster} for just one more detail.',
      kind: 'talk',
      to: 'boaster',
      leadsTo: 'tripped',
    },
  ],
  outcomes: {
    thanked: {
      words: {
        light: [
          'You thank {absent}, warmly and by name, for having gone first. "Naturally, {absent}," {boaster} say{boaster.s} after a moment. "{absent} {absent.was} first in the sense of being in front." Somebody laughs, and then everybody. {witness} shake{witness.s} your hand. {boaster} {boaster.does} not come near you for some time, and then only to say that it was nine.',
        ],
        plain: [
          'You say whom there is to thank for it. Nobody looks at {boaster} then, and that is how {boaster.they} {boaster.is} made to notice. "It was {absent}, yes," {witness} say{witness.s} into the quiet. {boaster} laugh{boaster.s}, a moment too late. "I was coming to that," {boaster.they} say{boaster.s}, and will not forgive you for having been quicker.',
        ],
        dark: [
          'You say whose story it is. {witness} stand{witness.s} up for {absent}. One after another the rest do too, and {boaster} {boaster.is} left in the middle of them. "I only wanted to have done it," {boaster.they} say{boaster.s} at last, and it is meant for you. "Is that so hard to understand?"',
        ],
      },
      effects: [
        'feeling boaster -9',
        'feeling witness +5',
        'feeling absent +6',
        'set flags.borrowed_glory_thanked true',
      ],
      memory: {
        text: 'You thanked {absent} in front of everyone for what {boaster} had boasted of.',
        about: 'boaster',
        significance: 'medium',
      },
    },
    alone: {
      words: {
        light: [
          'You wait for the applause to end and take {boaster} aside. "It was {absent}, I know," {boaster} say{boaster.s} before you can begin. "But being last is terrible. There is nobody behind you at all." A glance over at the others. "You did not tell them. I shall owe you something. Within reason."',
        ],
        plain: [
          'Away from the others it takes one sentence. "The first time I only left {absent} out," {boaster} say{boaster.s}. "Then there was a gap in the story, and I stood next to it." Over there {witness} {witness.is} watching, disappointed in you. "You could have said it before them all. I owe you for that."',
        ],
        dark: [
          'You let it come to its end, and one by one they thank {boaster}. Afterwards you say what you have heard. "{absent} never told it," {boaster} answer{boaster.s}. "It was lying there, and nobody had it." And then, lower: "Keep it for me. I cannot give it back before those people. I will make it good."',
        ],
      },
      effects: [
        'feeling boaster +5',
        'feeling witness -4',
        'set flags.borrowed_glory_kept_secret true',
      ],
      memory: {
        text: 'You kept {boaster}’s false story to yourself, and {boaster} owed you for it.',
        kind: 'debt',
        about: 'boaster',
        significance: 'medium',
      },
    },
    tripped: {
      words: {
        light: [
          'You ask which way they turned at the end. "Left," {boaster} say{boaster.s} happily. "Right," {witness} say{witness.s}. "Left, and then, as it were, right." By your third small question the way back has eleven turnings, and {boaster} {boaster.is} first at each of them. Nobody believes a word any more. They have never enjoyed it so much.',
        ],
        plain: [
          'You ask who walked behind whom. {boaster} begin{boaster.s} the list, carefully, and come{boaster.s} to the end of it with one too few. "And {absent}," somebody says, "where was {absent}?" "Further in front," {boaster} answer{boaster.s}, and hear{boaster.s} it. The story stops there. {boaster} look{boaster.s} round to see once more who it was that asked.',
        ],
        dark: [
          'You ask only what there was to see, going in front. {boaster} {boaster.is} silent. "I saw {absent}," {boaster.they} say{boaster.s}, and it is out. "All the way. I looked at nothing else. I have told it the other way so often that I could nearly see past." {witness} {witness.is} the first to look away.',
        ],
      },
      effects: [
        'feeling boaster -4',
        'feeling witness +2',
        'learn boaster "Came last that time, and tells it otherwise."',
        'set flags.borrowed_glory_tripped true',
      ],
      memory: {
        text: 'One question from you brought down {boaster}’s story about {elsewhere}.',
        about: 'boaster',
      },
    },
    inFront: {
      words: {
        light: [
          'You go side by side, so that nobody can quite say who is first, and {boaster} talk{boaster.s} the whole way. It is not far. "You see," {boaster.they} tell{boaster.s} the others when they are all through, and then, to general surprise, "I was terrified. This one was in front by half a step."',
        ],
        plain: [
          'You keep so close to {boaster} that no one sees who is leading whom. It goes well. They thank {boaster} again, and over all the thanks {boaster} look{boaster.s} at you. "Now it is partly true," {boaster.they} say{boaster.s} afterwards. "You did that. I do not know how one gives back a thing like that."',
        ],
        dark: [
          'The two of you go, and the rest follow, each holding on to the next, as in the story. Once {boaster} would have stopped, and your hand is there, and {boaster.they} {boaster.does} not. When everybody has come through, {boaster} count{boaster.s} them, and count{boaster.s} again, and walk{boaster.s} off a little way to be alone.',
        ],
      },
      effects: [
        'feeling boaster +8',
        'feeling witness -2',
        'set flags.borrowed_glory_in_front true',
      ],
      memory: {
        text: 'You went in front with {boaster} and kept the secret a second time.',
        kind: 'help',
        about: 'boaster',
        significance: 'medium',
      },
    },
    ownedUp: {
      words: {
        light: [
          'It takes {boaster} four beginnings. "It was {absent}. I was last, and I complained." There is a hush; then somebody says that they had all known that, apart from the complaining. For once {boaster} can find nothing to say. "You might have told me," {boaster.they} say{boaster.s}, deeply wounded.',
        ],
        plain: [
          '{boaster} go{boaster.es} back and say{boaster.s} it without ornament: {absent} went first, and {boaster} came last. Nobody laughs. They choose another to go in front. {boaster} return{boaster.s} to you looking smaller, and rather better. "That was the worst thing anyone has ever talked me into," {boaster.they} say{boaster.s}. "Stay here a little."',
        ],
        dark: [
          '"I was the last," {boaster} tell{boaster.s} them. "{absent} turned round for me. That is how I come to know the story." Some of them turn away. One says that the last has to walk it too. {boaster} look{boaster.s} round for you, like somebody who has set down a load and still leans against it.',
        ],
      },
      effects: [
        'feeling boaster +3',
        'feeling witness +6',
        'feeling absent +6',
        'set flags.borrowed_glory_owned_up true',
      ],
      memory: {
        text: 'You got {boaster} to tell everyone that it had been {absent}.',
        about: 'boaster',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'alone',
      words: {
        light: [
          '"They have asked me to go first," {boaster} say{boaster.s}, catching up with you. "Really first. In front. On account of my experience." The laugh that follows is a thin one. "You know what my experience is. I had hoped for an idea. I had hoped that it might be you."',
        ],
        plain: [
          '{boaster} {boaster.has} clearly been trying to find you alone. "There is something to be got through, and nobody wants to go first, and they have all turned to me. With such confidence." {boaster.they} keep{boaster.s} {boaster.their} voice down. "You know why I cannot. What do I do?"',
        ],
        dark: [
          '"They remembered the story," {boaster} say{boaster.s}. "Now that someone has to go in front. They were so relieved." {boaster.their} voice is nearly steady. "If I go, they will all follow, and I never knew how it is done. Tell me what I am to do with that."',
        ],
      },
      choices: [
        {
          text: 'Go in front with {boaster}, and say nothing.',
          kind: 'help',
          to: 'boaster',
          tone: 'friendly',
          leadsTo: 'inFront',
        },
        {
          text: 'Urge {boaster} to tell them about {absent}.',
          kind: 'persuade',
          to: 'boaster',
          leadsTo: 'ownedUp',
        },
      ],
    },
  ],
};
