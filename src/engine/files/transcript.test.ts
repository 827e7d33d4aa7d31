import fc from 'fast-check';

import { StoryFiles, type TranscriptFormat } from '@/engine/files/story-files';
import type { StorySession } from '@/engine/session/story-session';
import { smallCampaign, smallCampaignWith } from '@/engine/testing/small-campaign';
import {
  begin,
  collect,
  never,
  open,
  take,
  testEngine,
  testHost,
} from '@/engine/testing/test-engine';
import { transcriptHtml } from '@/engine/files/transcript-html';
import { transcriptMarkdown } from '@/engine/files/transcript-markdown';
import type { Transcript } from '@/engine/files/transcript';
import { decodeUtf8 } from '@/foundation/decode-utf8';
import { unpackZip } from '@/foundation/zip-files';
import type { FileStore } from '@/ports/file-store';

const limits = { files: 100, bytes: 1_000_000, growth: [] };

const canRun = ({ choices }: StorySession): boolean =>
  choices.some(({ text }) => text.startsWith('Run'));

/** The small story, played to its ending with one act in the player's own words. */
async function played(
  campaigns: FileStore,
  until: 'the ending' | 'the second scene' | 'the first scene',
) {
  const engine = await testEngine(testHost({ content: { campaigns }, version: '1.2.3' }));
  const id = await begin(engine);
  const session = await open(engine, id);
  await collect(session.resume(never));
  if (until !== 'the first scene') await take(session, 'Ask Mara');
  if (until === 'the ending') {
    await collect(session.take({ text: 'wait for *her* & <b>me</b>' }, never));
    for (let more = 0; more < 9 && !canRun(session); more += 1)
      await collect(session.take({ text: 'wait' }, never));
    await take(session, 'Run');
  }
  const files = new StoryFiles(engine);
  const bytes = async (format: TranscriptFormat): Promise<Uint8Array> => {
    const written = await files.transcript(id, format, never);
    if (!written.ok) throw new Error(written.error.message);
    return written.value;
  };
  return {
    engine,
    session,
    bytes,
    text: async (format: TranscriptFormat): Promise<string> =>
      decodeUtf8(await bytes(format)) ?? 'no text',
  };
}

let ended: Awaited<ReturnType<typeof played>>;

beforeAll(async () => {
  ended = await played(smallCampaign, 'the ending');
});

describe('a transcript', () => {
  it('tells the road the player took: chapters, places, acts, dice, words and how it ended', async () => {
    const written = await ended.text('md');
    const lines = written.split('\n').filter((line) => line !== '');
    expect(lines.slice(0, 3)).toEqual(['# The Small Yard', '## The yard', '### Scene 1: The yard']);
    expect(lines).toContain('> Ask Mara what she is counting for.');
    expect(written).toMatch(
      /^_Dice \d and \d, .*total \d+, (cleanly|at a cost|it goes wrong)\._$/m,
    );
    expect(lines).toContain('## The ferry');
    expect(lines).toContain('## An ending: Away');
    expect(written).toMatch(/The yard gets small, as /);
    expect(written).toMatch(/“For the ferryman,” says Mara\.|Mara shrugs/);
  });

  it('says who wrote how much of it, in words and sentence by sentence', async () => {
    const html = await ended.text('html');
    const by = [...html.matchAll(/data-by="([a-z]+)"/g)].map(([, writer]) => writer);
    const count = (writer: string): number => by.filter((each) => each === writer).length;
    expect(count('player')).toBeGreaterThan(0);
    const engine = count('engine') === 0 ? '' : `, ${String(count('engine'))} by the engine`;
    expect(html).toContain(
      `${String(count('author'))} sentences by the author${engine}, ${String(count('player'))} by you. Made with Narratoria 1.2.3.`,
    );
  });

  it('is the author’s alone where nobody else wrote a word', async () => {
    const { text } = await played(smallCampaign, 'the first scene');
    expect(await text('md')).toMatch(
      /\nAll words by the author\. Made with Narratoria 1\.2\.3\.\n$/,
    );
    expect(await text('html')).not.toMatch(/data-by="(?!author")/);
  });

  it('holds the road where the player stands, and no other', async () => {
    const { session, text } = await played(smallCampaign, 'the second scene');
    await session.undo(never);
    await take(session, 'Take an apple');
    const written = await text('md');
    expect(written).toContain('> Take an apple.');
    expect(written).not.toContain('Ask Mara');
  });

  it('[docs/decisions what-leads-nowhere-takes-no-time] has no line for what was turned down, and no number', async () => {
    const { session, bytes, text } = await played(smallCampaign, 'the second scene');
    const plain = await text('md');
    await collect(session.take({ text: 'fly to the moon' }, never));
    for (const format of ['md', 'html'] as const)
      expect(await text(format)).not.toContain('fly to the moon');
    expect(await text('md')).toBe(plain);
    const book = unpackZip(await bytes('epub'), limits);
    const pages = book.ok ? [...book.value.values()].map((page) => decodeUtf8(page) ?? '') : [];
    expect(pages.join('\n')).not.toContain('fly to the moon');
    await collect(session.take({ text: 'wait' }, never));
    expect(session.path).toHaveLength(3);
    const headings = (await text('md')).match(/^### Scene \d+/gm);
    expect(headings).toEqual(['### Scene 1', '### Scene 2', '### Scene 3']);
  });

  it('is the same bytes each time', async () => {
    const [one, other] = [
      await played(smallCampaign, 'the second scene'),
      await played(smallCampaign, 'the second scene'),
    ];
    for (const format of ['md', 'html', 'epub'] as const)
      expect(await one.bytes(format)).toEqual(await other.bytes(format));
  });

  it('of a story that is not there is one sentence', async () => {
    const { engine, session } = await played(smallCampaign, 'the second scene');
    await engine.delete(session.playthrough.id, never);
    expect(await new StoryFiles(engine).transcript(session.playthrough.id, 'md', never)).toEqual({
      ok: false,
      error: { kind: 'bad', message: expect.stringMatching(/^The story .+\.$/) as string },
    });
  });
});

