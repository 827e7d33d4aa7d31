import type { StorySituation } from '@/reading/situation-form/story-situation';

export const thereAndBack: StorySituation = {
  id: 'there-and-back',
  roles: { demander: { is: 'person' }, matter: { is: 'topic' } },
  words: {
    light: [
      '"I shall now walk to the end of {place} and back," {demander} say{demander.s}, "at a leisurely pace. When I return, you will say, for all to hear, that I was right about {matter}. Otherwise I shall tell them that you have agreed with me from the first and were too shy to say so." {demander.they} {demander.is} already walking.',
    ],
    plain: [
      '"You will say before everyone that I was right about {matter}," {demander} say{demander.s}. "You need not mean it. If you do not, I tell them that you knew the whole of it and let them talk." {demander.they} point{demander.s}. "To the end of {place} and back. You have that long. I do not walk fast. But I do not stop."',
    ],
    dark: [
      '{demander} {demander.has} thought about it, and that is the trouble. "They believe you, and not me. So you will tell them that I was right about {matter}. Or I say that you kept it from them, and I shall weep a little as I say it." {demander.they} look{demander.s} along {place}. "To the end and back. I am starting now."',
    ],
  },
  choices: [
    {
      text: 'Give in, and call {demander} right before everyone.',
      kind: 'tell',
      to: 'demander',
      leadsTo: 'gaveIn',
    },
    {
      text: 'Let {demander} walk, and say nothing.',
      kind: 'wait',
      to: 'demander',
      risk: 'even',
      stat: 'nerve',
      leadsTo: 'bluffed',
      otherwise: 'carriedOut',
    },
    {
      text: 'Walk along with {demander}, and bargain.',
      kind: 'persuade',
      to: 'demander',
      tone: 'cooperative',
      leadsTo: 'bargained',
    },
  ],
  outcomes: {
    gaveIn: {
      words: {
        light: [
          'You say it to all of them, clearly, while {demander} {demander.is} still at the far end and cannot hear. {demander.they} come{demander.s} running. "Again! From the beginning!" You say it again. At the third time some of them are nodding along. {demander} shine{demander.s} with pleasure, and a few others look at you rather strangely.',
        ],
        plain: [
          'You say it. It is one sentence, and they take it as such a thing is taken from somebody trusted: without a question. {demander} hear{demander.s} it, out at the turn, and nod{demander.s}. "You see, it was quickly done," {demander.they} tell{demander.s} you later. "It was easier than I had thought. I shall bear that in mind."',
        ],
        dark: [
          'You speak before the steps have come back. Nobody doubts you; you can watch them change their minds, one by one, in good faith. {demander} arrive{demander.s} to find it done. There is no triumph in it. "I had hoped that you would refuse," {demander} say{demander.s}, quite near. "I wanted there to be one who would."',
        ],
      },
      effects: ['feeling demander +6', 'set flags.there_and_back_gave_in true'],
      memory: {
        text: 'You gave in and told everyone that {demander} {demander.was} right about {matter}.',
        about: 'demander',
        significance: 'medium',
      },
    },
    bluffed: {
      words: {
        light: [
          '{demander} come{demander.s} back more and more slowly, to give you every chance, and for the last few steps {demander.is} walking on the spot. Not a word from you. "I have miscounted," {demander.they} announce{demander.s}. "I shall have to do it over again." The second walk is begun in another direction, and does not end here.',
        ],
        plain: [
          '{demander} return{demander.s} and stand{demander.s} before you, and by now everyone is listening. It would be easy. "I was going to tell you all something," {demander} begin{demander.s}, and look{demander.s} at you, and the rest of it will not come. "I forget what it was." You get a nod, with respect in it and no liking.',
        ],
        dark: [
          'You listen to the steps: away, the turn, nearer. {demander} stop{demander.s} in front of you and look{demander.s} for the words, which had all been ready. "I cannot even do that," {demander.they} say{demander.s}. The others wonder what is meant. "Do not be kind to me now. I was really going to."',
        ],
      },
      effects: ['feeling demander -3', 'set flags.there_and_back_bluffed true'],
      memory: {
        text: 'You let {demander}’s ultimatum run out, and nothing came of it.',
        about: 'demander',
        significance: 'medium',
      },
    },
    carriedOut: {
      words: {
        light: [
          '"Friends," {demander} call{demander.s} on arrival, "here is one who has agreed with me all along and was too shy to say it." There is applause. Two people confess to being shy as well. Whatever you say against it is taken for shyness. {demander}, who wanted to be called right, {demander.is} not even pleased.',
        ],
        plain: [
          '{demander} {demander.is} back, and {demander.does} it at once, in a level voice: that you knew, and for how long. Half of them believe it. You can see which half. "You might have spared us both this," {demander} say{demander.s} on the way past, and {demander.does} not look as if it had been worth the walk.',
        ],
        dark: [
          '{demander} say{demander.s} it, and weep{demander.s}, very simply, as promised. Nobody shouts. Someone takes a step away from you, and the others, so as not to be left standing there, take it too. Across all that space {demander} look{demander.s} at you, frightened by how well it went.',
        ],
      },
      effects: ['feeling demander -5', 'set flags.there_and_back_carried_out true'],
      memory: {
        text: 'You let the ultimatum run out, and {demander} spoke against you before everyone.',
        kind: 'betrayal',
        about: 'demander',
        significance: 'medium',
      },
    },
    bargained: {
      words: {
        light: [
          'You fall into step. At the outset {demander} want{demander.s} everything, halfway along {demander} want{demander.s} half, and by the far end it has come down to this: you will see to it that once, when {demander} {demander.is} contradicted, somebody takes {demander.their} side. You shake hands. The way back is spent rehearsing how you will look.',
        ],
        plain: [
          'You walk beside {demander}, which had not been foreseen. "I would be content," {demander.they} say{demander.s} by and by, "if someone heard me to the end, for once." Before you turn, it is agreed: you will get {demander.them} a hearing about {matter}, and no more than that. "Soon," {demander} say{demander.s}. "Or I start walking again."',
        ],
        dark: [
          'Step for step with another person, {demander} cannot threaten so well. You offer to speak for {demander.them}, once, when it is needed most, whatever it may cost you. {demander} go{demander.es} on for some time without a word. "I shall need it," {demander.they} say{demander.s}. "You think that I shall never come for it. I shall come."',
        ],
      },
      effects: ['feeling demander +4', 'set flags.there_and_back_bargained true'],
      memory: {
        text: 'You promised to speak up for {demander} once, when it was needed.',
        kind: 'promise',
        about: 'demander',
        significance: 'medium',
      },
    },
    spokeUp: {
      words: {
        light: [
          'You say that there is something in that. A hush falls, as after a great utterance. "In what, exactly," somebody asks, and you say it again, with the look that was rehearsed. {demander} close{demander.s} both hands upon the moment. "I have had many friends," {demander.they} tell{demander.s} you afterwards, "and none could do that."',
        ],
        plain: [
          'You ask for quiet until there is quiet, and use up some goodwill in doing so. {demander} speak{demander.s}. Not all of it is right, not all of it is wrong, and it is heard to the end. "That was all I wanted," {demander.they} say{demander.s}, surprised. Somebody advises you to choose your company better.',
        ],
        dark: [
          'You say the word, and they believe you. It takes them an effort, and part of that effort stays turned on you. {demander} {demander.is} let alone. "Now I have nothing left to threaten you with," {demander.they} say{demander.s}. "I would not know where to begin." It is as near to thanks as {demander} come{demander.s}.',
        ],
      },
      effects: [
        'feeling demander +9',
        'settle promise demander',
        'set flags.there_and_back_spoke_up true',
      ],
      memory: {
        text: 'You kept your bargain and spoke up for {demander}.',
        kind: 'kept',
        about: 'demander',
        significance: 'medium',
      },
    },
    leftAlone: {
      words: {
        light: [
          'You grow interested in something far away. {demander} wait{demander.s}, and then, in your voice and with your look, take{demander.s} {demander.their} own side. It is a good imitation. Everybody laughs. {demander} laugh{demander.s} too, longer than the rest, and when that is over {demander.does} not look at you at all.',
        ],
        plain: [
          'You stay where you are. {demander} begin{demander.s} without you, too loudly, and {demander.is} talked over by the second sentence. {demander.they} go{demander.es} on to the end, with nobody listening, and stop{demander.s} by you afterwards. "I could start walking again," {demander.they} say{demander.s}. "But it would not trouble you. That is what I did not know."',
        ],
        dark: [
          'You do not move. {demander} nod{demander.s}, like one who had reckoned with it, and go{demander.es} back alone. It does not take them long. Later somebody mentions to you, as a curious detail, that {demander} {demander.was} asked to name one person who would speak well of {demander.them}, and named no one.',
        ],
      },
      effects: [
        'feeling demander -10',
        'settle promise demander',
        'set flags.there_and_back_left_alone true',
      ],
      memory: {
        text: 'You broke your bargain and let {demander} stand alone.',
        kind: 'broken',
        about: 'demander',
        significance: 'high',
      },
    },
  },
  echoes: [
    {
      after: 'bargained',
      words: {
        light: [
          '{demander} {demander.is} being contradicted. It is a small contradiction; one could step over it. {demander} stop{demander.s}, and look{demander.s} at you with enormous expectation. "I merely repeat," {demander} say{demander.s}, slowly and distinctly, "what I have always said about {matter}." Everyone follows that look to where it ends, which is you.',
        ],
        plain: [
          '"It is now," {demander} say{demander.s}. "They have begun on it without me. You said that you would get me a hearing." {demander.they} {demander.has} prepared; you can tell by how still {demander.they} hold{demander.s} {demander.their} hands. "I shall not need long. I only need you to make them be quiet."',
        ],
        dark: [
          '"I have come," {demander} say{demander.s}. "They want somebody to be at fault about {matter}, and they have nearly settled who. One word would do, from a person they believe." {demander.they} glance{demander.s} round, as if followed. "You said, whatever it costs. I have not come sooner than I had to."',
        ],
      },
      choices: [
        {
          text: 'Speak up for {demander}, as you agreed.',
          kind: 'help',
          to: 'demander',
          tone: 'friendly',
          leadsTo: 'spokeUp',
        },
        { text: 'Leave {demander} to manage without you.', kind: 'wait', leadsTo: 'leftAlone' },
      ],
    },
  ],
};
