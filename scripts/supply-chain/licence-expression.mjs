/**
 * Whether an SPDX expression can be met with these licences alone: `OR` needs one side, `AND` both. What
 * is no expression is not allowed either.
 */
export function isAllowedBy(expression, licences) {
  let isWhole = true;
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const take = (word) => words[0] === word && words.shift() !== undefined;

  function licence() {
    if (take('(')) {
      const inner = either();
      isWhole &&= take(')');
      return inner;
    }
    const named = words.shift();
    isWhole &&= named !== undefined;
    return licences.includes(named);
  }
  function both() {
    let allowed = licence();
    while (take('AND')) allowed = licence() && allowed;
    return allowed;
  }
  function either() {
    let allowed = both();
    while (take('OR')) allowed = both() || allowed;
    return allowed;
  }

  const allowed = either();
  return allowed && isWhole && words.length === 0;
}
