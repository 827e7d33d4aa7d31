const special = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'];
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const words =
  'the old captain lost silver key lantern opened door and of a in to who was not ring bell harbour smith sword gate night promise';

/** The place of a piece is its number. Letters spell what is no word, by themselves or inside one. */
export const vocabulary = [
  ...special,
  ...letters,
  ...letters.map((letter) => `##${letter}`),
  ...'.,;:!?\'"-()',
  ...words.split(' ').filter((word) => word.length > 1),
];

const numberOf = (piece) => vocabulary.indexOf(piece);

/** A tokenizer.json of the kind that BERT's family uses. */
export function tinyTokenizer() {
  const framing = ['[CLS]', '[SEP]'];
  return {
    version: '1.0',
    added_tokens: special.map((content) => ({
      id: numberOf(content),
      content,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
      special: true,
    })),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [
        { SpecialToken: { id: '[CLS]', type_id: 0 } },
        { Sequence: { id: 'A', type_id: 0 } },
        { SpecialToken: { id: '[SEP]', type_id: 0 } },
      ],
      pair: [],
      special_tokens: Object.fromEntries(
        framing.map((id) => [id, { id, ids: [numberOf(id)], tokens: [id] }]),
      ),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((piece, id) => [piece, id])),
    },
  };
}
