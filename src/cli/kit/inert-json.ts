/** JSON leaves these in its strings as they are. The last two end a line for some who read line by line. */
const steering = /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/gu;

/** A JSON document on one line, with every character escaped that would steer a terminal. */
export function inertJson(value: unknown): string {
  return escapedJson(JSON.stringify(value));
}

/** The same for a document that is written already: such characters stand in its strings only. */
export function escapedJson(document: string): string {
  return document.replace(
    steering,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
