import { Circle, Path } from 'react-native-svg';

import { DecorativeSvg } from '@/ui/art/draw/decorative-svg';
import type { RoadLine, TreeRow } from '@/ui/state/tree-rows';
import { useAppTheme } from '@/ui/theme/app-theme';

const firstX = 12;
const columnWidth = 26;
/** Roads that fork off forks of forks stand over one another rather than leave no room for words. */
const mostColumns = 5;
const dotY = 20;
/** A road leaves another that far above its own first row. */
export const forkRise = 26;

/** Where the words of a row begin. */
export function wordsInset(column: number): number {
  return xOf(column) + columnWidth;
}

function xOf(column: number): number {
  return firstX + Math.min(column, mostColumns) * columnWidth;
}

type RoadLinesProps = { readonly row: TreeRow; readonly height: number };

/** The roads that pass a row, and its own scene on one of them: solid is this road, dashed are others. */
export function RoadLines({ row, height }: RoadLinesProps) {
  const { colors } = useAppTheme();
  const { scene, column } = row;
  const width = xOf(column) + 14;
  const x = xOf(column);
  const paths = linesOf(row, height);
  return (
    <DecorativeSvg
      height={height + forkRise}
      viewBox={`0 ${-forkRise} ${width} ${height + forkRise}`}
      width={width}
    >
      {(['another', 'this-road'] as const).map((line) => (
        <Path
          d={paths[line]}
          key={line}
          stroke={line === 'this-road' ? colors.primary : colors.outline}
          strokeLinecap="round"
          strokeWidth={2}
          {...(line === 'this-road' ? {} : { strokeDasharray: '2 5' })}
        />
      ))}
      <Circle
        cx={x}
        cy={dotY}
        fill={scene.isHead ? colors.tertiary : scene.isOnPath ? colors.primary : colors.surface}
        r={scene.isHead ? 8 : 5.5}
        {...(scene.isOnPath ? {} : { stroke: colors.outline, strokeWidth: 1.8 })}
      />
    </DecorativeSvg>
  );
}

function linesOf(
  { scene, column, from, onward, beside }: TreeRow,
  height: number,
): Readonly<Record<RoadLine, string>> {
  const paths = { 'this-road': '', another: '' };
  const x = xOf(column);
  if (beside !== null) paths[beside] += line(xOf(0), 0, height);
  for (let passed = 1; passed < column; passed += 1) paths.another += line(xOf(passed), 0, height);
  const own = scene.isOnPath ? 'this-road' : 'another';
  if (from === 'above') paths[own] += line(x, 0, dotY);
  if (from === 'fork') {
    const parent = xOf(column - 1);
    paths[own] += `M${parent} ${-forkRise}C${parent} 4 ${x} ${-forkRise / 2} ${x} ${dotY}`;
  }
  if (onward !== null) paths[onward] += line(x, dotY, height);
  return paths;
}

function line(x: number, from: number, to: number): string {
  return `M${x} ${from}V${to}`;
}
