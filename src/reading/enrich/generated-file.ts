import type { JsonObject } from '@/foundation/json';
import { generatedPath } from '@/foundation/text/generated-path';
import { checksumOf, seal, writer } from '@/reading/enrich/writer-seal';

/** A file that can be written for an author, marked as what it is. */
export type GeneratedFile = {
  readonly path: string;
  readonly kind: 'person' | 'beats' | 'lore' | 'ending';
  readonly text: string;
};

/** What all files of one writing say of where they come from. */
export type Seeds = {
  /** As ISO 8601 has it. */
  readonly generatedAt: string;
  /** What was read, each with the sha256 of its bytes. */
  readonly files: ReadonlyMap<string, string>;
};

const writerVersion = '1.0.0';

/** Where in the author's files the words stand that something was made of. */
export type Origins = readonly { readonly file: string; readonly line: number }[];

function provenanceOf({ generatedAt, files }: Seeds, origins: Origins): JsonObject {
  const sources = [...new Set(origins.map(({ file, line }) => `${file}:${String(line)}`))];
  return {
    source_model: `${writer}@${writerVersion}`,
    generated_at: generatedAt,
    seed_data: [...files].map(([file, hash]) => `${file} sha256:${hash}`).join(', '),
    version: writerVersion,
    ...(sources.length === 0 ? {} : { sources }),
    checksum: 'sha256:',
  };
}

/** `path` is what a person would call it. */
export function jsonFile(
  { path, kind }: Pick<GeneratedFile, 'path' | 'kind'>,
  data: JsonObject,
  { seeds, origins }: { readonly seeds: Seeds; readonly origins: Origins },
): GeneratedFile {
  const whole = { ...data, generated: true, provenance: provenanceOf(seeds, origins) };
  return { path: generatedPath(path), kind, text: sealed(`${JSON.stringify(whole, null, 2)}\n`) };
}

export function markdownFile(
  { path, kind }: Pick<GeneratedFile, 'path' | 'kind'>,
  { header, body }: { readonly header: JsonObject; readonly body: readonly string[] },
  { seeds, origins }: { readonly seeds: Seeds; readonly origins: Origins },
): GeneratedFile {
  const keys = Object.entries(header).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const provenance = Object.entries(provenanceOf(seeds, origins)).map(
    ([key, value]) => `  ${key}: ${JSON.stringify(value)}`,
  );
  const front = ['---', ...keys, 'generated: true', 'provenance:', ...provenance, '---'];
  const text = `${front.join('\n')}\n\n${body.join('\n\n')}\n`;
  return { path: generatedPath(path), kind, text: sealed(text) };
}

/** With a checksum of all the rest. */
function sealed(text: string): string {
  return text.replace(seal, `$1${checksumOf(text)}"`);
}
