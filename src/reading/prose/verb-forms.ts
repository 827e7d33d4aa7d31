/** Of verbs that do not go by the rules: base, past, and the form after "has" or "is" where it is another. */
const irregular = `
  be was been|become became become|begin began begun|bend bent|bet bet|bind bound|bite bit bitten|blow blew blown
  break broke broken|breed bred|bring brought|build built|burn burned|buy bought|cast cast|catch caught
  choose chose chosen|cling clung|come came come|cost cost|creep crept|cut cut|deal dealt|dig dug|do did done
  draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt
  fight fought|find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden|forget forgot forgotten
  forgive forgave forgiven|freeze froze frozen|get got|give gave given|go went gone|grind ground|grow grew grown
  hang hung|have had|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|know knew known
  lay laid|lead led|lean leaned|learn learned|leave left|lend lent|let let|lie lay lain|light lit|lose lost
  make made|mean meant|meet met|pay paid|prove proved|put put|quit quit|read read|ride rode ridden|ring rang rung
  rise rose risen|run ran run|saw sawed sawn|say said|see saw seen|seek sought|sell sold|send sent|set set
  sew sewed sewn|shake shook shaken|shed shed|shine shone|shoot shot|show showed shown|shut shut|sing sang sung
  sink sank sunk|sit sat|sleep slept|slide slid|slit slit|sow sowed sown|speak spoke spoken|spend spent|spin spun
  split split|spread spread|stand stood|steal stole stolen|stick stuck|sting stung|strike struck|string strung
  strive strove|swear swore sworn|sweep swept|swim swam swum|swing swung|take took taken|teach taught|tear tore torn
  tell told|think thought|throw threw thrown|thrust thrust|tread trod trodden|understand understood|undo undid undone
  wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|withdraw withdrew withdrawn
  withhold withheld|wring wrung|write wrote written`
  .split(/[|\n]/)
  .map((row) => row.trim().split(' '))
  .filter((row) => row.length > 1);

const pasts = new Map(irregular.map(([base = '', past = '']) => [base, past]));
const bases = new Map(
  irregular.flatMap(([base = '', ...forms]) => forms.map((form) => [form, base] as const)),
);

/** These double their last letter although the stress is not on it, or is where no rule sees it. */
const doubled =
  /(?:admit|commit|permit|submit|omit|refer|prefer|confer|occur|regret|forget|unpin)$/;

/** "witness" → "witnessed", "stop" → "stopped", "tell" → "told". */
export function pastOf(base: string): string {
  const known = pasts.get(base);
  if (known !== undefined) return known;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return isShort(base) || doubled.test(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

/** Of these no rule finds the base. */
const thirds: Readonly<Record<string, string>> = { is: 'be', has: 'have' };

/** "searches" → "search", "carries" → "carry", "opens" → "open", "lies" → "lie", "goes" → "go". */
export function baseOfThird(verb: string): string {
  const known = thirds[verb];
  if (known !== undefined) return known;
  if (/^(?:un|be|under|out)?[^aeiou]ies$/.test(verb)) return verb.slice(0, -1);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:^|tip)(?:ache|shoe|toe|hoe)s$/.test(verb)) return verb.slice(0, -1);
  if (/(?:ss|sh|ch|x|zz|tz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.replace(/([^s])s$/, '$1');
}

/** "numbered" → "number", "closed" → "close", "told" → "tell"; null for what is no such form. */
export function baseOfParticiple(form: string): string | null {
  const known = bases.get(form);
  if (known !== undefined) return known;
  if (!/[a-z]{2}ed$/.test(form)) return null;
  if (/[^aeiou]ied$/.test(form)) return `${form.slice(0, -3)}y`;
  const stem = form.slice(0, -2);
  if (/(?:ss|zz|ll|ff|dd)$/.test(stem)) return stem;
  if (/([b-df-hj-np-tv-z])\1$/.test(stem)) return stem.slice(0, -1);
  return isMute(stem) ? `${stem}e` : stem;
}

/** One vowel between consonants: "stop", "plan". */
function isShort(word: string): boolean {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word);
}

/** Nothing ends so without an e: "mov", "clos", "settl", "nam". */
function isMute(stem: string): boolean {
  return (
    /(?:[cguvz]|[^s]s|[bcdfgkpstz]l|[^o]at|[^a]ir|[^o]ur|iz|(?:[bcdfglmnprstvx])id)$/.test(stem) ||
    isShort(stem)
  );
}
