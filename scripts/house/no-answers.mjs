import { fixedWordsOfFrame, fixedWordsOfRegExp } from './fixed-words.mjs';

/** Lists of single words, and what is said to players or developers. */
const isNoPattern = [
  'ImportDeclaration > Literal',
  'CallExpression[callee.name=/^(wordSet|forms)$/] > *',
  'NewExpression[callee.name="Error"] *',
  'Property[key.name="because"] *',
  'TSLiteralType *',
];

/** A rule that quotes a sentence understands that sentence and no other. */
export const noAnswers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      answer:
        '"{{words}}" fits one sentence and understands no other: make it a class of words (lexicon/word-classes.ts), a frame or an example; an idiom of English belongs in lexicon/idioms.ts.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const judge = (node, words) => {
      if (words !== null)
        context.report({ node, messageId: 'answer', data: { words: words.join(' ') } });
    };
    const judgeText = (node, text) => {
      judge(node, fixedWordsOfFrame(text) ?? asPattern(text));
    };
    const exempt = new Set();
    return {
      ...Object.fromEntries(isNoPattern.map((selector) => [selector, (node) => exempt.add(node)])),
      'Literal:exit'(node) {
        if (node.regex !== undefined) judge(node, fixedWordsOfRegExp(node.regex.pattern));
        else if (typeof node.value === 'string' && !isExempt(node)) judgeText(node, node.value);
      },
      'TemplateElement:exit'(node) {
        if (!isExempt(node)) judgeText(node, node.value.cooked ?? '');
      },
    };

    function isExempt(node) {
      return exempt.has(node) || sourceCode.getAncestors(node).some((above) => exempt.has(above));
    }
  },
};

/** Text that is made into a regular expression somewhere else. */
function asPattern(text) {
  if (!/\\[bwdsW]|\(\?:/.test(text)) return null;
  try {
    return fixedWordsOfRegExp(text);
  } catch {
    return null;
  }
}
