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
      `There is a stool by the oven that was not there before, and somebody has wiped the flour off one half of it. "It's in the way," says Dunya, and moves a sack so that it is less so.`,
    ],
    cold: [
      `"I'm serving," says Dunya. There is nobody in the shop. She goes on serving until you have moved.`,
      `Dunya moves the bread knife from the near side of the board to the far one. "I've had weevils," she says, "and I've had damp, and one year I had the bishop. You get so you can wait things out."`,
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
      'Pruett looks to see who is in the pews, and then he tells you: not the whole of it, but with his hat on, which he does only among friends.',
    ],
    cold: [
      '"Quite," says Pruett, like a latch.',
      'Pruett finds that he has dropped something behind the font, and is some time not finding it.',
    ],
    neither: [
      '"Before Sext, one fears," says Pruett. "It is the rope. It takes up in the damp: an inch for rain." He leads you round to see the end of it, which hangs a good hand clear of its own mark on the wall. "I shall be ringing Vespers on my toes."',
      '"Forty-one is such a settled number, Assessor. It has lived here nineteen winters. Could one ask you to leave it where it is?"',
      '"One only wondered about the number. It has come out at forty-one for nineteen winters, and we have rather grown into it. Might you see your way to its coming out so again?"',
      '"That," says Pruett, "is a question for after Vespers." After Vespers, it is understood, there will be others.',
      `"You'll forgive the sweeping," says Pruett, sweeping. "It isn't that there's dirt. They can hear it, you see, through the—" He sweeps with attention for a moment. "Through the quiet. The congregation. They find it settling."`,
      'Pruett considers it from both sides. "One has heard it said," he begins; and then the rope wants looking at, and he looks at it, and comes back with his face arranged. "But not by anyone," he says.',
      'Pruett has taken his boots off, so as not to startle anyone, and comes in his stockings to the end of your pew. "It is not quite Terce," he says. "We have a moment."',
      `Pruett, the sexton, has put on his good coat to come and find you. "You were up for Lauds," he says. "So few people see it." He has gone round to Marrit's deaf side to do it.`,
      'Pruett, the sexton, has put on his good coat to come and find you. "You were up for Lauds," he says. "So few people see it." He holds his hat in front of him by the brim.',
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
      `"A goat's eye goes sideways," says Wen, from some way off. "So it can see you coming and the grass at once." She eats a bit of turnip off her knife. "You're looking at one thing all the time. That's how you fall in."`,
      `"Ask that one," says Wen, and nods at a goat. The goat chews. "She says it's none of yours. I'd not have put it like that."`,
      `"They're eating fast," says Wen. "When it's a long way off they look up in between." None of them is looking up. She has a sack round her already, with one corner pushed into the other to make a hood.`,
      `Wen takes it with her for the length of the fence. "I know it," she says when she gets back. "I'm just not saying it yet."`,
    ],
  },
  marrit: {
    warm: [
      '"Ask me another!" shouts Marrit, when you have had it. "That one was easy!"',
      'Marrit lays the hammer by, though the iron is at its colour, and that she has never done for a question. The answer is short and loud and, so far as anybody knows, true.',
      'Marrit picks a rivet out of the ash with her bare fingers, tosses it twice, and drops it in your coat pocket. "Good for an hour!" she shouts. At the half hour it goes through the lining. For the other half it lies in the hem and warms the back of your knee.',
    ],
    cold: [
      `"Can't hear you!" shouts Marrit. She has turned her good ear to the wall.`,
      "Marrit's hammer comes down just as you begin, and goes up just as you stop, and comes down.",
    ],
    neither: [
      `"Not in this frost!" shouts Marrit. It is for a woman who went out some minutes ago. She wipes her hands and turns to you with her palm behind her ear, and by the look of it she has the next person's answer ready too.`,
      `"Say it to the anvil!" shouts Marrit. "I'll get it off him!" She strikes once, listens, and shakes her head. "He's not heard it either!"`,
      `"With the other hand!" shouts Marrit; and then, some way into a horseshoe, "It's coming! I broke this arm in the wet year and it's told me every fall since!" She works the elbow for you. It can be heard over the bellows. "That's a deep one!"`,
      'Marrit bends her good ear down and takes it in, every word, with her eyes shut. Then a hinge drops off the wall, and she answers the hinge.',
    ],
  },
  josse: {
    warm: [
      `"I kept you a—" says Josse, and looks for it in three pockets. It is half a biscuit, with the marks of nails in it. "It's the better half. I had a bite off the other, to see."`,
      `"I've not told anybody this," says Josse. He has told the slates, by the sound of it, and they did not interrupt either.`,
      `Josse has no nails in at all, to talk to you. They are in his hat, and he has put the hat down somewhere. "I'm listening," he says, quite clearly, and is surprised by the sound of it.`,
      `Josse starts at the end, which is how it can be told that he means it, and works back. "And that's why the—well, you saw," he says.`,
      `Josse takes a nail from the row in his mouth, not the worst one, wipes it, and makes you a present of it. "It's for when they ask you things," he says. "You just go—" and he points at his closed lips, lifts his eyebrows, and is very sorry that he cannot help.`,
    ],
    cold: [
      `"Don't know," says Josse. It is a whole sentence, and he has never been known to finish one.`,
      'Josse has all his nails in, and points at them.',
    ],
    neither: [
      `"It's funny you should—" says Josse. He moves a nail from the left of his mouth to the right. "Because I was only just—" It goes back to the left. That seems to be all of it.`,
      `"That slate, your first one, the third from the top," says Josse. "That wasn't you. I'd put it up with one nail. I'd the other in my mouth, only I was counting, and then you lose your—" He stops, and looks to see whether anyone has asked him what.`,
      '"Who told you to ask that?" Josse looks along the roofs. "No, only—somebody always has."',
      `"You're from there," says Josse. "Are you? And when you go back is it all still—" He has come three steps nearer without noticing; he notices, and goes back two. "I'd only want to see it. I wouldn't touch anything."`,
    ],
  },
} as const;

/** Paragraphs in which nobody meets the player. */
export const nobodyMet: readonly string[] = [
  'A thread of the near smoke comes over, on no wind, at the height of your face. Toast. It hangs there for a moment, and then goes home.',
  'Eleven goats look you over, and so does Little Wen, who keeps them, from as far along the rail as the rail goes. The oldest goat stands apart, waiting to be asked. By the shed a brazier of dung bricks burns with hardly any smoke, a blanket laid beside it. At the gate someone has driven in a peg and tied a red rag to it.',
  'Eleven pews, one stove, and a window of plain glass with the field in it. By the bell rope hangs a board of chalk ticks, eight to a day, ruled off by weeks. You can find no day with seven. The burial register lies on a shelf below, and Pruett, the sexton, keeps within reach of it, and of the rope.',
  "Heat goes through your coat as if looking for contraband. There are two ovens, one of them shut. Loaves wait along the wall on shelves chalked with the names of houses. The lowest shelf has two loaves on it and no name. The board in the middle is Dunya Kist's, and from it to the fire there is a path worn in the flags.",
  'In a window along the lane a curtain is being held aside by one finger. It does not drop when you look. If anything it is held a little wider, so that you can be seen to be seen.',
  `You hear the smithy before you are in it. Marrit Vale, the smith, brings the hammer down, and every tong and hinge on the walls repeats it. "Say it up!" she shouts, though nobody has spoken. "I've had twenty years of anvil." Her son Josse, who is mostly legs, takes three nails out of his mouth in order to say nothing. Behind the bellows something tall is roped up in sacking.`,
];
