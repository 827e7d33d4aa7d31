/** What the generated files share. */
export const contractTypes = `export type ContractError = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A type guard that leaves what was wrong in \`errors\` until its next call. */
export type ValidateFunction<T> = ((data: unknown) => data is T) & {
  errors?: readonly ContractError[] | null;
};

/** The fields a contract names: 1 where it names none, a list for each entry of one, \`*\` for any name. */
export type Fields = 1 | readonly [Fields] | { readonly [name: string]: Fields };

/** What a value is, without its limits: a word for a plain one, else what it is made of. */
export type ValueShape =
  | 'text'
  | 'text?'
  | 'number'
  | 'number?'
  | 'truth'
  | 'time'
  | 'object'
  | readonly ['list' | 'nothing or', ValueShape]
  | readonly ['one', ...(string | null)[]]
  | readonly ['kinds', { readonly [kind: string]: ValueShape }]
  | { readonly [field: string]: ValueShape };
`;
