/** What `bin/narratoria` hands to the command line. */
export type Surroundings = {
  /** The project's folder, with `campaigns/` and `skills/`. */
  readonly root: string;
  readonly version: string;
  /** The built thread for skill scripts. */
  readonly workerFile: string;
  readonly argv: readonly string[];
};
