import { isJsonObject, type Json } from '@/foundation/json';
import { validateManifest } from '@/contracts/generated/validate-manifest';
import { checkAuthorFile } from '@/campaign/check-author-file';
import type { Noted } from '@/campaign/reading';
import type { Campaign } from '@/story/campaign/campaign';

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
  | 'rating'
  | 'warnings'
>;

/** Without a title and a version nothing can be played. */
export function readCampaignManifest(data: Json): {
  readonly manifest: ManifestParts | null;
  readonly findings: readonly Noted[];
} {
  const { kept, findings } = checkAuthorFile('manifest.json', validateManifest, data);
  const { title, description = '', genre = null, estimated_playtime_hours: hours } = kept;
  const { rules_hint: rulesHint = null, tone, language, hydration_guidance: guidance } = kept;
  const { content_rating: rating, content_warnings: warnings = [] } = kept;
  const version = kept.version ?? versionAsWritten(data);
  if (title === undefined || version === null) return { manifest: null, findings };
  const playtimeMinutes = hours === undefined ? null : minutesOfHours(hours);
  return {
    manifest: {
      ...{ title, version, description, genre, rulesHint, playtimeMinutes },
      ...(tone === undefined ? {} : { tone }),
      ...(language === undefined ? {} : { language }),
      ...(guidance === undefined ? {} : { guidance }),
      ...(rating === undefined ? {} : { rating }),
      ...(warnings.length === 0 ? {} : { warnings }),
    },
    findings,
  };
}

/** Longer, nobody would read it, and a save with it would be refused. */
const mostInVersion = 100;

/** A version of another form is a fault, but it still tells one release from the next. */
function versionAsWritten(data: Json): string | null {
  const version = isJsonObject(data) ? data['version'] : null;
  const isVersion =
    typeof version === 'string' && version !== '' && version.length <= mostInVersion;
  return isVersion ? version : null;
}

function minutesOfHours(hours: number): number | null {
  const minutes = Math.round(hours * 60);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : null;
}
