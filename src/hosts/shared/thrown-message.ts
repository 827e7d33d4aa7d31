/** What a script threw, as its own words; all of it is untrusted text. */
export type ThrownReport = {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
};

const mostCharacters = 300;

/** One sentence with the place in the skill, and nothing of the host. */
export function thrownMessage({ name, message, stack }: ThrownReport): string {
  const said = [name === 'Error' ? '' : name, message].filter((part) => part !== '').join(': ');
  const place = /skill:([^\s:()]+:\d+)/.exec(stack)?.[1];
  const sentence = said === '' ? 'The script threw an error without a message.' : said;
  const short = sentence.replace(/\s+/g, ' ').slice(0, mostCharacters);
  return place === undefined ? short : `${short} (${place.slice(0, mostCharacters)})`;
}

export function isOutOfMemory({ name, message }: ThrownReport): boolean {
  return name === 'InternalError' && message === 'out of memory';
}
