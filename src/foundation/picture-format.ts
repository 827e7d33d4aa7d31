/** What pictures of authors may be (arch §6.2.8). */
export type PictureFormat = 'image/png' | 'image/jpeg' | 'image/webp';

const signatures: readonly {
  readonly format: PictureFormat;
  /** Bytes from the start of a file; null may be anything. */
  readonly start: readonly (number | null)[];
}[] = [
  { format: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { format: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  {
    format: 'image/webp',
    start: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
];

/** What the bytes say they are, whatever their file is called; null when they are no picture. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const found = signatures.find(({ start }) =>
    start.every((byte, at) => byte === null || bytes[at] === byte),
  );
  return found?.format ?? null;
}
