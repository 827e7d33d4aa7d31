import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { SceneToRead } from '@/ui/story/why/scene-to-read';
import { SentenceWhyView } from '@/ui/story/why/sentence-why-view';
import type { StoryActions } from '@/ui/story/player/story-actions';
import { newest, type ScenePage } from '@/ui/story/player/story-view';
import { useWhy } from '@/ui/story/why/use-why';
import { WhyChoices } from '@/ui/story/why/why-choices';
import { WhyWords } from '@/ui/story/why/why-words';
import { whyTexts } from '@/ui/texts/why-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

export type WhySheetProps = {
  /** From the first scene to the newest, whose choices are asked about. */
  readonly pages: readonly ScenePage[];
  /** A sentence that was tapped, counted from 0 in its scene; null for the choices. */
  readonly sentence: { readonly scene: number; readonly sentence: number } | null;
  readonly actions: StoryActions;
  readonly onClose: () => void;
};

type Asked =
  | { readonly kind: 'choices' | 'words' }
  | { readonly kind: 'sentence'; readonly scene: number; readonly sentence: number }
  | { readonly kind: 'scene'; readonly scene: number };

/** What the choices of the newest scene and the words of any come from, and other words for them. */
export function WhySheet(props: WhySheetProps) {
  const { sentence, onClose } = props;
  const first: Asked = sentence === null ? { kind: 'choices' } : { kind: 'sentence', ...sentence };
  const [trail, setTrail] = useState<readonly Asked[]>([first]);
  const asked = trail[trail.length - 1] ?? first;
  return (
    <Sheet isOpen onClose={onClose} testID="why-sheet" title={titleOf(asked)}>
      <Answer
        {...props}
        asked={asked}
        onAsk={(next) => {
          setTrail([...trail, next]);
        }}
      />
      {trail.length < 2 ? null : (
        <AppButton
          icon="back"
          look="text"
          onPress={() => {
            setTrail(trail.slice(0, -1));
          }}
          style={styles.start}
          testID="why-back"
        >
          {whyTexts.back}
        </AppButton>
      )}
    </Sheet>
  );
}

type AnswerProps = WhySheetProps & {
  readonly asked: Asked;
  readonly onAsk: (next: Asked) => void;
};

function Answer({ pages, actions, asked, onAsk, onClose }: AnswerProps) {
  const { colors } = useAppTheme();
  const page =
    asked.kind === 'sentence'
      ? (pages.find(({ number }) => number === asked.scene) ?? null)
      : newest({ pages });
  const why = useWhy(page, actions.explain);
  const onScene = (scene: number): void => {
    onAsk({ kind: 'scene', scene });
  };
  if (asked.kind === 'scene')
    return <SceneToRead page={pages.find(({ number }) => number === asked.scene) ?? null} />;
  if (why === 'failed')
    return (
      <Words aria-live="polite" as="bodyMedium" color={colors.onSurfaceVariant}>
        {whyTexts.failed}
      </Words>
    );
  if (why === null || page === null) return <View style={styles.waiting} />;
  if (asked.kind === 'sentence')
    return (
      <SentenceWhyView
        onScene={onScene}
        onWish={(wish) => {
          actions.changeSentence({ ...wish, scene: asked.scene });
        }}
        sentence={why.sentences[asked.sentence] ?? null}
      />
    );
  return (
    <View>
      {asked.kind === 'choices' ? (
        <WhyChoices choices={why.choices} onScene={onScene} />
      ) : (
        <WhyWords
          onSentence={(sentence) => {
            onAsk({ kind: 'sentence', scene: page.number, sentence });
          }}
          sentences={why.sentences}
        />
      )}
      <OtherWords
        onAsk={onAsk}
        onTell={(which) => {
          onClose();
          actions.tellAgain(which);
        }}
        page={page}
        showsWords={asked.kind === 'choices'}
      />
    </View>
  );
}

type OtherWordsProps = {
  readonly page: ScenePage;
  readonly showsWords: boolean;
  readonly onAsk: (next: Asked) => void;
  readonly onTell: (which: 'differently' | 'earlier') => void;
};

function OtherWords({ page, showsWords, onAsk, onTell }: OtherWordsProps) {
  const { colors } = useAppTheme();
  const { current, count } = page.tellings;
  return (
    <View style={styles.other}>
      {count < 2 ? null : (
        <Words as="bodySmall" color={colors.onSurfaceVariant} testID="tellings">
          {whyTexts.telling(current, count)}
        </Words>
      )}
      <View style={styles.buttons}>
        {showsWords ? (
          <AppButton
            look="text"
            onPress={() => {
              onAsk({ kind: 'words' });
            }}
            testID="why-words"
          >
            {whyTexts.words}
          </AppButton>
        ) : null}
        <AppButton
          look="text"
          onPress={() => {
            onTell('differently');
          }}
          testID="why-differently"
        >
          {whyTexts.differently}
        </AppButton>
        {current < 2 ? null : (
          <AppButton
            look="text"
            onPress={() => {
              onTell('earlier');
            }}
            testID="why-earlier"
          >
            {whyTexts.earlier}
          </AppButton>
        )}
      </View>
    </View>
  );
}

function titleOf(asked: Asked): string {
  switch (asked.kind) {
    case 'choices':
      return whyTexts.choicesTitle;
    case 'words':
      return whyTexts.wordsTitle;
    case 'sentence':
      return whyTexts.sentenceTitle;
    case 'scene':
      return whyTexts.scene(asked.scene);
  }
}

const styles = StyleSheet.create({
  start: { alignSelf: 'flex-start', marginStart: -space.md },
  waiting: { minHeight: 160 },
  other: { gap: space.xs, marginTop: space.md },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginHorizontal: -space.md,
  },
});
