// What lockfile-lint passes over: it judges hashes and addresses only where there are some.
import { readLockfile } from './read-lockfile.mjs';
import { report } from '../house/report.mjs';

const faults = {
  'has no SHA-512 hash': ({ integrity }) => !integrity?.startsWith('sha512-'),
  'names an address; .npmrc leaves them out': ({ resolved }) => resolved !== undefined,
  'has no plain version': ({ version }) => !/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(version),
};

const files = ['package-lock.json', 'bench/package-lock.json'];

report(
  files.flatMap((file) =>
    readLockfile(file).flatMap((locked) =>
      Object.entries(faults).flatMap(([complaint, isFaulty]) =>
        isFaulty(locked) ? `${file}: ${locked.place} ${complaint}.` : [],
      ),
    ),
  ),
);
