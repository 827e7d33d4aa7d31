import { createContext, useContext, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

import type { AppModel } from '@/ui/app/app-model';
import type { AppView } from '@/ui/app/app-view';
import { CampaignFileStore } from '@/ui/kit/campaign-file-store';
import { nextFrame } from '@/ui/kit/next-frame';
import type { AskedBeginning } from '@/ui/app/who-begins';
import { oncePerFrame } from '@/ui/app/once-per-frame';
import type { OpenFiles } from '@/ui/files/desk-host';
import type { Preferences } from '@/ui/preferences/preferences';
import type { StateView } from '@/ui/state/state-view';
import { isAnotherMoment, type StoryView } from '@/ui/story/player/story-view';
import type { SkippedSkills, ToolsView } from '@/ui/tools/view/tools-view';

type AppValue = {
  readonly app: AppModel;
  readonly shownStory: StoreApi<StoryView>;
  readonly shownTools: StoreApi<ToolsView>;
};

const AppContext = createContext<AppValue | null>(null);

type AppProviderProps = { readonly app: AppModel; readonly children: ReactNode };

export function AppProvider({ app, children }: AppProviderProps) {
  const [campaigns] = useState(() => () => app.campaigns);
  const [value] = useState(() => ({
    app,
    shownStory: oncePerFrame(app.story, { isUrgent: isAnotherMoment, nextFrame }),
    shownTools: oncePerFrame(app.tools, { isUrgent: () => false, nextFrame }),
  }));
  return (
    <AppContext.Provider value={value}>
      <CampaignFileStore.Provider value={campaigns}>{children}</CampaignFileStore.Provider>
    </AppContext.Provider>
  );
}

function useAppValue(): AppValue {
  const value = useContext(AppContext);
  if (value === null) throw new Error('AppProvider is missing above this screen');
  return value;
}

export function useApp(): AppModel {
  return useAppValue().app;
}

export function useAppView(): AppView {
  return useStore(useApp().app);
}

export function useStoryView(): StoryView {
  return useStore(useAppValue().shownStory);
}

export function useToolsView(): ToolsView {
  return useStore(useAppValue().shownTools);
}

export function useSkippedSkills(): SkippedSkills {
  return useStore(useApp().skippedSkills);
}

export function useStateView(): StateView {
  return useStore(useApp().state);
}

export function useOpenFiles(): OpenFiles {
  return useStore(useApp().files);
}

/** The story whose player is being asked who they are. */
export function useAskedBeginning(): AskedBeginning | null {
  return useStore(useApp().whoBegins.store).asked;
}

/** Whether a sheet of the app lies over the screen. */
export function useIsCovered(): boolean {
  const isAsked = useAskedBeginning() !== null;
  return useOpenFiles().kind !== 'none' || isAsked;
}

/** Stories that a start leaves alone. */
export function useHeldStories(): readonly string[] {
  return useStore(useApp().openings.held);
}

export function usePreferences(): Preferences {
  return useStore(useApp().preferences);
}

export function useIsUpdateReady(): boolean {
  return useStore(useApp().update).isReady;
}

export function useWarnings(): readonly string[] {
  return useStore(useApp().warnings);
}
