export type SentenceLook = { readonly isShown: boolean; readonly color: string };
