/**
 * The SHA-256 of bytes, as 64 lowercase hexadecimal digits. A campaign has many hundred kilobytes: a host
 * that can computes it beside the thread that asks. Never rejects.
 */
export type Digest = (bytes: Uint8Array) => Promise<string>;
