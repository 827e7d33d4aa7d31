import type { PreferenceStore } from '@/ports/preference-store';

/** In the browser's local storage; where that is missing or full, in memory. */
export function localPreferences(name: string): PreferenceStore {
  const thisVisit = new Map<string, string>();
  const fullKey = (key: string): string => `${name}:${key}`;
  return {
    read: (key) => thisVisit.get(key) ?? stored(fullKey(key)),
    write: (key, value) => {
      thisVisit.set(key, value);
      store(fullKey(key), value);
    },
  };
}

// Merely naming `localStorage` throws where the player has forbidden it.
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts for this visit.
  }
}
