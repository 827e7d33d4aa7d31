/** Verbs by which somebody speaks, as they stand in the present tense. */
const speech = `says asks calls answers replies whispers mutters murmurs shouts adds tells cries begins
  repeats snaps agrees remarks observes explains announces insists admits offers suggests warns promises
  continues declares demands yells breathes grunts sighs sings reads protests wonders hisses`;

/** Verbs by which somebody does something that they would have to live for, and to be there for. */
const deeds = `nods smiles grins laughs frowns shrugs looks glances stares turns takes gives hands holds puts
  sets lifts raises lowers pulls pushes opens closes shuts walks runs comes goes steps stands sits kneels
  leans waits watches listens points waves knocks knows thinks wants moves reaches touches grips pats drops
  picks throws catches pours cuts writes wipes shakes bows crosses follows leads leaves arrives returns
  climbs enters appears eats drinks blinks coughs swallows hesitates pauses stops starts keeps finds counts
  gets lets makes tries works pays rings wears carries brings shows`;

const speechVerbs = new Set(speech.split(/\s+/));
const deedVerbs = new Set([...speechVerbs, ...deeds.split(/\s+/)]);

export function isSpeech(verb: string): boolean {
  return speechVerbs.has(verb);
}

/** Speech is a deed too. */
export function isDeed(verb: string): boolean {
  return deedVerbs.has(verb);
}
