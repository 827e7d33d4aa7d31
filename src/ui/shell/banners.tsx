import { useApp, useIsUpdateReady, useWarnings } from '@/ui/app/app-context';
import { SlimBanner } from '@/ui/kit/slim-banner';
import { texts } from '@/ui/texts/texts';

type BannersProps = { readonly keeps: 'device' | 'visit'; readonly hasStory: boolean };

/** What concerns the app as a whole, above every screen; each can be closed. */
export function Banners({ keeps, hasStory }: BannersProps) {
  const app = useApp();
  const isUpdateReady = useIsUpdateReady();
  const warnings = useWarnings();
  const save = {
    label: texts.ending.keep,
    onPress: () => {
      app.openFilesOfThisStory();
    },
  };
  return (
    <>
      {warnings.map((sentence) => (
        <SlimBanner key={sentence} testID="warning" text={sentence} />
      ))}
      {keeps === 'visit' ? (
        <SlimBanner
          testID="in-memory"
          text={texts.app.inMemory}
          {...(hasStory ? { action: save } : {})}
        />
      ) : null}
      {isUpdateReady ? (
        <SlimBanner
          action={{
            label: texts.app.applyUpdate,
            onPress: () => {
              app.applyUpdate();
            },
          }}
          testID="update"
          text={texts.app.updateReady}
        />
      ) : null}
    </>
  );
}
