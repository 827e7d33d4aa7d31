// Cuts the faces down to the letters stories are written in: public/fonts/*.woff2, 169 KB instead of 937.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

const faces = {
  Literata_400Regular: '@expo-google-fonts/literata/400Regular',
  Literata_400Regular_Italic: '@expo-google-fonts/literata/400Regular_Italic',
  Literata_600SemiBold: '@expo-google-fonts/literata/600SemiBold',
  AtkinsonHyperlegibleNext_400Regular: '@expo-google-fonts/atkinson-hyperlegible-next/400Regular',
  AtkinsonHyperlegibleNext_500Medium: '@expo-google-fonts/atkinson-hyperlegible-next/500Medium',
  AtkinsonHyperlegibleNext_600SemiBold: '@expo-google-fonts/atkinson-hyperlegible-next/600SemiBold',
  AtkinsonHyperlegibleMono_400Regular: '@expo-google-fonts/atkinson-hyperlegible-mono/400Regular',
};

/** The licence of the faces asks that its text goes wherever they go. */
const licences = ['literata', 'atkinson-hyperlegible-next', 'atkinson-hyperlegible-mono'];

const ranges = [
  [0x0020, 0x024f],
  [0x2010, 0x2044],
  [0x2190, 0x2193],
];
const others = '€−×·≤≥≠≈';

const letters =
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('') + others;

export async function buildFonts() {
  const folder = path.join(root, 'public/fonts');
  mkdirSync(folder, { recursive: true });
  const texts = licences.map((name) =>
    readFileSync(require.resolve(`@expo-google-fonts/${name}/LICENSE_FONT`), 'utf8').trim(),
  );
  writeFileSync(path.join(folder, 'licences.txt'), `${texts.join('\n\n\n')}\n`);
  const stampFile = path.join(root, '.cache/fonts.stamp');
  mkdirSync(path.dirname(stampFile), { recursive: true });
  const sources = Object.entries(faces).map(([name, folderName]) => {
    const file = require.resolve(`${folderName}/${name}.ttf`);
    return { name, bytes: readFileSync(file) };
  });
  const hash = createHash('sha256').update(letters);
  for (const { bytes } of sources) hash.update(bytes);
  const stamp = hash.digest('hex');
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent && sources.every(({ name }) => existsSync(path.join(folder, `${name}.woff2`))))
    return;
  for (const { name, bytes } of sources)
    writeFileSync(
      path.join(folder, `${name}.woff2`),
      await subsetFont(bytes, letters, { targetFormat: 'woff2' }),
    );
  writeFileSync(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFonts();
