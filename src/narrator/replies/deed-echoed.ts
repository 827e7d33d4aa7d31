import { withoutEnding } from '@/story/words/without-ending';

/** Words that begin no deed, or that would turn into something else in the mouth of the story. */
const notEchoed =
  /\b(?:you|your|yours|yourself|me|we|us|our|i'm|not|never|don't|please|to to)\b|^(?:if|and|but|or|why|what|who|how|when|where|is|are|am|can|could|do|does|may|will|would|should)\b/;

const plainDeed = /^[a-z][a-z'-]*(?: [a-z'-]+){0,6}$/;

/** "Eat my hat" as the story would say it: "eat your hat"; null for what cannot be said so. */
export function deedEchoed(said: string): string | null {
  const plain = withoutEnding(said.replace(/[‘’]/g, "'").trim(), /[\s!.]/).replace(
    /^i (?:want to |try to |will )?(?=[a-z])/i,
    '',
  );
  const deed = plain.charAt(0).toLowerCase() + plain.slice(1);
  // Names keep their capitals.
  if (!plainDeed.test(deed.toLowerCase()) || notEchoed.test(deed.toLowerCase())) return null;
  return deed.replace(/\bmyself\b/g, 'yourself').replace(/\bmy\b/g, 'your');
}
