import { StyleSheet, View } from 'react-native';

import type { CampaignCard } from '@/engine/library/library-cards';
import { AppButton } from '@/ui/kit/app-button';
import { Heading, Words } from '@/ui/kit/words';
import { CoverArt } from '@/ui/library/cover-art';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';

type CampaignRowProps = {
  readonly card: CampaignCard;
  readonly isBegun: boolean;
  readonly onBegin: (campaign: string) => void;
};

const cover = 88;

export function CampaignRow({ card, isBegun, onBegin }: CampaignRowProps) {
  const { colors } = useAppTheme();
  if (card.kind === 'broken')
    return (
      <Words as="bodyMedium" color={colors.onSurfaceVariant} testID={`broken-${card.id}`}>
        {card.fault}
      </Words>
    );
  const length = card.minutes === null ? null : texts.library.minutes(card.minutes);
  return (
    <View style={styles.row} testID={`campaign-${card.id}`}>
      <View style={styles.cover}>
        <CoverArt card={card} height={cover} light="dusk" width={cover} />
      </View>
      <View style={styles.words}>
        <Heading as="titleLarge" level={3}>
          {card.title}
        </Heading>
        <Words as="bodyMedium" color={colors.onSurfaceVariant}>
          {typographic(card.description)}
        </Words>
        <Words as="labelMedium" color={colors.onSurfaceVariant} style={styles.facts}>
          {[card.genre, length].filter((part) => part !== null).join(' · ')}
        </Words>
        <AppButton
          look={isBegun ? 'outlined' : 'filled'}
          onPress={() => {
            onBegin(card.id);
          }}
          style={styles.begin}
          testID={`begin-${card.id}`}
        >
          {isBegun ? texts.library.beginAgain : texts.library.begin}
        </AppButton>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.lg, marginBottom: space.xxl },
  cover: { width: cover, height: cover, borderRadius: radius.lg, overflow: 'hidden' },
  words: { flex: 1 },
  facts: { marginTop: 6 },
  begin: { alignSelf: 'flex-start', marginTop: space.md },
});
