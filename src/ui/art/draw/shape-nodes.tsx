import type { ReactElement } from 'react';
import { Circle, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';

import type { Gradient, Mark, Paint } from '@/ui/art/draw/shape';

function colorOf(paint: Paint, prefix: string): string {
  return typeof paint === 'string' ? paint : `url(#${prefix}${paint.gradient})`;
}

export function GradientNode(props: {
  readonly gradient: Gradient;
  readonly prefix: string;
}): ReactElement {
  const { gradient, prefix } = props;
  const id = `${prefix}${gradient.name}`;
  const stops = gradient.stops.map(({ offset, color, opacity }) => (
    <Stop key={offset} offset={offset} stopColor={color} stopOpacity={opacity} />
  ));
  switch (gradient.kind) {
    case 'vertical-gradient':
      return (
        <LinearGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          x1={0}
          y1={gradient.fromY}
          x2={0}
          y2={gradient.toY}
        >
          {stops}
        </LinearGradient>
      );
    case 'radial-gradient':
      return (
        <RadialGradient
          id={id}
          gradientUnits="userSpaceOnUse"
          cx={gradient.cx}
          cy={gradient.cy}
          r={gradient.radius}
        >
          {stops}
        </RadialGradient>
      );
  }
}

export function MarkNode({
  mark,
  prefix,
}: {
  readonly mark: Mark;
  readonly prefix: string;
}): ReactElement {
  const color = colorOf(mark.paint, prefix);
  switch (mark.kind) {
    case 'area':
      return <Path d={mark.path} fill={color} opacity={mark.opacity} />;
    case 'line':
      return (
        <Path
          d={mark.path}
          fill="none"
          stroke={color}
          strokeWidth={mark.width}
          strokeLinecap="round"
          opacity={mark.opacity}
        />
      );
    case 'circle':
      return (
        <Circle cx={mark.cx} cy={mark.cy} r={mark.radius} fill={color} opacity={mark.opacity} />
      );
    case 'rect': {
      const { x, y, width, height, corner } = mark;
      const frame = { x, y, width, height, rx: corner };
      return <Rect {...frame} fill={color} opacity={mark.opacity} />;
    }
  }
}
