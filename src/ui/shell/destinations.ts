import type { IconName } from '@/ui/kit/icon-shapes';
import { texts } from '@/ui/texts/texts';

export type DestinationName = 'library' | 'story' | 'state' | 'tools' | 'settings';

export type Destination = {
  readonly name: DestinationName;
  readonly path: '/library' | '/story' | '/state' | '/tools' | '/settings';
  readonly icon: IconName;
  readonly label: string;
};

const library: Destination = {
  name: 'library',
  path: '/library',
  icon: 'library',
  label: texts.navigation.library,
};
const story: Destination = {
  name: 'story',
  path: '/story',
  icon: 'story',
  label: texts.navigation.story,
};
const state: Destination = {
  name: 'state',
  path: '/state',
  icon: 'state',
  label: texts.navigation.state,
};
const tools: Destination = {
  name: 'tools',
  path: '/tools',
  icon: 'tools',
  label: texts.navigation.tools,
};
export const settingsDestination: Destination = {
  name: 'settings',
  path: '/settings',
  icon: 'settings',
  label: texts.navigation.settings,
};

/** Only what has something to show. */
export function mainDestinations(hasStory: boolean): readonly Destination[] {
  return hasStory ? [library, story, state, tools] : [library];
}

const ofStory = ['/story', '/state', '/tools', '/tree', '/memories'];

/** Whether the screen at this address shows the story that is open. */
export function showsStory(pathname: string): boolean {
  return ofStory.includes(pathname);
}
