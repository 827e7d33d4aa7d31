import type { ReactElement } from 'react';
import { Circle } from 'react-native-svg';

import { DecorativeSvg } from '@/ui/art/draw/decorative-svg';

type Risk = 'low' | 'even' | 'high';

const filledDots: Readonly<Record<Risk, number>> = { low: 1, even: 2, high: 3 };
const middles = [4, 13, 22] as const;

type RiskDotsProps = { readonly risk: Risk; readonly color: string };

/** Stands beside the word that says the same. */
export function RiskDots({ risk, color }: RiskDotsProps): ReactElement {
  return (
    <DecorativeSvg width={26} height={8} viewBox="0 0 26 8">
      {middles.map((cx, index) =>
        index < filledDots[risk] ? (
          <Circle key={cx} cx={cx} cy={4} r={3} fill={color} />
        ) : (
          <Circle key={cx} cx={cx} cy={4} r={3} fill="none" stroke={color} opacity={0.7} />
        ),
      )}
    </DecorativeSvg>
  );
}
