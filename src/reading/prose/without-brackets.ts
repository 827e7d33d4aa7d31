/** Text without what stands in round brackets; a bracket that is never closed stays. */
export function withoutBrackets(text: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const open = text.indexOf('(', from);
    const close = open < 0 ? -1 : text.indexOf(')', open);
    if (close < 0) return kept + text.slice(from);
    kept += text.slice(from, open);
    from = close + 1;
  }
}
