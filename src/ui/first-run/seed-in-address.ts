/** A seed in the address makes the same dice fall again; anything else is no seed. */
export function seedInAddress(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
