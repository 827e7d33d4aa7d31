import { useEffect, useState, type ComponentType } from 'react';

import { MessageScreen } from '@/ui/kit/message-screen';
import { texts } from '@/ui/texts/texts';

/**
 * A screen nobody needs for the first scene: on the web its code is fetched when it is first opened, so
 * that the story's own words come sooner. On a phone it is there already.
 */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  NotHere: ComponentType<Props & NotHereProps> = NotHereScreen,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LateScreen(props: Props) {
    const [Screen, setScreen] = useState<{ readonly type: ComponentType<Props> } | null>(
      loaded === null ? null : { type: loaded },
    );
    const [hasFailed, setHasFailed] = useState(false);
    const isWaiting = Screen === null && !hasFailed;
    useEffect(() => {
      if (!isWaiting) return;
      let isHere = true;
      load().then(
        (type) => {
          loaded = type;
          if (isHere) setScreen({ type });
        },
        () => {
          if (isHere) setHasFailed(true);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWaiting]);
    if (Screen !== null) return <Screen.type {...props} />;
    if (!hasFailed) return null;
    return (
      <NotHere
        {...props}
        onTryAgain={() => {
          setHasFailed(false);
        }}
      />
    );
  };
}

export type NotHereProps = { readonly onTryAgain: () => void };

function NotHereScreen({ onTryAgain }: NotHereProps) {
  return (
    <MessageScreen
      action={{ label: texts.app.tryAgain, onPress: onTryAgain }}
      body={texts.app.lateBody}
      testID="late-failed"
      title={texts.app.lateTitle}
    />
  );
}
