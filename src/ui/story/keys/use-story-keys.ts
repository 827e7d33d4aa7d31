import type { StoryKeys } from '@/ui/story/keys/story-keys';

/** Phones and tablets have no keys to listen to here. */
export const useStoryKeys: (keys: StoryKeys) => void = () => undefined;
