/** Who wrote a text, down to the sentence: from the campaign file to the export. */
export type Author = 'author' | 'engine' | `model:${string}` | `skill:${string}`;

export type Sentence = { readonly text: string; readonly by: Author };
export type Paragraph = readonly Sentence[];
