/** A sentence about the first byte in which two machines differ; null when they do not. */
export function firstDifference(onNode, onHermes) {
  const count = Math.max(onNode.length, onHermes.length);
  for (let at = 0; at < count; at += 1)
    if (onNode[at] !== onHermes[at])
      return sentence(at, onNode[at] ?? 'nothing', onHermes[at] ?? 'nothing');
  return null;
}

function sentence(at, expected, actual) {
  let column = 0;
  while (column < expected.length && expected[column] === actual[column]) column += 1;
  const around = (text) => JSON.stringify(text.slice(Math.max(0, column - 60), column + 200));
  return `Line ${at + 1} differs from column ${column + 1} on: Node has ${around(expected)}, Hermes ${around(actual)}.`;
}
