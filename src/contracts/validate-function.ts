export type ContractError = {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** A type guard that leaves what was wrong in `errors` until its next call. */
export type ValidateFunction<T> = ((data: unknown) => data is T) & {
  errors?: readonly ContractError[] | null;
};
