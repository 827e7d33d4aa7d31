import { Children, type ReactNode, type Ref } from 'react';
import { Text, type TextProps } from 'react-native';

import { withoutSteering } from '@/story/words/without-steering';
import { useAppTheme } from '@/ui/theme/app-theme';
import { typeStyles, type TypeStyle } from '@/ui/theme/type-styles';

type WordsProps = TextProps & {
  readonly as: TypeStyle;
  readonly color?: string;
  readonly ref?: Ref<Text>;
  readonly children: ReactNode;
};

/** Text in one of the app's sizes. Whoever wrote it, it turns no line around. */
export function Words({ as, color, style, children, ...others }: WordsProps) {
  const { colors } = useAppTheme();
  return (
    <Text {...others} style={[typeStyles[as], { color: color ?? colors.onSurface }, style]}>
      {harmless(children)}
    </Text>
  );
}

function harmless(children: ReactNode): ReactNode {
  if (typeof children === 'string') return withoutSteering(children);
  if (!Array.isArray(children)) return children;
  return Children.map(children as ReactNode, (child) =>
    typeof child === 'string' ? withoutSteering(child) : child,
  );
}

/** Not a stop of the Tab key, but focus may be put on it. */
const focusedByUs: object = { tabIndex: -1 };

type HeadingProps = WordsProps & { readonly level: 1 | 2 | 3 };

export function Heading({ level, ...words }: HeadingProps) {
  return <Words {...words} {...focusedByUs} role="heading" aria-level={level} />;
}
