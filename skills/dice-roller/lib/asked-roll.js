/**
 * The roll that was asked for: the one a tool this one waits for came to, where `from` names such a tool
 * and it has one; else the one that was passed in.
 */
export function askedRoll({ from, ...own }, dependencies) {
  const settled = Object.hasOwn(dependencies, from) ? dependencies[from]?.roll : undefined;
  const { formula = '2d6', modifiers, reasons, bands } = isRoll(settled) ? settled : own;
  return { formula, modifiers: modifiers ?? {}, reasons: reasons ?? {}, bands };
}

function isRoll(value) {
  return typeof value?.formula === 'string';
}
