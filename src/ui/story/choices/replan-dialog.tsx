import type { Notice } from '@/story/log/notice';
import { AppButton } from '@/ui/kit/app-button';
import { Dialog } from '@/ui/kit/dialog';
import type { StoryActions } from '@/ui/story/player/story-actions';
import { texts } from '@/ui/texts/texts';

type ReplanDialogProps = {
  /** Null when plans succeeded. */
  readonly notice: Notice | null;
  readonly actions: Pick<StoryActions, 'continueWithFallback' | 'restartSession' | 'openTools'>;
};

/** Five plans failed (arch §8.3.4). The story has gone on by itself; the player may want it otherwise. */
export function ReplanDialog({ notice, actions }: ReplanDialogProps) {
  return (
    <Dialog
      icon="failed"
      isOpen={notice !== null}
      message={notice?.message ?? ''}
      onLeave={actions.continueWithFallback}
      testID="replan-dialog"
      title={texts.replan.title}
    >
      <AppButton look="filled" onPress={actions.continueWithFallback} testID="replan-fallback">
        {texts.replan.fallback}
      </AppButton>
      <AppButton look="outlined" onPress={actions.restartSession} testID="replan-restart">
        {texts.replan.restart}
      </AppButton>
      <AppButton
        look="text"
        onPress={() => {
          actions.continueWithFallback();
          actions.openTools();
        }}
        testID="replan-details"
      >
        {texts.replan.details}
      </AppButton>
    </Dialog>
  );
}
