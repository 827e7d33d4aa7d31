// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.

/**
 * Who made a file. Without a mark, a person did.
 */
export type ProvenanceMark = {
  /**
   * Path or address of this file's schema, so that an editor can help while you type.
   */
  readonly $schema?: string;
  /**
   * True if a model made this. It then needs provenance; what a person made must not have it.
   */
  readonly generated?: boolean;
  readonly provenance?: Provenance;
};
/**
 * How a model made this.
 */
export type Provenance = {
  /**
   * The model that made it.
   */
  readonly source_model: string;
  /**
   * When, with date, time and zone.
   */
  readonly generated_at: string;
  /**
   * What the model was given to start from.
   */
  readonly seed_data: string;
  /**
   * Version of what was made.
   */
  readonly version?: string;
  /**
   * Where the words of a person stand that it was made of, each as file:line.
   */
  readonly sources?: readonly string[];
  /**
   * Of the file as it was made, so that what a person has changed since is known.
   */
  readonly checksum?: string;
};
