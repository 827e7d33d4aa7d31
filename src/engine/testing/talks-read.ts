/**
 * How people meet the player, by their words alone: a paragraph reads as it reads, whatever is felt and
 * wherever it comes from. Warm is who gives, confides, makes room or is glad of the player; cold who refuses,
 * falls silent, turns away, keeps off or reproaches them. In doubt it is neither.
 */
export const talksRead = {
  dunya: {
    warm: [
      `"Since it's you," says Dunya. She goes through it in order, item by item, and at the end she takes one thing off.`,
      '"Sit," says Dunya, and gives you the stool. What she tells you has no price on it. It is a little more than was asked, and she stops before it can be called talking.',
      'On your side of the board lies the end off something with seeds in it. No price has been said. When nobody has touched it for a while Dunya pushes it an inch further over, with the back of the knife, and talks about the weather.',
      `There is a stool by the oven that was not there before, and it is for you. "It's in the way," says Dunya, and moves a sack so that it is less so.`,
    ],
    cold: [
      `"I'm serving," says Dunya. There is nobody in the shop. She goes on serving until you have moved.`,
      `Dunya moves the bread knife from the near side of the board to the far one. "I've had weevils," she says, "and I've had damp, and one year I had the bishop. You get so you can wait things out." She is angry with you.`,
      'Dunya knocks on the bottom of a loaf and listens. "Done," she tells it. To you she says, "You find a good deal to look into, for somebody who was nearly finished."',
    ],
    neither: [
      '"Ask me that with your hands in something," says Dunya, and gives you a tin to grease. By the time it is greased she has answered about half, and the half was about butter.',
      '"Before the oven or after it?" says Dunya. It is nearly always before. She looks at the clock, and at you, and the clock has it.',
      `"It's in the dough," says Dunya. "It's come up slow since Tuesday, and I've given it the warm end." She holds a wet finger to the crack of the shutter and reads it off. "Before dinner. You've that long, at the rate you quoted me."`,
      'Dunya hears it out and chalks something on the doorpost, under *Assessor*. It may be the question. It has a figure after it.',
    ],
  },
  pruett: {
    warm: [
      '"I should like to be asked that more often," says Pruett. He answers it quite badly, begins again, and does it better.',
      'Pruett looks to see who is in the pews, and then he tells you: not the whole of it, but sitting down, which he does only among friends.',
    ],
    cold: [
      '"Quite," says Pruett, like a latch.',
      'Pruett finds that he has dropped something behind the font, and is some time not finding it.',
    ],
    neither: [
      '"Before Sext, one fears," says Pruett. "It is the rope. It takes up in the damp: an inch for rain." He leads you round to see the end of it, which hangs a good hand clear of its own mark on the wall. "I shall be ringing Vespers on my toes."',
      `"Forty-one is such a settled number, Assessor. It has lived here nineteen winters, since the field slid in the night with the Garrods' house and the Teasels', and nine people. If it were forty-two they would send four of ours to the road, and one is not sent home. Could one ask you to leave it where it is?"`,
      `"One only wondered about the number. Nineteen winters ago that field slid, and took the Garrods' house and the Teasels', with nine people in them. Since then it has come out at forty-one. At forty-two you would have four of our young people off to the road, and one is not sent home again. Might you see your way to forty-one?"`,
      '"That," says Pruett, "is a question for after Vespers." After Vespers, it is understood, there will be others.',
      `"You'll forgive the sweeping," says Pruett, sweeping. "It isn't that there's dirt. They can hear it, you see, through the—" He sweeps with attention for a moment. "Through the quiet. The congregation. They find it settling." He does not mean anyone in the pews.`,
      'Pruett considers it from both sides. "One has heard it said," he begins; and then the rope wants looking at, and he looks at it, and comes back with his face arranged. "But not by anyone," he says.',
      'Pruett is the sexton, and the old man who watched you count. He has left his boots by the stove, so as not to startle anyone, and comes to the end of your pew. "It is not quite Terce," he says. "We have a moment."',
      'The old man from the chapel door has come to find you. He is Pruett, the sexton. "You were up for Lauds," he says. "So few people see it." What he says next he has plainly said over on the way.',
      `The old man from the chapel door has come to find you. He is Pruett, the sexton. "You were up for Lauds," he says. "So few people see it." He has gone round to Marrit's left side, where she is deaf, to say the rest.`,
    ],
  },
  wen: {
    warm: [
      `"You can come up to the rail," says Wen. She gives it some thought. "Left of the brown one. I've told her, and she's told the others."`,
      '"You can know that," says Wen. She tells it to the oldest goat, slowly, and waits at the end of each bit to see if you have got it.',
      `Wen comes four steps nearer to answer, and for Wen four steps are a visit. "It's so," she says. "Mostly."`,
    ],
    cold: [
      '"Goats," says Wen, and they come between.',
      'Wen looks at the place where you are standing until it is only a place.',
    ],
    neither: [
      `"A goat's eye goes sideways," says the girl, from some way off. "So it can see you coming and the grass at once." She eats a bit of turnip off her knife. "You're looking at one thing all the time. That's how people fall in."`,
      `"A goat's eye goes sideways," says Wen, from some way off. "So it can see you coming and the grass at once." She eats a bit of turnip off her knife. "You're looking at one thing all the time. That's how people fall in."`,
      `"Ask that one," says Wen, and nods at a goat. The goat chews. "She says it's none of yours. I'd not have put it like that."`,
      `"They're eating fast," says Wen. "When it's a long way off they look up in between." None of them is looking up. She has a sack round her already, with one corner pushed into the other to make a hood.`,
      `Wen takes it with her for the length of the fence. "I know it," she says when she gets back. "I'm just not saying it yet."`,
    ],
  },
  marrit: {
    warm: [
      '"Ask me another!" shouts Marrit, when you have had it. "That one was easy!"',
      'Marrit lays the hammer by, though the iron is at its colour, and that she has never done for a question. The answer is short and loud and, so far as anybody knows, true.',
      'Marrit picks a rivet out of the ash with her bare fingers, tosses it twice, and drops it in your coat pocket. "Good for an hour!" she shouts. She has taken to you.',
    ],
    cold: [
      `"Can't hear you!" shouts Marrit. She has turned her good ear to the wall.`,
      "Marrit's hammer comes down just as you begin, and goes up just as you stop, and comes down.",
    ],
    neither: [
      '"What!" says Marrit. It has to be said again. "Tuesday!" she shouts, well pleased, and goes back to the hammer. It was an answer. It was to somebody else.',
      '"Not in this frost!" shouts Marrit. It is for a woman who went out some minutes ago. She turns to you with her palm behind her right ear, the good one. You may ask her anything, if you can shout.',
      `"Say it to the anvil!" shouts Marrit. "I'll get it off him!" She strikes once, listens, and shakes her head. "He's not heard it either!"`,
      `"With the other hand!" shouts Marrit; and then, some way into a horseshoe, "It's coming! I broke this arm in the wet year and it's told me every fall since!" She works the elbow for you. It can be heard over the bellows. "That's a deep one!"`,
      'Marrit bends her good ear down and takes it in, every word, with her eyes shut. Then a hinge drops off the wall, and she answers the hinge.',
    ],
  },
  josse: {
    warm: [
      `Josse has no nails in at all, to talk to you. "I'm listening," he says, quite clearly, and is surprised by the sound of it.`,
      `"I kept you a—" says Josse, and looks for it in three pockets. It is half a biscuit, with the marks of nails in it. "It's the better half. I had a bite off the other, to see."`,
      `"I've not told anybody this," says Josse. He has told the slates, by the sound of it, and they did not interrupt either.`,
      `Josse starts at the end, which is how it can be told that he means it, and works back. "And that's why the—well, you saw," he says.`,
      `Josse takes a nail from the row in his mouth, not the worst one, and makes you a present of it. "It's for when they ask you things," he says. "You just go—" and he points at his closed lips.`,
    ],
    cold: [
      `"Don't know," says Josse. It is a whole sentence, and he has never been known to finish one.`,
      'Josse has all his nails in, and points at them.',
    ],
    neither: [
      `Josse answers with both hands, up, along, over. Somewhere near the ridge of it he loses the end. "Well, you'd have to see it," he says. "I can't do it flat."`,
      `"It's funny you should—" says Josse. He moves a nail from the left of his mouth to the right. "Because I was only just—" It goes back to the left. That seems to be all of it.`,
      `"That slate, your first one, the third from the top," says Josse. "That wasn't you. I'd put it up with one nail. I'd the other in my mouth, only I was counting, and then you lose your—" He stops, and looks to see whether anyone has asked him what.`,
      '"Who told you to ask that?" Josse looks along the roofs. "No, only—somebody always has."',
      `"You're from there," says Josse. "Are you? And when you go back is it all still—" He has come three steps nearer without noticing; he notices, and goes back two. "I'd only want to see it. I wouldn't touch anything."`,
    ],
  },
} as const;

