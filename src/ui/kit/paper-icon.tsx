import type { Settings } from 'react-native-paper/lib/typescript/core/settings';

import { Icon } from '@/ui/kit/icon';
import { iconShapes, type IconName } from '@/ui/kit/icon-shapes';

const ownNames: Readonly<Record<string, IconName>> = { check: 'done' };

/** Paper's components ask for icons by the names of a font that is not shipped: ours are drawn. */
export const paperIcon: NonNullable<Settings['icon']> = ({ name, color, size }) => {
  const own = typeof name === 'string' ? (ownNames[name] ?? name) : '';
  return isIconName(own) ? <Icon color={color ?? 'currentColor'} name={own} size={size} /> : null;
};

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconShapes, name);
}