describe('a transcript as a book', () => {
  it('begins with what it is, not deflated, and lists each of its pages', async () => {
    const book = await ended.bytes('epub');
    expect(decodeUtf8(book.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
    const unpacked = unpackZip(book, limits);
    if (!unpacked.ok) throw new Error(unpacked.error);
    const page = (name: string): string =>
      decodeUtf8(unpacked.value.get(`book/${name}`) ?? new Uint8Array()) ?? '';
    const listed = [...page('package.opf').matchAll(/href="([^"]+)"/g)].map(([, name]) => name);
    const kept = [...unpacked.value.keys()].filter((name) => name.startsWith('book/'));
    expect(listed.map((name) => `book/${String(name)}`).sort()).toEqual(
      kept.filter((name) => name !== 'book/package.opf').sort(),
    );
    expect(page('contents.xhtml')).toMatch(/<li><a href="chapter-\d.xhtml">Away<\/a><\/li>/);
    expect(page('chapter-1.xhtml')).toContain('<h3>Scene 1 · The yard</h3>');
  });
});

const hostile = '</style><script>alert("x")</script> *a* _b_ [c](javascript:d) `e` & &amp; <!--';

describe('a transcript of a campaign that means harm', () => {
  const campaigns = smallCampaignWith({
    'small/manifest.json': JSON.stringify({ title: hostile, version: '1.0.0' }),
    'small/world/places.json': JSON.stringify({
      places: [
        { id: 'yard', name: hostile, exits: ['river'] },
        { id: 'river', name: 'the river', exits: ['yard'] },
      ],
    }),
  });

  it('is words, whatever they look like: nothing of them is an element, a style or a link', async () => {
    const { text } = await played(campaigns, 'the second scene');
    const html = await text('html');
    expect(html.match(/<script|<!--|<b>/g)).toBeNull();
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).toContain('&lt;/style&gt;&lt;script&gt;alert(“x”)&lt;/script&gt;');
    expect(html).toContain("default-src 'none'");
    const markdown = await text('md');
    expect(markdown).toContain('\\<script\\>');
    expect(markdown).toContain('\\[c\\](javascript:d) \\`e\\` & \\&amp; \\<!--');
  });
});

const anyText = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...'<>&"\'*_`#-+=[]()!|~\\1. \n\tab'.split('')),
    maxLength: 30,
  }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

function transcriptWith(text: string): Transcript {
  const scene = {
    number: 1,
    place: text,
    did: { text, by: 'player' },
    roll: text,
    paragraphs: [[{ text, by: 'author' }]],
  } as const;
  return {
    id: 'story-1',
    title: text,
    language: text,
    at: 0,
    madeBy: 'Narratoria',
    chapters: [{ title: text, scenes: [scene] }],
    ending: { title: text, scene },
    writers: 'All words by the author.',
  };
}

describe('whatever is written in a story', () => {
  const ours =
    /<(?:!DOCTYPE html|\/?(?:html|head|title|style|body|main|section|h[123]|small|p|span|em|footer)(?: (?:lang|class|id|data-by)="[a-z0-9-]+")*|meta [^<>]*\/)>/g;

  it('adds no tag to the page, and ends no attribute', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [, body = ''] = transcriptHtml(transcriptWith(text)).split('</style>');
        expect(body.replace(ours, '')).not.toMatch(/[<>"]/);
      }),
    );
  });

  it('is not taken for a mark of Markdown: what could be one stands behind a backslash', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = transcriptMarkdown(transcriptWith(text));
        for (const block of written.split('\n\n')) {
          const words = block
            .replace(/^(?:#{1,3} (?:Scene 1: |An ending: )?|> )/, '')
            .trimEnd()
            .replace(/\\[\x21-\x7e]/g, '·');
          // What is left of ours: emphasis around whole words, and the rule before the last line.
          if (words === '---' || words.startsWith('###')) continue;
          expect(words.replace(/_/g, '·')).not.toMatch(
            /[\\`*[\]<>|~\n]|&#|&[a-zA-Z]|^[#+=-]|^\d+[.)]/,
          );
        }
      }),
    );
  });
});