/** Paragraphs in which nobody meets the player. */
export const nobodyMet: readonly string[] = [
  `Hob Sedge, of the twentieth hearth, is clearing a ditch, and three small girls hand him things. "You're the one that counts," he says. "Count those, while you're at it. If you go over forty-one it's me for the road, and their mother's dead." He is not asking you for anything. He wants you to have met them.`,
  'Tib Marl has come with a bucket of coal for you, from the thirtieth hearth. He is fifteen, and has been told to be polite. "Is it cold, on the gang?" he says; and when he has had his answer he thanks you for it, and forgets the bucket.',
  `Bet Harrow, of the tenth hearth, goes by with wet washing on her shoulder, singing. She leaves off when she sees the ledger. "They say you don't come back from it," she says. "My mother won't have it talked about. Do they let you sing?" Nobody has thought to ask the office that.`,
  "A thread of the near smoke comes over, on no wind, at the height of your face. Toast. It is somebody's breakfast.",
  'Eleven goats look you over, and so does Little Wen, who keeps them, from as far along the rail as the rail goes. She is ten, sooty, and wears grey mittens on a string. By the shed a brazier of dung bricks burns with hardly any smoke, a blanket laid beside it; she sleeps here. At the gate someone has driven in a peg and tied a red rag to it.',
  'Eleven pews, one stove, and a window of plain glass with the field in it. By the bell rope hangs a board of chalk ticks, eight to a day, and no hour is missing. The burial register lies on a shelf below. The old man in the black coat stays near the rope, and watches what you look at.',
  "It is so warm in here that your face hurts. There are two ovens, one of them shut. Loaves wait along the wall on shelves chalked with the names of houses. The lowest shelf has two loaves on it and no name. Nobody comes in to fetch those. The board in the middle is Dunya Kist's.",
  'In a window along the lane a curtain is being held aside by one finger, and it does not drop when you look. They are watching what you write.',
  `You hear the smithy before you are in it. Marrit Vale, the smith, brings the hammer down, and every tong and hinge on the walls repeats it. "Say it up!" she shouts. "I've had twenty years of anvil!" She is stone deaf in the left ear, and not good in the right. Her son Josse, eighteen and mostly legs, takes three nails out of his mouth in order to say nothing. Theirs is the fortieth hearth. Behind the bellows something tall is roped up in sacking.`,
];
