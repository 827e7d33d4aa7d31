/** Lists in brackets as nested arrays of words and lists; `;;` begins a comment, quotes hold one word. */
export function readExpressions(text) {
  const tokens = text.replaceAll(/;;.*/g, '').match(/"[^"]*"|[()]|[^\s()"]+/g) ?? [];
  const open = [[]];
  for (const token of tokens) {
    if (token === '(') open.push([]);
    else if (token === ')') closeLast(open);
    else innermost(open).push(token.replaceAll('"', ''));
  }
  if (open.length !== 1) throw new Error('a bracket is not closed');
  return open[0];
}

const innermost = (open) => open[open.length - 1];

function closeLast(open) {
  const closed = open.pop();
  if (open.length === 0) throw new Error('a bracket is closed that was not opened');
  innermost(open).push(closed);
}
