export type House = {
  readonly left: number;
  readonly right: number;
  readonly eave: number;
  readonly apex: number;
  /** Half the length of a hipped roof's flat top; 0 for a gable. */
  readonly halfTop: number;
  readonly chimney: { readonly left: number; readonly right: number; readonly top: number };
};
