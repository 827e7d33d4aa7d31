import type { ToolEvent } from '@/contracts/generated/tool-events';
import type { ToolId } from '@/foundation/ids';
import { activityLine } from '@/cli/plan/activity-line';

const toolId = 'torch' as ToolId;

function lineFor(event: ToolEvent | null, attempt = 1): string | null {
  return activityLine({ type: 'activity', toolId, state: 'running', attempt, event });
}

const asset = { version: '0', type: 'asset', assetId: 'a1', path: '/tmp/a1' } as const;

it.each<[string, ToolEvent, string | null]>([
  [
    '[001 §4.1] a log, with its level',
    { version: '0', type: 'log', level: 'warn', message: 'It is damp.' },
    'torch  warn: It is damp.',
  ],
  [
    '[001 §4.2] a patch, as it is',
    { version: '0', type: 'state_patch', patch: { lit: true } },
    'torch  patch {"lit":true}',
  ],
  [
    '[001 §4.3] an asset, by its id and type',
    { ...asset, kind: 'image', mediaType: 'image/png' },
    'torch  asset a1 (image/png)',
  ],
  [
    '[001 §4.3, §8] an asset of a type nobody can show, by the same details',
    { ...asset, kind: 'smell', mediaType: 'application/x-smell' },
    'torch  asset a1 (application/x-smell)',
  ],
  [
    '[001 §4.4, §8] a ui event nobody knows, by its name and payload',
    { version: '0', type: 'ui_event', event: 'sing', payload: { key: 'c' } },
    'torch  sing {"key":"c"}',
  ],
  [
    '[001 §4.5] an error, with its code',
    { version: '0', type: 'error', errorCode: 'damp', errorMessage: 'It will not catch.' },
    'torch  error damp: It will not catch.',
  ],
  [
    '[001 §4.6] the summary of done',
    { version: '0', type: 'done', ok: true, summary: 'Torch lit.' },
    'torch  Torch lit.',
  ],
  ['[001 §4.6] nothing for a done without one', { version: '0', type: 'done', ok: true }, null],
])('who runs a plan is shown: %s', (_, event, line) => {
  expect(lineFor(event)).toBe(line);
});

it('a first attempt is not worth a line, a further one is', () => {
  expect([lineFor(null, 1), lineFor(null, 2)]).toEqual([null, 'torch  tried again, attempt 2']);
});
