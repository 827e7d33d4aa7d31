import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Choice } from '@/contracts/generated/choice';
import type { ReplyEvent } from '@/engine/turn-data/turn-event';
import { AppButton } from '@/ui/kit/app-button';
import { Rising } from '@/ui/kit/rising';
import { Words } from '@/ui/kit/words';
import { ChoiceButton } from '@/ui/story/choices/choice-button';
import { choiceMeta } from '@/ui/story/choices/choice-meta';
import { OwnWords, type OwnWordsProps } from '@/ui/story/choices/own-words';
import { ReplyBox } from '@/ui/story/choices/reply-box';
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
  /** What the story said to words that made no scene. */
  readonly reply: ReplyEvent | null;
  readonly onWhy: () => void;
  /** Null where there is no room to ask for it. */
  readonly onDifferently: (() => void) | null;
};

export function ChoiceList(props: ChoiceListProps) {
  const { choices, showsKeys, scale, isFresh, onChoose, reply } = props;
  // One tap takes one choice: a second finger or a double click must not take another.
  const [taken, setTaken] = useState<string | null>(null);
  // One that is only words may be replied to: then nothing was taken.
  const [replied, setReplied] = useState({ reply, times: 0 });
  if (reply !== replied.reply) {
    setReplied({ reply, times: replied.times + 1 });
    setTaken(null);
  }
  const choose = (id: string): void => {
    if (taken !== null) return;
    setTaken(id);
    onChoose(id);
  };
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
                onChoose={choose}
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
      {reply === null ? null : (
        <ReplyBox onChoose={choose} onSay={props.onSay} reply={reply} scale={scale} />
      )}
      <UnderRow {...props} fieldKey={replied.times} />
    </View>
  );
}

/** After a reply the field is another one, with nothing in it. */
function UnderRow(props: ChoiceListProps & { readonly fieldKey: number }) {
  const { offersOwnWords, isTyping, onTyping, onWhy, onDifferently } = props;
  const [hasTyped, setHasTyped] = useState(false);
  if (isTyping && !hasTyped) setHasTyped(true);
  if (isTyping)
    return (
      <OwnWords
        {...props}
        key={props.fieldKey}
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
