/** What is shown of characters that steer a terminal: nothing, or pictures that say they were there. */
export type ControlsShown = 'left-out' | 'pictured';

export type InertOptions = {
  readonly controls: ControlsShown;
  /** `line`: whatever breaks a line is a space. `lines`: line breaks and tabs stay. */
  readonly as: 'line' | 'lines';
};

/** All that Unicode calls a control (C0, DEL, C1), and what turns the order of the words around it. */
const steering = /[\p{Cc}\p{Bidi_Control}]/gu;
const steeringButBreaks = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Escape sequences whole, in both their spellings: strings for the terminal itself (titles, the clipboard),
 * then commands with parameters, then short ones. A string that nobody ends is not one: what follows it
 * in a sentence must not vanish with it.
 */
const sequences = new RegExp(
  [
    '(?:\\u001b[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])\\P{Cc}*(?:\\u0007|\\u001b\\\\|\\u009c)',
    '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]',
    '\\u001b[ -/]*[0-~]',
  ].join('|'),
  'gu',
);

/** Text as a terminal may be given it: it can be read and does nothing. */
export function inertText(text: string, { controls, as }: InertOptions): string {
  const steers = as === 'line' ? steering : steeringButBreaks;
  if (controls === 'pictured') return text.replace(steers, picture);
  const without = text.replace(sequences, '');
  return (as === 'line' ? without.replace(lineBreaks, ' ') : without).replace(steers, '');
}

const deleteCode = 0x7f;
const firstPicture = 0x2400;

/** Unicode has pictures for the oldest controls alone. */
function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(firstPicture + code);
  return code === deleteCode ? '␡' : `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
}
