import { DiagnosticLines } from '@/cli/kit/diagnostic-lines';

function told(...pieces: readonly (readonly [string, string | Uint8Array])[]): readonly string[] {
  const lines: string[] = [];
  const diagnostics = new DiagnosticLines((line) => lines.push(line));
  for (const [script, piece] of pieces)
    diagnostics.write(script, typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
  diagnostics.end();
  return lines;
}

it('[001 §2.2] each line names its script, however its bytes were cut', () => {
  const smoke = new TextEncoder().encode('Räuchern\n');
  expect(
    told(
      ['ring.sh', 'one\ntw'],
      ['vane.py', smoke.subarray(0, 2)],
      ['ring.sh', 'o\n'],
      ['vane.py', smoke.subarray(2)],
    ),
  ).toEqual(['ring.sh: one', 'ring.sh: two', 'vane.py: Räuchern']);
});

it('a last line without its end is told when all is over', () => {
  expect(told(['ring.sh', 'Traceback'])).toEqual(['ring.sh: Traceback']);
});

it('a line that ends as on Windows ends there, and nothing in it is endless', () => {
  expect(told(['ring.sh', 'gone\r\n'], ['ring.sh', 'x'.repeat(9_000)])).toEqual([
    'ring.sh: gone',
    `ring.sh: ${'x'.repeat(2_000)}`,
  ]);
});
