import { SectionTitle } from '@/ui/kit/section-title';
import { Words } from '@/ui/kit/words';
import type { Preferences } from '@/ui/preferences/preferences';
import { TopicList } from '@/ui/settings/topic-list';
import { boundaryTexts } from '@/ui/texts/boundary-texts';
import { useAppTheme } from '@/ui/theme/app-theme';

type BoundariesFormProps = {
  readonly preferences: Preferences;
  readonly onPrefer: (change: Partial<Preferences>) => void;
};

/** What stories must not tell of, and what they may only hint at. */
export function BoundariesForm({ preferences, onPrefer }: BoundariesFormProps) {
  const { colors } = useAppTheme();
  return (
    <>
      <SectionTitle>{boundaryTexts.title}</SectionTitle>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {boundaryTexts.help}
      </Words>
      <TopicList
        {...boundaryTexts.lines}
        onTopics={(lines) => {
          onPrefer({ lines });
        }}
        testID="lines"
        topics={preferences.lines}
      />
      <TopicList
        {...boundaryTexts.veils}
        onTopics={(veils) => {
          onPrefer({ veils });
        }}
        testID="veils"
        topics={preferences.veils}
      />
    </>
  );
}
