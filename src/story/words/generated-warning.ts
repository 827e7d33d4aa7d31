/** The words of arch §6.2.11, for whoever loads a campaign; null where nothing in it was generated. */
export function generatedWarning(count: number): string | null {
  if (count === 0) return null;
  return `Campaign contains ${String(count)} AI-generated asset(s). Review generated flags and provenance metadata to verify correctness.`;
}
