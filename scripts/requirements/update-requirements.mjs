// Writes into docs/requirements.md which tests cite each requirement. `--check` writes nothing and fails
// when that would change the page, when a test cites what does not exist, or when a row is nobody's.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { readCitations, readSources } from './read-citations.mjs';
import { complaintsAbout, updatePage } from './requirements-page.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = path.join(root, 'docs/requirements.md');

const citations = readCitations(root);
const page = readFileSync(file, 'utf8');
const updated = updatePage(page, citations);
const complaints = complaintsAbout(page, citations, readSources(root));

if (!process.argv.includes('--check')) writeFileSync(file, updated);
else if (updated !== page)
  complaints.push('docs/requirements.md is stale; run `npm run requirements`.');

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
