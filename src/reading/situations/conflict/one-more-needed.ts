import type { StorySituation } from '@/reading/situation-form/story-situation';

export const oneMoreNeeded: StorySituation = {
  id: 'one-more-needed',
  roles: { planner: { is: 'person' }, owner: { is: 'person' }, thing: { is: 'thing' } },
  words: {
    light: [
      '"It is hardly even a plan," {planner} say{planner.s}, drawing you aside. "I have put {thing} somewhere clever. You notice, loudly, that it is missing. {owner} despair{owner.s}. I find it. {owner} {owner.is} overjoyed, and I am modest." The modesty has clearly been rehearsed. "But I cannot very well both miss it and find it. It needs two."',
    ],
    plain: [
      '"Nobody loses anything by it," {planner} say{planner.s}. {thing} has been put out of sight. Somebody will miss it, {owner} will worry for a while, and {planner} will find it. "{owner} {owner.has} stopped thinking much of me, and just now I need to be thought of. All that you do is miss it at the right moment."',
    ],
    dark: [
      '{planner} {planner.has} hidden {thing} and {planner.is} not proud of it. "{owner} {owner.is} going to send me away. If I am the one who finds this, {owner} cannot do it." All is worked out; it wants one voice more. "You would be the first to notice. It is a small lie. I did look for something true."',
    ],
  },
  choices: [
    {
      text: 'Play along, and miss {thing} loudly.',
      kind: 'deceive',
      to: 'owner',
      leadsTo: 'played',
    },
    {
      text: 'Decline, and forget what {planner} told you.',
      kind: 'tell',
      to: 'planner',
      leadsTo: 'declined',
    },
    {
      text: 'Slip {thing} back to {owner} before {planner} begin{planner.s}.',
      kind: 'sneak',
      to: 'thing',
      risk: 'even',
      stat: 'craft',
      leadsTo: 'slipped',
      otherwise: 'seen',
    },
  ],
  outcomes: {
    played: {
      words: {
        light: [
          'You miss {thing} so well that three people help you. {owner} despair{owner.s} as arranged. {planner} stroll{planner.s} up, look{planner.s} in two wrong places for effect, and then cannot remember the right one. It is a long and truly desperate search. "It was nothing," {planner.they} tell{planner.s} {owner} at last, trembling all over, with {thing} held tight.',
        ],
        plain: [
          'You say it at the right moment, and not too loudly. {owner}’s hands go to where {thing} should be. What follows is shorter than was planned, because {planner} cannot bear it and find{planner.s} it much too soon. {owner} thank{owner.s} {planner}, and then you, for having noticed. You are thanked at some length.',
        ],
        dark: [
          'It goes as it was worked out. {owner} search{owner.es} beside you with hands that make mistakes; then {planner} come{planner.s} with {thing}, and {owner} cannot speak. {planner} will not be sent away. "I had not thought that {owner} would look like that," {planner} say{planner.s} afterwards. "It was the one part I had not worked out."',
        ],
      },
      effects: ['feeling planner +8', 'feeling owner +2', 'set flags.one_more_needed_played true'],
      memory: {
        text: 'You helped {planner} deceive {owner} about {thing}.',
        kind: 'betrayal',
        about: 'owner',
        significance: 'medium',
      },
    },
    declined: {
      words: {
        light: [
          'You have, it turns out, a poor memory, and mean to use it. "You would have missed it so beautifully," {planner} sigh{planner.s}, and look{planner.s} about for another, but the rest are too honest or too busy. Meanwhile {thing}, somewhere clever, goes on not being missed at all. Nobody had planned for that.',
        ],
        plain: [
          '"As you like," {planner} say{planner.s}. "Then you know of nothing." For some time {planner.they} keep{planner.s} near you, making sure of it. {owner} come{owner.s} by, {owner.has} a friendly word for each of you, and go{owner.es} on. {planner} {planner.has} not once looked at {owner}, only at you.',
        ],
        dark: [
          '{planner} {planner.does} not press you. "I went and asked somebody decent," {planner.they} say{planner.s}. "I see where the fault was." {planner.they} {planner.is} already thinking of who else there is, and that one will say yes. You are to have heard nothing; and here {owner} come{owner.s}, and greet{owner.s} you by name.',
        ],
      },
      effects: ['feeling planner -4', 'set flags.one_more_needed_declined true'],
      memory: {
        text: 'You would not join {planner}’s plan, and kept quiet about it.',
        kind: 'secret',
        about: 'planner',
      },
    },
    slipped: {
      words: {
        light: [
          'The second clever place you look in is the right one, and {thing} is back just as {owner} come{owner.s} along. {planner} wait{planner.s} for you to begin. You do not, so {planner} must. "It is gone," {planner.they} call{planner.s}. {owner} hold{owner.s} it up. "And I have found it," {planner} say{planner.s}, after a while, faintly.',
        ],
        plain: [
          'You get {thing} back unseen, and when {owner} look{owner.s} for it, it is there. {planner} come{planner.s} up, ready to be needed, and nothing is the matter. {planner} cannot say a word about it without saying all. "Neatly done," {planner.they} tell{planner.s} you in passing. "Now perhaps you will think of something for me."',
        ],
        dark: [
          'It is where somebody in a hurry would put it, and you have it back before {planner} {planner.is} ready. {owner} will never know. {planner} stand{planner.s} there with a first sentence and nothing to say it about. "So you have kept me honest," {planner.they} say{planner.s}. "I shall have that with me when I go."',
        ],
      },
      effects: ['feeling planner -6', 'set flags.one_more_needed_slipped true'],
      memory: {
        text: 'You put {thing} back in secret and spoilt {planner}’s plan.',
        about: 'planner',
        significance: 'medium',
      },
    },
    seen: {
      words: {
        light: [
          '"Aha," {owner} say{owner.s}, and there you are with {thing} in your hands and no explanation that does not have {planner} in it. {planner} come{planner.s} hastening up, take{planner.s} in everything, and rise{planner.s} to it. "I have found it," {planner.they} tell{planner.s} {owner}, pointing at you, with the deepest modesty.',
        ],
        plain: [
          '{owner} come{owner.s} back a moment too soon. "I had wondered who it would be," {owner} say{owner.s}, and take{owner.s} {thing} out of your hands. There is a way to explain it, and it has {planner}’s name in it. {planner} {planner.is} standing right there, and there comes no word from {planner.them}, to help or to hinder.',
        ],
        dark: [
          'A hand closes over yours, on {thing}. "You," {owner} say{owner.s}, in a voice that had been kept for {planner}. {planner} {planner.has} seen it too. One sentence from {planner.them} would clear you. You can watch it being looked for, and found, and put away again.',
        ],
      },
      effects: [
        'feeling owner -7',
        'feeling planner +2',
        'learn planner "Let somebody else be blamed."',
        'set flags.one_more_needed_seen true',
      ],
      memory: {
        text: '{owner} caught you with {thing}, and {planner} did not clear you.',
        kind: 'betrayal',
        about: 'planner',
        significance: 'medium',
      },
    },
  },
};
