import type { StorySituation } from '@/reading/situation-form/story-situation';

export const decisionWanted: StorySituation = {
  id: 'decision-wanted',
  roles: { asker: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"Decide for me about {matter}," {asker} say{asker.s}. "Either I speak up or I hold my peace, and I have been on both sides for so long that I know everybody there. Say which. I shall do it without a murmur." {asker.they} murmur{asker.s} something. "That was not about your decision."',
    ],
    plain: [
      '"I have thought it through," say{asker.s} {asker}, "and then I have thought it back again." The question is whether to speak about {matter}, or leave it. "There are exactly as many reasons as there are reasons. You are not in it. Tell me what to do and I will do it, and will not ask you why."',
    ],
    dark: [
      '"I can do it," say{asker.s} {asker}. "I can also not do it. What I can no longer do is be the one who chooses." It is about {matter}, and somebody will be hurt by the speaking, and somebody else by the silence. "You choose. It will cost you less. You do not know their names."',
    ],
  },
  choices: [
    {
      text: 'Decide for {asker}: speak up about {matter}.',
      kind: 'tell',
      to: 'asker',
      leadsTo: 'decided',
    },
    {
      text: 'Hand the choice about {matter} back to {asker}.',
      kind: 'talk',
      to: 'asker',
      leadsTo: 'handedBack',
    },
    {
      text: 'Trick {asker} into hearing what {asker.they} want{asker.s}.',
      kind: 'deceive',
      to: 'asker',
      risk: 'even',
      stat: 'wits',
      leadsTo: 'tricked',
      otherwise: 'seenThrough',
    },
  ],
  outcomes: {
    decided: {
      words: {
        light: [
          '"Speak up," {asker} repeat{asker.s}. "Right. Without a murmur." {asker.they} go{asker.es}, and you hear {asker.them} doing it, and doing it, until people begin to come out of that direction with thoughtful looks. "I told them it was your idea," {asker} say{asker.s}, returning much refreshed. "They would like a word with you."',
        ],
        plain: [
          '{asker} wait{asker.s} to see whether you will add a reason, and you do not. "That will do," {asker.they} say{asker.s}. It does something to the way {asker.they} stand{asker.s}, to have been told. {asker.they} walk{asker.s} straight off to do it, as one crosses where somebody else has gone first. You are the somebody else.',
        ],
        dark: [
          '"Speak, then." {asker} bow{asker.s}, as to a sentence that was passed. "I thought that you would say the other. I had already begun to be at peace with the other." But {asker.they} go{asker.es}. Whoever is hurt by it will not know that you exist. {asker} will; and {asker.they} will tell you who it was.',
        ],
      },
      effects: ['feeling asker +5', 'set flags.decision_wanted_decided true'],
      memory: {
        text: 'You decided for {asker} to speak up about {matter}.',
        about: 'asker',
        significance: 'medium',
      },
    },
    handedBack: {
      words: {
        light: [
          '"You are no help," say{asker.s} {asker}, "and I shall tell everyone so. I shall tell them plainly." {asker.they} listen{asker.s} to what {asker.they} {asker.has} said. "I seem to have begun speaking up," {asker.they} remark{asker.s}, with interest. "About the wrong thing. But it is quite bracing." {asker.they} wander{asker.s} off to try it on somebody more important.',
        ],
        plain: [
          '"That is the answer I give people," say{asker.s} {asker}. "I never knew what it was like to get it." {asker.they} take{asker.s} the thing up again; you can all but see the weight of it come on. It is {asker.their} own weight, at least. {asker.they} {asker.does} not come to you with anything else for some time.',
        ],
        dark: [
          '"You are afraid of it too." {asker} say{asker.s} this with no scorn, only noting it. "Then it is as bad as I believed. I had hoped that I was making it larger." {asker.they} stay{asker.s} by you a little, since neither of you is going to do anything; and when {asker.they} go{asker.es}, it is to choose.',
        ],
      },
      effects: ['feeling asker -4', 'set flags.decision_wanted_handed_back true'],
      memory: { text: 'You would not make {asker}’s choice about {matter}.', about: 'asker' },
    },
    tricked: {
      words: {
        light: [
          'You tell {asker} that it is settled: silence. "Quite right," {asker} say{asker.s}. "Very wise. Only somebody ought to mention," and there follows everything that somebody ought to mention, for some time, with headings. "You did that on purpose," {asker.they} say{asker.s} at the last of them. "Do it again. I have another that I cannot decide."',
        ],
        plain: [
          'You say, very firmly, that {asker} must leave it. You see it reach {asker.them}; you see the hands drop, and it is not relief. "Very well. That is to say, I find I mind it," {asker.they} say{asker.s}. It surprises {asker.them}. "You never meant it," {asker.they} add{asker.s}. "But I do. Thank you, I think."',
        ],
        dark: [
          'You tell {asker} that it has already come out; that somebody else has spoken. For a moment {asker} look{asker.s} set free. Then {asker.they} see{asker.s} that it is not so, and that you were watching. "So I wanted it said," say{asker.s} {asker}. "Only not by me. That is worth knowing. It is not pleasant."',
        ],
      },
      effects: ['feeling asker +3', 'learn asker "Wants to speak, and did not know it."'],
      memory: {
        text: 'You tricked {asker} into knowing what to do about {matter}.',
        kind: 'help',
        about: 'asker',
      },
    },
    seenThrough: {
      words: {
        light: [
          '"You are about to say the opposite, to see what I do," say{asker.s} {asker}. "I do that to people myself." So you say the other. "Or else the opposite of that." Soon neither of you has any idea what to think about {matter}, and {asker} cannot remember which of you came for advice.',
        ],
        plain: [
          '{asker} hear{asker.s} it, and tilt{asker.s} it, so to speak, and see{asker.s} what is underneath. "That is a test," {asker.they} say{asker.s}. "I came to you with a thing that is tearing me in two, and you held it up to find out how it works." {asker.they} {asker.has} every right to go, and use{asker.s} it.',
        ],
        dark: [
          'You have hardly begun when {asker} raise{asker.s} a hand. "Do not. I have been handled by people who were good at it." There is no more talk of choosing. {asker.they} will do one or the other now without a word; and if it goes badly, there was no one, {asker.they} will say, to ask.',
        ],
      },
      effects: ['feeling asker -7', 'set flags.decision_wanted_seen_through true'],
      memory: { text: '{asker} saw through your trick about {matter}.', about: 'asker' },
    },
  },
  echoes: [
    {
      after: 'decided',
      words: {
        light: [
          '"I have been speaking up ever since," {asker} tell{asker.s} you. "It began with {matter}, and now I cannot stop. I told somebody that their singing was flat. I told somebody else it was not. Could you decide that I should leave off? For an hour or so? People are hiding."',
        ],
        plain: [
          '"I did as you said, about {matter}," {asker} tell{asker.s} you. "When it looks right, I notice, I think it was my decision; when it looks wrong, I think it was yours." {asker.they} hold{asker.s} out a hand. "I came to say that just now it looks like mine."',
        ],
        dark: [
          '{asker} {asker.has} come to tell you the names. There are two. {asker.they} say{asker.s} them slowly, and what has become of each. "You chose better for not knowing them," {asker.they} say{asker.s}, "and I do not reproach you. But I could not go on being the only one who did."',
        ],
      },
      effects: ['feeling asker +2'],
      memory: {
        text: '{asker} told you what came of your decision about {matter}.',
        about: 'asker',
      },
    },
  ],
};
