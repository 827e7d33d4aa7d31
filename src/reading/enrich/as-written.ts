import { checksumOf, seal, writer } from '@/reading/enrich/writer-seal';

/** Whether a file says that it was written here. */
export function isOfWriter(text: string): boolean {
  return new RegExp(`\\bsource_model"?: "${writer}@`).test(text);
}

/** Whether it is still as it was written: what a person has changed is theirs. */
export function isAsWritten(text: string): boolean {
  return text.includes(`sha256:${checksumOf(text)}"`);
}

/** The same words, whenever they were written. */
export function sameWords(one: string, other: string): boolean {
  const timeless = (text: string): string =>
    text.replace(seal, '$1"').replace(/(\bgenerated_at"?: ")[^"]*"/, '$1"');
  return timeless(one) === timeless(other);
}
