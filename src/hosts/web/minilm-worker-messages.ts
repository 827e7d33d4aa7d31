import type { HostFaultCode } from '@/ports/host-fault';

export type MiniLmRequest =
  | { readonly kind: 'open'; readonly model: File; readonly tokenizer: File }
  | { readonly kind: 'embed'; readonly text: string };

export type MiniLmAnswer =
  | { readonly kind: 'opened'; readonly id: string; readonly dimension: number }
  | { readonly kind: 'embedded'; readonly vector: Float32Array }
  | { readonly kind: 'failed'; readonly code: HostFaultCode; readonly message: string };

/** Answers carry the number of their request. */
export type ToMiniLmWorker = { readonly call: number; readonly request: MiniLmRequest };
export type FromMiniLmWorker = { readonly call: number; readonly answer: MiniLmAnswer };
