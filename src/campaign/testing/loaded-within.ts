import { loadCampaign } from '@/campaign/load-campaign';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';

const never = new AbortController().signal;
const manifest = JSON.stringify({ title: 'The Weir', version: '1.0.0', description: 'A river.' });

/** Ten times what it may take is a hang, on whatever machine. */
const hangMs = 10 * 3_000;

/** A campaign of these files, and whether it took too long to load. */
export async function loadedWithin(files: Readonly<Record<string, string>>) {
  const inFolder = Object.entries({ 'manifest.json': manifest, ...files }).map(
    ([path, text]) => [`weir/${path}`, text] as const,
  );
  const store = memoryFileStore(Object.fromEntries(inFolder));
  const start = performance.now();
  const result = await loadCampaign(store, 'weir', never);
  const isHang = performance.now() - start > hangMs;
  if (!result.ok) return { isHang, error: result.error, findings: result.error.findings };
  return { isHang, ...result.value };
}

export const many = <T>(count: number, each: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => each(at));
