/** How uncertain an act is: not at all, a little (rolled where rules are strict), or truly. */
export type Risk = 'none' | 'slight' | 'real';

export type VerbMeaning = {
  readonly kind: string;
  readonly risk: Risk;
  /** Whether it is done to a person: always, only when one is named, or never. */
  readonly toPerson: 'always' | 'when-named' | 'never';
  /** "Kill the lights": without somebody or something to aim at it is only a way of speaking. */
  readonly needs?: 'target';
};

/** English only. Of two rows the first counts; what a verb means with a certain object is a turn of phrase. */
export type VerbRow = readonly [
  kind: string,
  risk: Risk,
  toPerson: VerbMeaning['toPerson'],
  verbs: ReadonlySet<string>,
  needs?: VerbMeaning['needs'],
];
