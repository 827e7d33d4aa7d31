import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Choice } from '@/contracts/generated/choice';
import { AppButton } from '@/ui/kit/app-button';
import { Rising } from '@/ui/kit/rising';
import { Words } from '@/ui/kit/words';
import { ChoiceButton } from '@/ui/story/choices/choice-button';
import { choiceMeta } from '@/ui/story/choices/choice-meta';
import { OwnWords, type OwnWordsProps } from '@/ui/story/choices/own-words';
import { texts } from '@/ui/texts/texts';
import { motion, space } from '@/ui/theme/layout';

export type ChoiceListProps = Omit<OwnWordsProps, 'onCancel'> & {
  readonly choices: readonly Choice[];
  readonly showsKeys: boolean;
  readonly scale: number;
  readonly isFresh: boolean;
  readonly offersOwnWords: boolean;
  readonly isTyping: boolean;
  readonly onTyping: (isTyping: boolean) => void;
  readonly onChoose: (choice: string) => void;
  readonly onWhy: () => void;
  /** Null where there is no room to ask for it. */
  readonly onDifferently: (() => void) | null;
};

export function ChoiceList(props: ChoiceListProps) {
  const { choices, showsKeys, scale, isFresh, onChoose } = props;
  // One tap takes one choice: a second finger or a double click must not take another.
  const [taken, setTaken] = useState<string | null>(null);
  return (
    <View>
      <View aria-label={texts.story.choices} role="group" style={styles.choices} testID="choices">
        {choices.map((choice, index) => (
          <Rising delay={isFresh ? index * motion.choiceStagger : null} key={choice.id}>
            <View style={taken !== null && taken !== choice.id && styles.notTaken}>
              <ChoiceButton
                choice={choice}
                meta={choiceMeta(choice, choices.slice(0, index))}
                number={index + 1}
                onChoose={(id) => {
                  if (taken !== null) return;
                  setTaken(id);
                  onChoose(id);
                }}
                scale={scale}
                showsKey={showsKeys}
              />
            </View>
          </Rising>
        ))}
      </View>
      <Words aria-live="polite" as="bodySmall" style={styles.spoken}>
        {texts.story.choiceCount(choices.length)}
      </Words>
      <UnderRow {...props} />
    </View>
  );
}

function UnderRow(props: ChoiceListProps) {
  const { offersOwnWords, isTyping, onTyping, onWhy, onDifferently } = props;
  const [hasTyped, setHasTyped] = useState(false);
  if (isTyping && !hasTyped) setHasTyped(true);
  if (isTyping)
    return (
      <OwnWords
        {...props}
        onCancel={() => {
          onTyping(false);
        }}
      />
    );
  return (
    <View style={styles.under}>
      {offersOwnWords ? (
        <AppButton
          hasFocus={hasTyped}
          icon="typeInstead"
          look="text"
          onPress={() => {
            onTyping(true);
          }}
          testID="type-instead"
        >
          {texts.story.somethingElse}
        </AppButton>
      ) : (
        <View />
      )}
      {onDifferently === null ? null : (
        <AppButton look="text" onPress={onDifferently} testID="differently">
          {texts.story.tellDifferently}
        </AppButton>
      )}
      <AppButton look="text" onPress={onWhy} testID="why">
        {texts.story.whyThese}
      </AppButton>
    </View>
  );
}

const styles = StyleSheet.create({
  choices: { gap: space.sm },
  notTaken: { opacity: 0.38 },
  under: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginHorizontal: -space.md,
    marginTop: 6,
  },
  spoken: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
