import type { Transcript, TranscriptScene } from '@/engine/files/transcript';
import { asPrinted, printed } from '@/engine/files/transcript-prose';
import type { Paragraph } from '@/story/words/provenance';

/** Small enough for a phone, wide enough for paper, in the light of the device. */
const transcriptStyle = `
:root { color-scheme: light dark; --page: #fdf9ff; --ink: #1d1a24; --quiet: #5d5768; --line: #d8cee3; --lamp: #7a4b00; }
@media (prefers-color-scheme: dark) {
  :root { --page: #130f1a; --ink: #e8e0ee; --quiet: #b3aabd; --line: #3a3345; --lamp: #ffc777; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1.25rem 4rem; background: var(--page); color: var(--ink); font: 1.125rem/1.6 Literata, Georgia, serif; overflow-wrap: anywhere; }
main { max-width: 36rem; margin: 0 auto; }
h1 { font-size: 2.125rem; line-height: 1.2; font-weight: 400; margin: 0 0 2rem; }
h2 { font-size: 1.5rem; line-height: 1.3; font-weight: 400; margin: 3.5rem 0 1rem; }
h2 small { display: block; }
h3, h2 small, .roll, footer { font: 600 0.875rem/1.5 "Atkinson Hyperlegible Next", system-ui, sans-serif; color: var(--quiet); }
h3 { margin: 2.5rem 0 0.75rem; }
p { margin: 0 0 1em; }
.did { font-style: italic; border-inline-start: 2px solid var(--line); padding-inline-start: 1rem; color: var(--quiet); }
.roll { font-weight: 400; color: var(--lamp); }
footer { font-weight: 400; border-top: 1px solid var(--line); margin-top: 3.5rem; padding-top: 1rem; }
@media print {
  :root { --page: #fff; --ink: #000; --quiet: #444; --line: #bbb; --lamp: #444; }
  body { padding: 0; font-size: 11pt; }
  h1, h2, h3 { break-after: avoid; }
  p { orphans: 3; widows: 3; }
}
`;

/** One file without scripts that fetches nothing. */
export function transcriptHtml(transcript: Transcript): string {
  const title = words(transcript.title);
  return `<!DOCTYPE html>
<html lang="${words(transcript.language)}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="generator" content="${words(transcript.madeBy)}"/>
<title>${title}</title>
<style>${transcriptStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${transcriptSections(transcript).join('\n')}
<footer>
<p>${words(transcript.writers)} Made with ${words(transcript.madeBy)}.</p>
</footer>
</main>
</body>
</html>
`;
}

/** The chapters and the ending; what is HTML and XML alike. */
export function transcriptSections({ chapters, ending }: Transcript): readonly string[] {
  return [
    ...chapters.map(
      ({ title, scenes }) =>
        `<section>\n<h2>${words(title)}</h2>\n${scenes.map(sceneSection).join('\n')}\n</section>`,
    ),
    ...(ending === null
      ? []
      : [
          `<section>\n<h2><small>An ending</small> ${words(ending.title)}</h2>\n${sceneBody(ending.scene)}\n</section>`,
        ]),
  ];
}

function sceneSection(scene: TranscriptScene): string {
  const { number, place } = scene;
  const heading = `Scene ${String(number)}${place === '' ? '' : ` · ${words(place)}`}`;
  return `<section id="scene-${String(number)}">\n<h3>${heading}</h3>\n${sceneBody(scene)}\n</section>`;
}

function sceneBody({ did, roll, paragraphs }: TranscriptScene): string {
  return [
    ...(did === null ? [] : [`<p class="did" data-by="${words(did.by)}">${words(did.text)}</p>`]),
    ...(roll === null ? [] : [`<p class="roll">${words(roll)}</p>`]),
    ...paragraphs.map(prose),
  ].join('\n');
}

function prose(paragraph: Paragraph): string {
  const sentences = printed(paragraph).map(({ by, runs }) => {
    const inside = runs
      .map(({ text, isItalic }) => (isItalic ? `<em>${escaped(text)}</em>` : escaped(text)))
      .join('');
    return `<span data-by="${words(by)}">${inside}</span>`;
  });
  return `<p>${sentences.join(' ')}</p>`;
}

/** Whatever a campaign or a player wrote, as words inside of an element or an attribute. */
export function words(text: string): string {
  return escaped(asPrinted(text));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
