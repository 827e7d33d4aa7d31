import { StyleSheet, View } from 'react-native';

import type { CampaignCard } from '@/engine/library/library-cards';
import { AppButton } from '@/ui/kit/app-button';
import { Heading, Words } from '@/ui/kit/words';
import { CoverArt } from '@/ui/library/cover-art';
import type { PlayableCard } from '@/ui/library/playable-cards';
import { typographic } from '@/story/words/typographic';
import { offerTexts } from '@/ui/texts/offer-texts';
import { listWarnings } from '@/ui/texts/list-warnings';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';

type CampaignRowProps = {
  readonly card: CampaignCard;
  readonly isBegun: boolean;
  readonly onBegin: (campaign: string) => void;
  readonly onEnrich: (campaign: string) => void;
};

const cover = 88;

export function CampaignRow({ card, isBegun, onBegin, onEnrich }: CampaignRowProps) {
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
          {[card.genre, length, card.rating ?? null].filter((part) => part !== null).join(' · ')}
        </Words>
        {card.warnings === undefined ? null : (
          <Words as="labelMedium" color={colors.onSurfaceVariant} style={styles.facts}>
            {texts.library.warnings(listWarnings(card.warnings))}
          </Words>
        )}
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
        <MoreToWrite card={card} onEnrich={onEnrich} />
      </View>
    </View>
  );
}

type MoreToWriteProps = Pick<CampaignRowProps, 'onEnrich'> & { readonly card: PlayableCard };

/** Of a campaign of the player's own: that more can be written for it, or was. */
function MoreToWrite({ card: { id, enrichment }, onEnrich }: MoreToWriteProps) {
  const { colors } = useAppTheme();
  if (enrichment === undefined) return null;
  const isOffered = enrichment.kind === 'offered';
  return (
    <View style={styles.more} testID={`enrichment-of-${id}`}>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {isOffered
          ? offerTexts.offered(enrichment.contentFiles)
          : offerTexts.written(enrichment.files)}
      </Words>
      <AppButton
        look="text"
        onPress={() => {
          onEnrich(id);
        }}
        style={styles.look}
        testID={`enrich-${id}`}
      >
        {isOffered ? offerTexts.look : offerTexts.see}
      </AppButton>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.lg, marginBottom: space.xxl },
  cover: { width: cover, height: cover, borderRadius: radius.lg, overflow: 'hidden' },
  words: { flex: 1 },
  facts: { marginTop: 6 },
  more: { marginTop: space.md },
  look: { alignSelf: 'flex-start', marginStart: -space.md },
  begin: { alignSelf: 'flex-start', marginTop: space.md },
});
