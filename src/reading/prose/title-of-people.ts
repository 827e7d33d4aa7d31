const people =
  /\b(?:people|characters?|cast|persons|personae|dramatis|who(?:['’]s| is| are)? (?:who|here|there|about|aboard|lives|you)|inhabitants|residents|villagers|townsfolk|locals|regulars|crew|faces|household|staff|company|ensemble|troupe|suspects|passengers|survivors|NPCs)\b/i;

/** "The Company", "Who lives here": what stands under it are people. */
export function isTitleOfPeople(title: string): boolean {
  return people.test(title);
}
