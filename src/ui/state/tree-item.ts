import { Platform, type PressableProps } from 'react-native';

type TreeItem = {
  /** Said by phones in one sentence; browsers take it from the words that are seen. */
  readonly label: string;
  /** From 1. */
  readonly level: number;
  readonly isExpanded?: boolean | null;
  readonly isSelected?: boolean;
  readonly canPress: boolean;
};

/** Trees are something that only browsers tell assistive technology of. */
export function treeItem(item: TreeItem): PressableProps {
  const { label, level, isExpanded = null, isSelected, canPress } = item;
  const open = isExpanded === null ? {} : { 'aria-expanded': isExpanded };
  const chosen = isSelected === undefined ? {} : { 'aria-selected': isSelected };
  if (Platform.OS !== 'web')
    return {
      accessible: true,
      'aria-label': label,
      ...open,
      ...chosen,
      ...(canPress ? { role: 'button' } : {}),
    };
  const web: object = { 'aria-level': level };
  return { role: 'treeitem', ...open, ...chosen, ...web };
}

export const treeRole = Platform.OS === 'web' ? ({ role: 'tree' } as const) : {};
