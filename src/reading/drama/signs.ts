/** What is said of somebody or something that makes a story of it. */
export type Sign = {
  readonly says:
    | 'missing'
    | 'taken'
    | 'dead'
    | 'held'
    | 'sought'
    | 'due'
    | 'danger'
    | 'threat'
    | 'asked'
    | 'strange';
  /** `[#]` is what it is said of. */
  readonly pattern: RegExp;
  readonly weight: number;
};

/** `X` is somebody or something; `~` is what may stand between them and what they do. */
function sign(says: Sign['says'], weight: number, words: string): Sign {
  const source = words
    .replaceAll('X', String.raw`\[(\d+)\]`)
    .replaceAll(
      '~',
      String.raw`(?:, [^.;:?!]{1,60}?,|,)?(?: (?:still|now|simply|just|also|really|already|suddenly))?`,
    );
  return { says, weight, pattern: new RegExp(source, 'giu') };
}

const have = String.raw`(?:has|have|had|is|are|was|were|['’]s|['’]re)`;
const not = String.raw`(?:has|have|had|did|does|do|will|is|are|was|were)(?:n['’]t| not| never)`;
const took = String.raw`(?:took|taken|stole|stolen|robbed|emptied|hid|hidden|swapped|changed|moved|borrowed|pinched|lost)`;

export const signs: readonly Sign[] = [
  sign(
    'missing',
    6,
    `X~ ?${have}(?: been)?(?: both| all)? (?:gone|missing|lost|vanished|disappeared|stolen|taken|unaccounted)\\b`,
  ),
  sign(
    'missing',
    6,
    `X~ (?:vanished|disappeared|went missing|never (?:came|arrived|returned|reached|got))\\b`,
  ),
  sign(
    'missing',
    6,
    `X~ ${not} (?:come|came|arrived?|returned?|answer(?:ed)?|shown|turned up|been seen|appeared?)\\b`,
  ),
  sign(
    'missing',
    6,
    `X[^.;:?!]{0,90}? and (?:(?:did|has|have|had)(?: not|n['’]t) come|never came|has not been seen|hasn['’]t (?:come|been seen))\\b`,
  ),
  sign('missing', 5, `(?:nobody|no one) has seen X`),
  sign('missing', 6, `where (?:is|are|['’]s|did|has|have) X`),
  sign('missing', 5, `what (?:happened to|became of|has become of|has happened to) X`),
  sign(
    'missing',
    6,
    `(?:no answer|no reply|no word|no sign|no news|no trace|nothing|nowt)(?: yet)? (?:after|from|of) ["“]?X`,
  ),
  sign(
    'sought',
    5,
    `(?:find|look for|looking for|search for|searching for|go after|going after|seek|fetch|bring back|track down|rescue|recover|get back) X`,
  ),
  sign(
    'taken',
    6,
    `(?:some(?:body|one)|who|whoever|thief|thieves|they)(?: has| have| had|['’]s)? ${took} X`,
  ),
  sign(
    'taken',
    4,
    `X~ ${have}(?: been)? (?:empty|emptied|broken open|opened|cut|tampered with|forged)\\b`,
  ),
  sign(
    'dead',
    5,
    `X~ ${have}(?: been)?(?: found)? (?:dead|shot|killed|murdered|poisoned|drowned|hanged)\\b`,
  ),
  sign('dead', 5, `(?:shot|killed|murdered|poisoned|buried) X`),
  sign('dead', 4, `(?:body|death|murder|grave|funeral) of X`),
  sign('dead', 2, `X~ (?:died|lies dead)\\b`),
  sign('taken', 5, `(?:took|takes) X(?:[^.;:?!]{0,30})? with (?:her|him|them)\\b`),
  sign(
    'held',
    3.5,
    `\\byou (?:still |now |only |just )*(?:have|['’]ve|hold|carry|keep|found|find|own|inherited|brought|bring|saved|have got|['’]ve got|were given|are given|are carrying) X`,
  ),
  sign(
    'held',
    3.5,
    `(?:hands|handed|gave|gives|left|leaves|sent|sends|slips|slipped|entrusts|entrusted|lends|lent|pressed|presses)(?: it to)? you(?: with)? X`,
  ),
  sign(
    'held',
    3.5,
    `\\bin (?:your|the) (?:hands?|boot|pocket|bag|coat|satchel|lap|sleeve|saddlebag|case|suitcase|luggage|arms|apron|envelope)s? (?:is|are|was|were|lies|there is|you (?:have|carry|find)) X`,
  ),
  sign(
    'held',
    3.5,
    `X (?:is|are|lies|was|were)(?: still| sewn)? (?:in|inside|under|on) (?:your|you)\\b`,
  ),
  sign('held', 2, `you (?:see|saw|find|found|notice|noticed)(?: that)? X`),
  sign(
    'held',
    2.5,
    `(?:out comes|there(?:['’]s| is| was| are| lies| lay)(?: only| also)?|lies|lay|was|were|were still) X`,
  ),
  sign(
    'held',
    2.5,
    `X~ (?:lies|lay|is lying|sits|sat|waits|hangs) (?:on|in|under|at|by|behind|between|before)\\b`,
  ),
  sign(
    'due',
    4.5,
    `(?:deliver|hand over|give up|give back|sign|burn|open|read|destroy|sell|guard|carry|return|steal|protect|hold|cut|save|pay|sing|play|cross|close|hide) X`,
  ),
  sign(
    'due',
    4.5,
    `X (?:must|has to|have to|needs? to|cannot|will have to|is to|are to|needs? (?:two|three|your))\\b`,
  ),
  sign('due', 3.5, `(?:unless|until|if|once|before|when) X`),
  sign(
    'threat',
    4.5,
    `X~ ${have}? ?(?:coming|rising|closing in|on (?:its|the|his|her|their) way|at the (?:gate|door)s?|nearly here|spreading|hunting|after you)\\b`,
  ),
  sign(
    'danger',
    4.5,
    `(?:waiting for|come for|coming for|looking for|hunting|watching|warn|hide|arrest|accuse|betray|trust) X`,
  ),
  sign('danger', 4, `X[^.;:?!]{0,60} trusts you\\b`),
  sign('danger', 3.5, `(?:it was(?:n['’]t| not)|thinks? it was|blames?|suspects?|accuses?) X`),
  sign('asked', 4, `you (?:promised|swore to|owe|betrayed|left|lied to|wronged) X`),
  sign(
    'asked',
    3,
    `(?:about|whose|which|what kind of|what to do with|do with|happens to|tell|told|say to|forgive|marry|love|leave) X`,
  ),
  sign('strange', 4, `X~ ${have} (?:begun|started) to\\b`),
  sign(
    'strange',
    3.5,
    `X~ (?:is|are|was|were)(?:n['’]t| not)(?! (?:here|in|at|on|there|know|want|the one|long|far|easy|much|many|very|so|too|a bad)\\b)`,
  ),
];
