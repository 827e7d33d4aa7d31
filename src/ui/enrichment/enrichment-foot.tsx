import { StyleSheet, View } from 'react-native';

import type { EnrichmentView } from '@/ui/enrichment/enrichment-view';
import { AppButton } from '@/ui/kit/app-button';
import { enrichmentTexts } from '@/ui/texts/enrichment-texts';
import { texts } from '@/ui/texts/texts';
import { space } from '@/ui/theme/layout';

export type EnrichmentActions = {
  readonly accept: () => void;
  readonly takeAway: () => void;
  readonly lookAgain: () => void;
  readonly stop: () => void;
  readonly close: () => void;
};

type EnrichmentFootProps = { readonly view: EnrichmentView; readonly actions: EnrichmentActions };

/** What can be done now. */
export function EnrichmentFoot(props: EnrichmentFootProps) {
  return <View style={styles.foot}>{buttons(props)}</View>;
}

function buttons({ view, actions }: EnrichmentFootProps) {
  switch (view.kind) {
    case 'reading':
    case 'writing':
    case 'removing':
      return <Plain label={enrichmentTexts.stop} name="stop" onPress={actions.stop} />;
    case 'offered':
      return view.files.some(({ state }) => state === 'new' || state === 'changed') ? (
        <>
          <Plain label={enrichmentTexts.notNow} name="not-now" onPress={actions.close} />
          <Main label={enrichmentTexts.accept} name="accept" onPress={actions.accept} />
        </>
      ) : (
        <Main label={enrichmentTexts.done} name="done" onPress={actions.close} />
      );
    case 'here':
      return (
        <>
          <Plain label={enrichmentTexts.takeAway} name="take-away" onPress={actions.takeAway} />
          <Main label={enrichmentTexts.done} name="done" onPress={actions.close} />
        </>
      );
    case 'stopped':
    case 'failed':
      return (
        <>
          <Plain label={texts.app.tryAgain} name="again" onPress={actions.lookAgain} />
          <Main label={enrichmentTexts.done} name="done" onPress={actions.close} />
        </>
      );
    case 'removed':
      return <Main label={enrichmentTexts.done} name="done" onPress={actions.close} />;
  }
}

type ButtonProps = {
  readonly label: string;
  readonly name: string;
  readonly onPress: () => void;
};

function Plain({ label, name, onPress }: ButtonProps) {
  return (
    <AppButton look="text" onPress={onPress} testID={`enrichment-${name}`}>
      {label}
    </AppButton>
  );
}

function Main({ label, name, onPress }: ButtonProps) {
  return (
    <AppButton look="filled" onPress={onPress} testID={`enrichment-${name}`}>
      {label}
    </AppButton>
  );
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.sm },
});
