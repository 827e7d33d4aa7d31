import type { StorySituation } from '@/reading/situation-form/story-situation';

export const apologyTooLate: StorySituation = {
  id: 'apology-too-late',
  roles: { asker: { is: 'person' } },
  words: {
    light: [
      '"I owe you an apology," say{asker.s} {asker}, "and I have owed it so long that it has got embarrassing. Somebody made fun of you, everybody laughed, and I laughed loudest. You never noticed. I have noticed ever since. So: sorry. I do realise that you were quite happy until just now."',
    ],
    plain: [
      '{asker} {asker.has} evidently been walking up and down before coming over. "When they were talking against you, I was there," {asker.they} say{asker.s}. "I knew better, and one word would have done it. I said nothing. It is long decided now, and I know it helps nobody. I am sorry."',
    ],
    dark: [
      '"I could have warned you," {asker} say{asker.s}. "I knew what they meant to do to you, and I told myself that it was not mine to tell. You have borne it since." {asker.they} stand{asker.s} with empty hands. "I have not come to be forgiven. I do not know what I have come for."',
    ],
  },
  choices: [
    {
      text: 'Accept what {asker} says, late as it is.',
      kind: 'tell',
      to: 'asker',
      tone: 'friendly',
      leadsTo: 'accepted',
    },
    {
      text: 'Tell {asker} that it comes too late.',
      kind: 'tell',
      to: 'asker',
      leadsTo: 'too_late',
    },
    {
      text: 'Ask {asker} what was so hard about it.',
      kind: 'talk',
      to: 'asker',
      leadsTo: 'explained',
    },
  ],
  outcomes: {
    accepted: {
      words: {
        light: [
          '"Just like that?" {asker} seem{asker.s} almost robbed. "I had got ready for shouting." {asker.they} stay{asker.s} about, in case you should wish to shout after all, and then, giddy with relief, tell{asker.s} you the joke itself. It is quite a good joke. Several people near you laugh.',
        ],
        plain: [
          'It is as if {asker} had been pushing against a resistance that is not there, and now {asker.they} {asker.has} nothing to hold on to. "You might have made it harder," {asker.they} say{asker.s}. Whatever you could have asked for in return, you have not asked for it. {asker} go{asker.es} away with a lighter step.',
        ],
        dark: [
          '"Do not be kind about it," {asker} say{asker.s}. But you have said it, and it cannot be given back. {asker.they} nod{asker.s}, several times, and then {asker.is} unable to stop. What it cost you stays as it was. There is merely one person more who knows the amount.',
        ],
      },
      effects: ['feeling asker +8', 'set flags.apology_too_late_accepted true'],
      memory: {
        text: 'You accepted an apology from {asker} that came long after the harm.',
        kind: 'gift',
        about: 'asker',
      },
    },
    too_late: {
      words: {
        light: [
          '"Yes," {asker} agree{asker.s} promptly, "that was my feeling too. I ought to have come when it was fresh." {asker.they} stand{asker.s} about, holding the apology, so to speak, with nowhere to put it. "I shall see whether I can find something else to do with it."',
        ],
        plain: [
          'You say so, and {asker} {asker.does} not defend it. "I thought you would. I wanted it said anyway." The distance to you is now exactly what it was before, except that both of you have measured it. {asker} will not come a second time with words.',
        ],
        dark: [
          '{asker} take{asker.s} it as one takes a thing one has ordered. "Good," {asker.they} say{asker.s}. "I was afraid you would let me off." {asker.they} look{asker.s} at you once more, fully. It is the look of somebody learning a place by heart before leaving it.',
        ],
      },
      effects: ['feeling asker -4', 'set flags.apology_too_late_turned_down true'],
      memory: {
        text: 'You told {asker} that the apology came too late.',
        about: 'asker',
        significance: 'medium',
      },
    },
    explained: {
      words: {
        light: [
          '"You will think it silly," say{asker.s} {asker}. "They had never laughed at anything with me before. I was so pleased to be one of them." It is out before {asker.they} can make it funnier. "I had no idea that was the reason," {asker.they} add{asker.s}. "How horrid. I preferred the version with just the laughing."',
        ],
        plain: [
          '"I waited for somebody else to begin," {asker} say{asker.s}, after discarding two better answers. "Everybody did. You could see it, all of us waiting, quite politely." {asker.they} tell{asker.s} you who the others were, without meaning to accuse them. Now you know how many it would have taken.',
        ],
        dark: [
          '"They had told me that it would be you or me." {asker} say{asker.s} it so quietly that you have to come nearer. "That is not an excuse. You asked what was hard. It was not hard at all, that is what I cannot get past. It was done in a moment."',
        ],
      },
      effects: [
        'feeling asker +3',
        'learn asker "Kept silent when others harmed you, and knows why."',
        'set flags.apology_too_late_explained true',
      ],
      memory: {
        text: '{asker} told you why nobody had spoken up for you.',
        kind: 'secret',
        about: 'asker',
        significance: 'medium',
      },
    },
  },
  echoes: [
    {
      after: 'too_late',
      words: {
        light: [
          'Somebody begins a joke, and you are in it. It gets as far as the second sentence. "No," say{asker.s} {asker}, over everybody, "that one is not funny, I have tested it." There is a silence. {asker.they} avoid{asker.s} looking your way, and {asker.is} plainly bursting to.',
        ],
        plain: [
          'You hear of it from others: somebody spoke against you, and {asker} stood up and contradicted, point by point, until it was dropped. {asker.they} {asker.was} asked what was in it for {asker.them}. "I am behind with something," was the answer.',
        ],
        dark: [
          'There is a warning for you, a plain one, in few words: who, and what they intend. It has been left with somebody who was not to say from whom. "But it was {asker}," they tell you. "And I was to say that this time it is early enough."',
        ],
      },
      effects: ['feeling asker +6', 'set flags.apology_too_late_made_good true'],
      memory: {
        text: '{asker} stood up for you at last, without a word about forgiveness.',
        kind: 'help',
        about: 'asker',
        significance: 'medium',
      },
    },
  ],
};
