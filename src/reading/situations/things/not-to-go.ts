import type { StorySituation } from '@/reading/situation-form/story-situation';

export const notToGo: StorySituation = {
  id: 'not-to-go',
  roles: { blocker: { is: 'person' }, elsewhere: { is: 'elsewhere' } },
  words: {
    light: [
      'You have only to look towards {elsewhere}, and {blocker} is in the way. "No," says {blocker}. You step left. {blocker} steps left. "I can do this for as long as you like. I’ve thought of eleven reasons, and I’m willing to tell you the first ten."',
    ],
    plain: [
      '{blocker} is standing on the way to {elsewhere}, and not by chance. "You’re not going," {blocker.they} say{blocker.s}, without anger, as if it had been settled with some trouble beforehand. "Think what you like of me. Find another way round, if there is one. But not past me."',
    ],
    dark: [
      '"Anywhere else," says {blocker}. "Only not to {elsewhere}." {blocker.they} stand{blocker.s} square across the way, and the voice is not used to pleading. "If I tell you why, you’ll go at once. If I don’t, you’ll go out of spite. So I am just going to stand here."',
    ],
  },
  choices: [
    {
      text: 'Give in to {blocker} and keep away from {elsewhere}.',
      kind: 'tell',
      to: 'blocker',
      tone: 'friendly',
      leadsTo: 'stayed',
    },
    {
      text: 'Push past {blocker} towards {elsewhere}.',
      kind: 'force',
      to: 'blocker',
      tone: 'hostile',
      risk: 'even',
      stat: 'body',
      leadsTo: 'past',
      otherwise: 'stopped',
    },
    {
      text: 'Dare {blocker} to come along to {elsewhere}.',
      kind: 'persuade',
      to: 'blocker',
      leadsTo: 'dared',
    },
  ],
  outcomes: {
    stayed: {
      words: {
        light: [
          '{blocker} had nine more reasons ready and is a little put out. "You might have struggled." All the same you are led away from there and told about other places, all nicer than {elsewhere}, and each with something wrong with it that {blocker} remembers halfway through.',
        ],
        plain: [
          '"You mean it?" says {blocker}, and goes on barring the way for a little, from habit. "I’d ask you to promise, but I think you just did. You’ll hold it against me. I would rather have that than the other thing." What the other thing is, you are not told.',
        ],
        dark: [
          'It takes {blocker} some time to believe you. "Thank you," {blocker.they} say{blocker.s}, several times, and each time more quietly. When you look back from some way off, {blocker} has not left the way to {elsewhere}, and has both hands out, as if to stop someone else.',
        ],
      },
      effects: ['feeling blocker +8', 'set flags.not_to_go_stayed true'],
      memory: {
        text: 'You gave in to {blocker} and agreed to keep away from {elsewhere}.',
        kind: 'promise',
        about: 'blocker',
        significance: 'medium',
      },
    },
    past: {
      words: {
        light: [
          'You go left, and then, which is the whole art of it, left again. "That’s not fair!" cries {blocker}. By then nothing stands between you and {elsewhere}. The eleventh reason follows you for some way, shouted. It is that {blocker} would worry.',
        ],
        plain: [
          'You put {blocker} aside with one hand. It is easier than it should have been, and that is what {blocker} minds. "Go on, then. You’ve got your way to {elsewhere}," you hear behind you. "I only wanted there to be one person who had tried." No steps come after you.',
        ],
        dark: [
          '{blocker} holds you and you get loose; {blocker} holds you again, and you are not gentle. Then you have the way to {elsewhere} before you, and {blocker} behind. "I did try," {blocker.they} say{blocker.s}, and it is not to you. "I did everything but hurt them. You heard me try."',
        ],
      },
      effects: ['feeling blocker -8', 'set flags.not_to_go_past true'],
      memory: {
        text: 'You pushed {blocker} aside to have the way to {elsewhere}.',
        about: 'blocker',
        significance: 'medium',
      },
    },
    stopped: {
      words: {
        light: [
          'You run. {blocker} does not. {blocker} merely turns out to be everywhere you get to. At the end you are standing just where you began, no nearer to {elsewhere}, and it is you who need a rest. "Ten reasons," says {blocker}. "Shall I start, or would you like another go?"',
        ],
        plain: [
          'You try it once with weight and once with quickness, and both times there {blocker} is. Nobody is hurt. "I’ve been thinking about this longer than you have," {blocker.they} say{blocker.s}. "That’s all it is. Now I’ll have to tell people you tried, so that they help me."',
        ],
        dark: [
          '{blocker} is stronger in this than you, being the more afraid. You are held until you stop. "Hate me," {blocker.they} say{blocker.s}. "You’ll be here to do it." Then the hands come away slowly, one, and after a while the other.',
        ],
      },
      effects: ['feeling blocker -5', 'set flags.not_to_go_stopped true'],
      memory: {
        text: 'You tried to push past {blocker} to {elsewhere} and were stopped.',
        about: 'blocker',
      },
    },
    dared: {
      words: {
        light: [
          '"Me?" says {blocker}. "To {elsewhere}?" This was not among the eleven. "I’d have to bring things. I’d have to tell somebody." {blocker.they} look{blocker.s} down the way with, of all things, longing. "Ask me again. Not now. I have to be against it a little longer."',
        ],
        plain: [
          '{blocker} is silent so long that it becomes an answer. "I’ve not been back at {elsewhere} since," {blocker.they} say{blocker.s}. Since what, is left out. "You would really have me with you? You’d wait, if I had to stop on the way?"',
        ],
        dark: [
          '"That’s clever," says {blocker}. "If I’m afraid for you, I can’t very well refuse." A look towards {elsewhere}, the first. "When you go, I go in front. And if I tell you to leave me there, you’ll leave me. Those are my terms, and you won’t like the second."',
        ],
      },
      effects: ['feeling blocker +4', 'set flags.not_to_go_dared true'],
      memory: {
        text: 'You dared {blocker} to come to {elsewhere} with you.',
        about: 'blocker',
        significance: 'medium',
      },
    },
    reason: {
      words: {
        light: [
          '"A surprise," {blocker} says, before you have quite finished asking. "For you, at {elsewhere}. Everyone had a part, and nobody had learnt theirs, and there you came walking straight at it. It was the sort that doesn’t keep." A moment of mourning. "But it was going to be lovely."',
        ],
        plain: [
          '{blocker} spares nobody in the telling, and least of all the teller. There was no danger for you at {elsewhere}. There was only what {blocker} had said of you there, to people who would have repeated it. "I’ve unsaid it since. One by one. It took me until now."',
        ],
        dark: [
          '{blocker} tells you who was at {elsewhere}, and for whom they were waiting, and by what name they would have called. It is yours. "I told them you’d gone another way," {blocker} says. "They believed me. I’ve been wondering ever since whom they met instead."',
        ],
      },
      effects: ['feeling blocker +3', 'settle promise blocker', 'set flags.not_to_go_reason true'],
      memory: {
        text: '{blocker} told you why you had been kept from {elsewhere}.',
        kind: 'secret',
        about: 'blocker',
        significance: 'medium',
      },
    },
    spared: {
      words: {
        light: [
          '"You’re not curious?" says {blocker}. "Not even a hint? It begins with… no?" {blocker.they} walk{blocker.s} round you once, suffering. "I’ve never respected anyone so much," {blocker.they} say{blocker.s}, "and I’ll be telling someone else within the minute."',
        ],
        plain: [
          '{blocker} had been holding the first sentence ready, and it takes a moment to put it away. "Then you did it just because I asked. I’d forgotten that people do." After that {blocker} talks of other things, rather badly, and stays with you longer than there is reason to.',
        ],
        dark: [
          '"You won’t have it?" says {blocker}. And then again, differently: "You won’t. Then there’s one person who’ll look at me and not see it." {blocker} stays where {blocker.they} {blocker.is}. "I’d like to stand here a bit, if you don’t mind. Just here, with somebody who doesn’t know."',
        ],
      },
      effects: ['feeling blocker +8', 'settle promise blocker', 'set flags.not_to_go_spared true'],
      memory: {
        text: 'You spared {blocker} the telling of what had been at {elsewhere}.',
        kind: 'kept',
        about: 'blocker',
      },
    },
  },
  echoes: [
    {
      after: 'stayed',
      words: {
        light: [
          '{blocker} comes up to you, walks on, and comes back. "About {elsewhere}. There’s the eleventh reason, and I’m bursting with it. It’s a good one. You’re in it. I have sworn to tell you only if you ask, so I thought I’d stand where you could."',
        ],
        plain: [
          '"You kept away from {elsewhere}," {blocker} says. "I asked around. I’m sorry I did." The next part takes a while. "I said I wouldn’t tell you why. I think you’ve earned it, if you want it. You may not like me the better."',
        ],
        dark: [
          '"It’s over, at {elsewhere}," says {blocker}, like someone who has put nothing down for a long time. "What I kept you from. You could go now, and there’d be nothing to see. Or I could tell you. I’d sooner you had neither, but I’ve said enough."',
        ],
      },
      choices: [
        {
          text: 'Let {blocker} tell you about {elsewhere}.',
          kind: 'talk',
          to: 'blocker',
          leadsTo: 'reason',
        },
        {
          text: 'Spare {blocker} the telling.',
          kind: 'gesture',
          to: 'blocker',
          tone: 'friendly',
          leadsTo: 'spared',
        },
      ],
    },
  ],
};
