const confession = new RegExp(
  [
    "\\bI(?:['’]ve| have| had)? (?:killed|murdered|poisoned|drowned|strangled|smothered|betrayed|denounced|robbed|stole|stolen|forged) (?:him|her|them|it|you|my|the|that|a)\\b",
    '\\bI (?:did it|set (?:the|that) fire|let (?:him|her|them) (?:die|drown|burn)|pushed (?:him|her|them)|left (?:him|her|them) to (?:die|drown|burn))\\b',
    "\\b[Ii]t was (?:me|I)\\b|\\bI am the one who\\b|\\bI['’]m the one who\\b|\\bI was the one who\\b",
    "\\bI(?:['’]ve| have)? never told\\b|\\bnobody (?:else )?(?:knows|must know|may know)\\b|\\bno one (?:else )?(?:knows|must know)\\b",
    "\\b(?:[Dd]on['’]t|[Dd]o not|[Nn]ever|must not|mustn['’]t) tell (?:anyone|anybody|him|her|them|a soul)\\b|\\b(?:my|our) secret\\b",
  ].join('|'),
);

/** Fewer words in common are chance. */
const fewestShared = 3;
const mostlyShared = 0.7;

/** Whether a quoted line gives away what its speaker hides: it waits for its beat, and greets nobody. */
export function bearsSecret(saying: string, secrets: string): boolean {
  if (confession.test(saying)) return true;
  const told = longWords(saying);
  const hidden = new Set(longWords(secrets));
  const shared = told.filter((word) => hidden.has(word)).length;
  return shared >= fewestShared && shared >= mostlyShared * told.length;
}

function longWords(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])];
}
