import { readPreferences } from '@/ui/preferences/preferences';

/** What a player has who never changed anything. */
export const usualPreferences = readPreferences(null);
