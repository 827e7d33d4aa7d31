import { createProgramScriptHost } from '@/hosts/node/programs/program-script-host';
import { onDisk } from '@/hosts/node/testing/skill-on-disk';
import { startScript } from '@/ports/contract-tests/script-probe';

/** Runs a program until it is killed; says what the program says. */
const [wanted = '', source = ''] = process.argv.slice(2);
const confinement = wanted === 'none' ? wanted : 'if-possible';
const host = onDisk(createProgramScriptHost({ confinement }));
for await (const output of startScript(host, source, { file: 'scripts/hold.sh' }))
  if (output.kind === 'line') process.stdout.write(`${output.text}\n`);
