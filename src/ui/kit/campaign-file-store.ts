import { createContext } from 'react';

import type { FileStore } from '@/ports/file-store';

/** Where pictures of campaigns are read from; null while no device is open. */
export const CampaignFileStore = createContext<() => FileStore | null>(() => null);
