import { createHash } from 'node:crypto';

import type { Digest } from '@/ports/digest';

export const systemDigest: Digest = (bytes) =>
  Promise.resolve(createHash('sha256').update(bytes).digest('hex'));
