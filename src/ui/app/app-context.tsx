import { createContext, useContext } from 'react';
import { useStore } from 'zustand';

import type { AppModel } from '@/ui/app/app-model';
import type { AppView } from '@/ui/app/app-view';
import type { Preferences } from '@/ui/preferences/preferences';
import type { StoryView } from '@/ui/story/story-view';

const AppContext = createContext<AppModel | null>(null);

export const AppProvider = AppContext.Provider;

export function useApp(): AppModel {
  const model = useContext(AppContext);
  if (model === null) throw new Error('AppProvider is missing above this screen');
  return model;
}

export function useAppView(): AppView {
  return useStore(useApp().app);
}

export function useStoryView(): StoryView {
  return useStore(useApp().story);
}

export function usePreferences(): Preferences {
  return useStore(useApp().preferences);
}

export function useIsUpdateReady(): boolean {
  return useStore(useApp().update).isReady;
}
