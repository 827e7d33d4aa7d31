import type { FileFault } from '@/ports/file-store';

export const fileFaults = {
  badPath: (path: string): FileFault => ({
    code: 'bad-path',
    message: `Nothing can be kept under the name "${path}".`,
  }),
  missing: (path: string): FileFault => ({
    code: 'missing',
    message: `There is nothing called "${path}".`,
  }),
  taken: (path: string): FileFault => ({
    code: 'taken',
    message: `There is already something called "${path}".`,
  }),
  bundled: (top: string): FileFault => ({
    code: 'bundled',
    message: `"${top}" comes with Narratoria and cannot be changed.`,
  }),
} as const;
