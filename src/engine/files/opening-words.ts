import { openedCampaignLimits, textFileLimits } from '@/foundation/limits';
import { inBrief } from '@/foundation/text/in-brief';
import type { ZipFault } from '@/foundation/zip-files';

const megabytes = (bytes: number): string => String(bytes / 1024 ** 2);

/** Why a folder or a zip cannot be opened as a campaign, each one sentence for people. */
export const openingWords = {
  noManifest: (name: string) => `There is no manifest.json in ${name}, so it is no campaign.`,
  isSave: (name: string) =>
    `${name} is a save, a backup or a report of Narratoria, and no campaign.`,
  several: (name: string, folders: readonly string[]) =>
    `${name} holds more than one campaign (${inBrief(folders.join(', '))}); open each by itself.`,
  unsafe: (name: string, path: string) =>
    `${name} holds a file whose path is not safe (${JSON.stringify(inBrief(path))}), so nothing of it was opened.`,
  tooMany: (name: string) =>
    `${name} holds more than ${String(openedCampaignLimits.files)} files, and is not opened.`,
  tooLarge: (name: string) =>
    `${name} holds more than ${megabytes(openedCampaignLimits.bytes)} MB, and is not opened.`,
  longText: (name: string, path: string) =>
    `${inBrief(path)} in ${name} has more than ${megabytes(textFileLimits.bytes)} MB, so nothing of it was opened.`,
  zip: (name: string, fault: ZipFault) => {
    switch (fault) {
      case 'is too large':
        return openingWords.tooLarge(name);
      case 'holds too many files':
        return openingWords.tooMany(name);
      case 'is no archive of ours':
        return `${name} is packed in a way that is not read here; pack it anew as an ordinary zip.`;
      case 'would grow too much':
        return `${name} would grow too much when it is unpacked, and is not opened.`;
      case 'is no zip file, or is cut off':
      case 'is broken or cut off':
      case 'holds a file whose path leads out of it':
        return `${name} ${fault}, so nothing of it was opened.`;
    }
  },
  nothingKept: 'No story can be opened here: this device keeps no files.',
  stopped: 'It was stopped before anything was changed.',
} as const;
