/**
 * Lines of the engine's own for what players type, by their kind. Only ever add at the end of a list: the place in
 * it is the id under which a scene keeps that it was told.
 */
export const typedLines: Readonly<Record<string, readonly string[]>> = {
  // Something told, promised, refused: it was no question.
  heard: [
    '{target} takes that in and lets it stand.',
    '{target} hears it to the end, and it is told now.',
    'So much {target} knows from now on.',
    '{target} listens, and keeps what was said.',
    'It is said, and {target} does not say it is not so.',
    '{target} has it from you now, and no one else need say it.',
    'A moment goes by in which {target} puts that where it belongs.',
    '{target} nods as at a figure read out.',
    '{target} gives no sign for or against; it was heard, and that is all.',
    'That has been said to {target}, and cannot be unsaid.',
  ],
  // Nobody is grateful for being threatened, also where they give way.
  threatened: [
    '{target} looks at you as at a dog that has been let off somewhere else.',
    '{target} steps aside for it, a little, and marks who made it necessary.',
    'It works as such things work: {target} goes quiet, and will not be easy to talk to.',
    '{target} hears what you can do, and now knows what you would.',
    '{target} lets the threat lie where it fell, and walks round it.',
    'For a while nothing is said. {target} has moved what was nearest to you out of reach.',
    '{target} says it back to you, slowly, so that both of you have heard it.',
    'There is less room between {target} and the door than before.',
  ],
  insulted: [
    '{target} has been called things before, and looks no different for it.',
    '{target} lets it go past, and does not turn to see where it went.',
    'It is heard, and {target} will not need it said twice.',
    '{target} goes on with what was in hand, a shade more carefully.',
    '"Is that all?" says {target}, and it seems to be.',
    '{target} waits a moment, in case there was to be some use in it.',
    'Something in the face of {target} is put away, like good china.',
    '{target} thanks nobody for that.',
  ],
  fended: [
    '{target} is out of reach before it comes to anything, and stays there.',
    'It ends with {target} on the far side of something heavy, and you out of breath.',
    '{target} has seen it coming and is not where it lands.',
    'There is a scuffle of feet, and afterwards more room between you and {target}.',
    '{target} catches your sleeve, holds it just long enough, and lets go.',
    'Nothing comes of it but the noise; {target} looks at you, and at your hands.',
  ],
  gestured: [
    '{target} sees it, and it is seen that {target} does.',
    'It gets no answer from {target} but a second look.',
    '{target} takes it for what it is, and leaves it there.',
    'For the length of a breath {target} seems about to do something about that, and does not.',
    '{target} has noticed, and goes on as before.',
  ],
  unused: [
    'Nothing comes of it, and {thing} is still yours.',
    'However you set about it, {thing} stays what it was.',
    'It does not come to that. You still have {thing}.',
    'There is no use for {thing} in it, not here, and so you keep it.',
    'When it comes to it {thing} is as it was, and where it was.',
  ],
  watched: [
    '{target} looks back at you, once, and goes on.',
    'You watch {target} for a while, and {target} lets you.',
    '{target} is much as before, only looked at.',
    'There is no more to be seen of {target} than {target} means to show.',
    '{target} knows that you are looking, and does nothing about it.',
  ],
  examined: [
    'You turn {thing} over and look at it from both sides. It is as it was.',
    'You take a good look at {thing}, and put it back where it was.',
    'A closer look at {thing} tells you what the first one did.',
    'You go over {thing} with some care. Nothing about it has changed.',
    'It is still {thing}, as far as can be seen.',
  ],
  // What was just spoken of, one or many, and nothing more is told about.
  gazed: [
    'A second look at {thing} finds what the first one found.',
    'You look {thing} over. What there is to see you have seen.',
    'Nothing more comes of looking at {thing}, for now.',
    'As for {thing}, no more can be seen from here than has been told.',
  ],
  silent: [
    '{target} hears it out to the end and does not take it up.',
    'For an answer {target} has only a look, and not a long one.',
    '{target} says something in return, about something else.',
    '{target} lets the question lie with the other things that lie about.',
    'You wait out the pause, and {target} waits longer.',
    '{target} nods, in the way that closes a subject.',
    'What {target} might know of it is not for telling, or not now.',
    '{target} thinks about it, by the look of it, and that is as far as it goes.',
    'The talk goes round it as round a stone, and it is {target} who steers.',
    '{target} has an answer to some other question, and gives you that.',
  ],
  // A question to which the author left no answer, or none that has not been given.
  unknown: [
    '{target} has nothing to say about that.',
    'About that {target} has nothing to tell you.',
    '{target} gives you no answer to that.',
    '{target} cannot, or will not, tell you that.',
    'To that question {target} has no answer for you.',
    '{target} leaves that question without an answer.',
    '{target} says nothing that would answer it.',
  ],
  // A deed that is meant for somebody who is elsewhere.
  away: [
    '{target} is not here, and what you do reaches only as far as here.',
    'It would have to be done to {target}, and {target} is somewhere else.',
    'There is nobody in reach but those who are here, and {target} is not one of them.',
    'Whatever that was to be, {target} is too far off for it.',
    'You would first have to find {target}.',
    'Your hands are here and {target} is not.',
  ],
  // A place that is further off than the next.
  onward: [
    'To {goal} it is further on; this is the way.',
    'It is not yet {goal}, but the way there goes on from here.',
    'So far on the way to {goal}. The rest of it begins here.',
    'On from here it is not far to {goal}.',
    'This lies on the way to {goal}, and the way goes on.',
  ],
  // Whoever walks away from a question.
  unreplied: [
    'What was asked of you is left standing where you stood, and nobody has put it away.',
    'Behind you a question has been left without its answer, and it will keep.',
    'You have gone, and no answer has been given; that has been noticed.',
    'Nobody calls after you. It was asked, though, and it is still asked.',
    'There was a question, and you have walked out of it; it has not gone anywhere.',
  ],
  // A question that was left standing, where it can be put again.
  askagain: [
    'What was left open is still open, and there is no way round it now.',
    'One thing has not been decided yet. It has come along, and it waits.',
    'You have not answered what you were to answer; here it is again.',
    'It was put off, and that is all: it stands before you once more.',
    'Something is still yours to decide, and it will not be put off for long.',
    'The answer you owe is still owed.',
  ],
  // A promise or a debt of which nothing has been heard for long, before whom it was made to.
  owed: [
    '{creditor} has not forgotten. {memory}',
    'Something is still open between you and {creditor}. {memory}',
    'You find {creditor} looking at you, and know why. {memory}',
    '{creditor} does not speak of it, and does not need to. {memory}',
    'There is still what you owe {creditor}. {memory}',
  ],
  // Not understood: the player is to know that it was not the world that said no.
  unclear: [
    'The story did not catch that. Said in other words, it might.',
    'That went by too quickly to be made out; nothing has happened.',
    'Nobody here can make anything of that. Plainer words would help.',
    'It is not clear what you do. The moment holds still until it is.',
    'Those words found nothing to hold on to. Try them in another order.',
    'What was meant there did not come across, and so it was not done.',
    'The story listens, and cannot make out what is meant.',
    'That has not been understood. Nothing is lost by saying it again.',
    'It sounded like something. What, the story cannot tell.',
    'Between what you said and what could be done the thread is missing.',
  ],
  // Understood, harmless, and simply done.
  idled: [
    'You do, and nobody minds.',
    'So you do, and when it is over the light is where it was.',
    'You do it for its own sake, and that is what it was worth.',
    'It is done as soon as begun, and leaves nothing behind.',
    'You take a moment for it. The moment can spare it.',
    'That is quickly done, and there was no harm in it.',
    'You do. The day does not look up.',
    'It makes no difference to anything, and now it has been done.',
    'You do that for a little, and then you have done it.',
    'Nothing speaks against it, and nothing comes of it.',
  ],
  stilled: [
    'You leave it at that, and nothing is asked of you for it.',
    'You let the moment go by without laying a hand on it.',
    'Nothing is what you do, and it is soon done.',
    'You keep still. Everything else does what it was doing.',
    'You let it be, and it is.',
    'For a while you add nothing to what is here.',
  ],
  askplace: [
    'Where you are is {here}. From here there are ways to {ways}.',
    'You stand at {here}; next to it lie {ways}.',
  ],
  askthings: [
    'You have with you {held}.',
    'A look through what you carry turns up {held}, and no more.',
  ],
  askpeople: ['Within earshot: {present}.', 'A look about you finds {present}.'],
  askway: ['The way to {goal} begins with {step}.', 'For {goal} you would first make for {step}.'],
  asknear: [
    'From where you stand {goal} is the next place.',
    'A way leads straight to {goal} from here.',
  ],
  askself: [
    'Who you are is yours to say, and what you do here will say the rest.',
    'You are whoever came this far; nothing here knows more about it than you do.',
  ],
  knownself: [
    'By all you know of yourself, you are {self}.',
    'The answer to that came here with you: you are {self}.',
    'If anybody wants to know, you are {self}.',
  ],
  askhelp: [
    'You may take one of the choices below, or say in your own words what you do: go somewhere, look at something, ask or tell somebody something, use or give what you carry.',
  ],
};
