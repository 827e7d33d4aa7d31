import path from 'node:path';

import { ofType, root, temporaryFolder } from './testing/narratoria';
import { withoutNetwork } from './testing/without-network';

const bin = path.join(root, 'bin/narratoria');

it.each([
  ['a connection', `require('net').connect(9, '127.0.0.1').on('error', () => 0)`],
  ['a connection of another kind', `require('net').connect(9, '::1').on('error', () => 0)`],
  ['a request', `fetch('http://127.0.0.1:8000/').catch(() => 0)`],
  [
    'a datagram',
    `require('dgram').createSocket('udp4').send('x', 9, '127.0.0.1', () => process.exit())`,
  ],
])('%s that fails in silence is seen', async (_, script) => {
  const guarded = `process.on('uncaughtException', () => process.exit()); ${script}`;
  expect((await withoutNetwork(['-e', guarded])).attempts).toBeGreaterThan(0);
});

it('[002 FR-007; arch §1.2, §5.1] typed words are planned, run and told without one attempt to reach a network', async () => {
  const typed = 'roll 2d6 to climb the roof,ask Dunya about the smoke,what happened so far';
  const { code, stdout, attempts } = await withoutNetwork([
    ...[bin, 'play', '--seed', '7', '--scenes', '4', '--json', '--data', temporaryFolder()],
    ...['--choose', typed],
  ]);
  expect([code, attempts]).toEqual([0, 0]);
  expect(JSON.stringify(ofType(stdout, 'plan'))).toContain('roll-dice.js');
  expect(ofType(stdout, 'scene').length).toBeGreaterThan(1);
});
