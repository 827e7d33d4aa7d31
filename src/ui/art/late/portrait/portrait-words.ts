/** What a face is drawn with when words about somebody name it. */
const worn = {
  chalk: /\bchalk\b/,
  flour: /\bflour|\bbaker\b/,
  nails: /\bnails?\b[^.,]*\bteeth\b/,
  rope: /\brope\b[^.]*\b(scarf|neck|shoulder)|\bcoil of rope\b/,
  scarf: /\bscarf\b|\bshawl\b|\bmuffler\b/,
  apron: /\bapron\b/,
  coat: /\bcoats?\b/,
  manyCoats: /\b(two|three|four|several|many) coats\b|\broped into\b/,
  soot: /\bsoot|\bscorched\b|\bsmudged?\b/,
  biscuit: /\b(biscuit|pipe|straw|sweet)\b[^.,]*\b(cheek|mouth)\b/,
  beard: /\bbeard/,
  ice: /\bice\b|\bfrost/,
  goats: /\bgoats?\b/,
  mules: /\bmules?\b|\bdonkeys?\b|\bponies\b|\bpony\b/,
  mittens: /\bmittens?\b|\bgloves? on a string/,
  hat: /\bhat\b/,
  hood: /\bhood(ed)?\b|\bcloak\b/,
  spectacles: /\bspectacles\b|\bglasses\b|\bmonocle\b/,
  braid: /\bbraid|\bplait/,
  bald: /\bbald\b|\bshaven?\b/,
} as const;

export type Worn = keyof typeof worn;

export type PortraitWords = {
  readonly worn: ReadonlySet<Worn>;
  readonly age: 'child' | 'grown' | 'old';
  readonly build: 'broad' | 'usual' | 'long';
  readonly isStooped: boolean;
};

/** Reads what an author wrote of somebody's looks, age and trade. */
export function portraitWords(text: string): PortraitWords {
  const words = text.toLowerCase();
  const names = Object.keys(worn) as readonly Worn[];
  return {
    // A rope worn where others wear a scarf is no scarf.
    worn: new Set(
      names
        .filter((name) => worn[name].test(words))
        .filter((name) => name !== 'scarf' || !worn.rope.test(words)),
    ),
    age: ageIn(words),
    build: /\bbroad|\bwide|\bsquare|\bstout|\bheavy/.test(words)
      ? 'broad'
      : /\blong\b(?! hair)|\bthin|\btall|\blean|\bgaunt|\bnarrow/.test(words)
        ? 'long'
        : 'usual',
    isStooped: /\bstoop|\bbent\b|\bhunched/.test(words),
  };
}

function ageIn(words: string): PortraitWords['age'] {
  if (/\b(child|girl|boy|six|seven|eight|nine|ten|eleven|twelve)\b/.test(words)) return 'child';
  const isOld = /\b(sixty|seventy|eighty|ninety|old|aged|white-haired|grey-haired)\b/;
  return isOld.test(words) ? 'old' : 'grown';
}
