import type { IconName } from '@/ui/kit/icon-shapes';
import type { AppTheme } from '@/ui/theme/app-theme';
import type { ToolState } from '@/ui/tools/view/plan-run';

type StateLook = { readonly icon: IconName; readonly color: string };

/** The icon differs too: colour never says it alone. */
export function toolStateLook(state: ToolState, { colors, own }: AppTheme): StateLook {
  switch (state) {
    case 'success':
      return { icon: 'done', color: own.success };
    case 'running':
      return { icon: 'running', color: colors.primary };
    case 'failed':
    case 'timeout':
      return { icon: 'failed', color: colors.error };
    case 'pending':
    case 'skipped':
      return { icon: 'waiting', color: colors.onSurfaceVariant };
  }
}
