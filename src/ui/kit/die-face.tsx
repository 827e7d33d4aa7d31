import type { ReactElement } from 'react';
import { Circle, Rect, Text } from 'react-native-svg';

import { DecorativeSvg } from '@/ui/art/draw/decorative-svg';
import { dieFacePips } from '@/ui/kit/die-face-pips';

type DieFaceColors = { readonly face: string; readonly edge: string; readonly pip: string };

type DieFaceProps = {
  readonly value: number;
  readonly sides: number;
  readonly size: number;
  readonly colors: DieFaceColors;
  /** The face a number is set in on dice without pips. */
  readonly fontFamily?: string;
};

const face = { x: 1.2, y: 1.2, width: 21.6, height: 21.6, rx: 5.5 };

function NumberOnFace({ value, colors, fontFamily }: DieFaceProps): ReactElement {
  const fontSize = String(value).length > 2 ? 8 : 11;
  const baseline = { x: 12, y: 12 + fontSize * 0.36 };
  return (
    <Text
      {...baseline}
      textAnchor="middle"
      fontSize={fontSize}
      fill={colors.pip}
      {...(fontFamily === undefined ? { fontWeight: 'bold' } : { fontFamily })}
    >
      {value}
    </Text>
  );
}

export function DieFace(props: DieFaceProps): ReactElement {
  const { value, sides, size, colors } = props;
  const pips = sides === 6 ? dieFacePips(value) : undefined;
  return (
    <DecorativeSvg width={size} height={size} viewBox="0 0 24 24">
      <Rect {...face} fill={colors.face} stroke={colors.edge} strokeWidth={0.8} />
      {pips?.map(({ cx, cy }) => (
        <Circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={1.75} fill={colors.pip} />
      ))}
      {pips === undefined && <NumberOnFace {...props} />}
    </DecorativeSvg>
  );
}
