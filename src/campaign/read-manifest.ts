import { isJsonObject, type Json } from '@/foundation/json';
import { validateManifest } from '@/contracts/generated/validate-manifest';
import { checkAuthorFile } from '@/campaign/check-author-file';
import type { CampaignFault } from '@/campaign/reading';
import type { Campaign } from '@/story/campaign';

export type ManifestParts = Pick<
  Campaign,
  | 'title'
  | 'version'
  | 'description'
  | 'genre'
  | 'rulesHint'
  | 'playtimeMinutes'
  | 'tone'
  | 'language'
  | 'guidance'
>;

/** Without a title and a version nothing can be played. */
export function readManifest(data: Json): {
  readonly manifest: ManifestParts | null;
  readonly faults: readonly CampaignFault[];
} {
  const { kept, faults } = checkAuthorFile('manifest.json', validateManifest, data);
  const { title, description = '', genre = null, estimated_playtime_hours: hours } = kept;
  const { rules_hint: rulesHint = null, tone, language, hydration_guidance: guidance } = kept;
  const version = kept.version ?? versionAsWritten(data);
  if (title === undefined || version === null) return { manifest: null, faults };
  const playtimeMinutes = hours === undefined ? null : minutesOfHours(hours);
  return {
    manifest: {
      ...{ title, version, description, genre, rulesHint, playtimeMinutes },
      ...(tone === undefined ? {} : { tone }),
      ...(language === undefined ? {} : { language }),
      ...(guidance === undefined ? {} : { guidance }),
    },
    faults,
  };
}

/** A version of another form is a fault, but it still tells one release from the next. */
function versionAsWritten(data: Json): string | null {
  const version = isJsonObject(data) ? data['version'] : null;
  return typeof version === 'string' && version !== '' ? version : null;
}

function minutesOfHours(hours: number): number | null {
  const minutes = Math.round(hours * 60);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : null;
}
