/** Of bytes in memory; whoever made it releases it when nothing shows it any more. */
export type ReleasedAddress = { readonly uri: string; release(): void };
