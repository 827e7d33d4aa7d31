import type { ReactElement } from 'react';
import { Circle, Path, Rect } from 'react-native-svg';

import { DecorativeSvg } from '@/ui/art/draw/decorative-svg';
import { iconShapes, type IconName, type IconPart } from '@/ui/kit/icon-shapes';

function IconPartNode(props: { readonly part: IconPart; readonly color: string }): ReactElement {
  const { part, color } = props;
  if ('path' in part)
    return part.filled ? <Path d={part.path} fill={color} stroke="none" /> : <Path d={part.path} />;
  if ('r' in part) return <Circle {...part} />;
  return <Rect {...part} />;
}

type IconProps = { readonly name: IconName; readonly size: number; readonly color: string };

export function Icon({ name, size, color }: IconProps): ReactElement {
  const parts: readonly IconPart[] = iconShapes[name];
  return (
    <DecorativeSvg width={size} height={size} viewBox="0 0 24 24" stroke={{ color, width: 1.7 }}>
      {parts.map((part, index) => (
        <IconPartNode key={index} part={part} color={color} />
      ))}
    </DecorativeSvg>
  );
}
