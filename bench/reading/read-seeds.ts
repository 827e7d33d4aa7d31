import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Words that all mean the same; one of them is enough. */
type Names = readonly string[];

/** Somebody who can be met. */
type LabelledPerson = {
  readonly name: string;
  readonly called: Names;
  readonly pronouns: string | null;
  readonly at: Names;
};

/** What an attentive reader says of a campaign of three files. */
export type Labels = {
  readonly people: readonly LabelledPerson[];
  readonly away: Names;
  readonly player: Names;
  readonly places: readonly Names[];
  readonly maybePlaces: Names;
  readonly start: Names;
  readonly things: readonly Names[];
  readonly maybeThings: Names;
  readonly matter: Names;
  readonly wishes: readonly Names[];
  readonly ends: readonly Names[];
};

export type Seed = {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  readonly labels: Labels;
};

/** The two halves, and what is to tune with as well. */
export type Folder = 'seen' | 'practice' | 'unseen';

const texts = ['manifest.json', 'world/setting.md', 'plot/premise.md'];

export function readSeeds(folder: string): readonly Seed[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const read = (file: string): string => readFileSync(path.join(folder, name, file), 'utf8');
      return {
        name,
        files: new Map(texts.map((file) => [file, read(file)])),
        labels: JSON.parse(read('labels.json')) as Labels,
      };
    });
}
