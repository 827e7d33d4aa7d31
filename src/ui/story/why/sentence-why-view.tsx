import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { longestOwnSentence } from '@/foundation/limits';
import type { SentenceWhy } from '@/engine/why/reasons';
import type { Author } from '@/story/words/provenance';
import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { plainEmphasis } from '@/ui/story/prose/plain-emphasis';
import { ReasonList } from '@/ui/story/why/reason-list';
import { typographic } from '@/story/words/typographic';
import { whyTexts } from '@/ui/texts/why-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';
import { typeStyles } from '@/ui/theme/type-styles';

/** What the player wants of this sentence. */
type Wish =
  | { readonly kind: 'edit'; readonly sentence: number; readonly text: string | null }
  | { readonly kind: 'flag'; readonly sentence: number; readonly isFlagged: boolean };

type SentenceWhyViewProps = {
  readonly sentence: SentenceWhy | null;
  readonly onScene: (scene: number) => void;
  readonly onWish: (wish: Wish) => void;
};

/** One sentence: who wrote it, what it comes from, and what the player may do about it. */
export function SentenceWhyView({ sentence, onScene, onWish }: SentenceWhyViewProps) {
  const { colors } = useAppTheme();
  const [isEditing, setIsEditing] = useState(false);
  if (sentence === null) return null;
  const edit = (text: string | null): void => {
    setIsEditing(false);
    onWish({ kind: 'edit', sentence: sentence.number - 1, text });
  };
  return (
    <View>
      <Words as="choice" testID="asked-sentence">
        {typographic(plainEmphasis(sentence.text))}
      </Words>
      <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.by}>
        {writtenBy(sentence.by)}
      </Words>
      <ReasonList none={whyTexts.noOrigin} onScene={onScene} reasons={sentence.reasons} />
      {sentence.isFlagged === true ? (
        <Words aria-live="polite" as="bodySmall" color={colors.onSurfaceVariant} style={styles.by}>
          {whyTexts.flagged}
        </Words>
      ) : null}
      {isEditing ? (
        <OwnSentence
          onCancel={() => {
            setIsEditing(false);
          }}
          onSave={edit}
          text={sentence.text}
        />
      ) : (
        <WhatToDo
          onEdit={() => {
            setIsEditing(true);
          }}
          onRestore={() => {
            edit(null);
          }}
          onWish={onWish}
          sentence={sentence}
        />
      )}
    </View>
  );
}

type WhatToDoProps = {
  readonly sentence: SentenceWhy;
  readonly onEdit: () => void;
  readonly onRestore: () => void;
  readonly onWish: (wish: Wish) => void;
};

function WhatToDo({ sentence, onEdit, onRestore, onWish }: WhatToDoProps) {
  const { number, isFlagged = false, original } = sentence;
  return (
    <View style={styles.buttons}>
      <AppButton icon="typeInstead" look="text" onPress={onEdit} testID="sentence-edit">
        {whyTexts.edit}
      </AppButton>
      {original === undefined ? null : (
        <AppButton look="text" onPress={onRestore} testID="sentence-restore">
          {whyTexts.restore}
        </AppButton>
      )}
      <AppButton
        look="text"
        onPress={() => {
          onWish({ kind: 'flag', sentence: number - 1, isFlagged: !isFlagged });
        }}
        testID="sentence-flag"
      >
        {isFlagged ? whyTexts.fitsAfterAll : whyTexts.doesNotFit}
      </AppButton>
    </View>
  );
}

type OwnSentenceProps = {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

function OwnSentence({ text, onSave, onCancel }: OwnSentenceProps) {
  const { colors } = useAppTheme();
  const [words, setWords] = useState(text);
  return (
    <View style={styles.editing}>
      <TextInput
        aria-label={whyTexts.yourSentence}
        autoFocus
        maxLength={longestOwnSentence}
        multiline
        onChangeText={setWords}
        style={[
          typeStyles.choice,
          styles.input,
          { color: colors.onSurface, borderColor: colors.primary },
        ]}
        testID="sentence-words"
        value={words}
      />
      <View style={styles.buttons}>
        <AppButton look="text" onPress={onCancel} testID="sentence-cancel">
          {whyTexts.cancel}
        </AppButton>
        <AppButton
          look="tonal"
          onPress={() => {
            if (words.trim() !== '') onSave(words);
          }}
          testID="sentence-save"
        >
          {whyTexts.save}
        </AppButton>
      </View>
    </View>
  );
}

function writtenBy(by: Author): string {
  if (by === 'author' || by === 'engine' || by === 'player') return whyTexts.by[by];
  const [kind, name] = [by.slice(0, by.indexOf(':')), by.slice(by.indexOf(':') + 1)];
  return kind === 'skill' ? whyTexts.by.skill(name) : whyTexts.by.model(name);
}

const styles = StyleSheet.create({
  by: { marginTop: space.xs },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.sm,
    marginTop: space.md,
    marginHorizontal: -space.md,
  },
  editing: { marginTop: space.lg },
  input: {
    minHeight: 96,
    borderWidth: 2,
    borderRadius: radius.lg,
    padding: space.md,
    textAlignVertical: 'top',
    outlineWidth: 0,
  },
});
