import { size } from '@/ui/theme/layout';
import type { Window } from '@/ui/theme/use-window';

/** On wide windows what stands above and below the column stands in line with it. */
export function columnMargin({ kind, width, margin }: Window, column: number): number {
  if (kind !== 'expanded') return margin;
  return Math.max(margin, (width - size.rail - size.sidePane - column) / 2);
}
