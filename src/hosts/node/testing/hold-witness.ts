import { fileWitness } from '@/hosts/node/database/file-witness';

/** Notes one story many times over, as a process that plays it would. */
const [file = '', story = '', times = ''] = process.argv.slice(2);
const witness = fileWitness(file);
for (let commits = 1; commits <= Number(times); commits += 1) witness.note(story, commits);
