import { sparseCampaignFiles } from '@/foundation/limits';

const fewer = String(sparseCampaignFiles);

/** Why nothing is written for a campaign, each one sentence for people. */
export const enrichmentWords = {
  notSparse: (title: string, files: number) =>
    `${title} has ${String(files)} content files; only a campaign with fewer than ${fewer} is written on.`,
  hasPassages: (title: string) =>
    `${title} has passages of its own, so it is told as it is written and nothing is added to it.`,
  noProse: (title: string) =>
    `There is nothing to read in ${title}: write a world/setting.md or a plot/premise.md first.`,
  otherLanguage: (title: string) => `${title} is not in English, and only English is read.`,
  readOnly: (title: string) => `${title} came with Narratoria and stays as it is.`,
  stopped: 'It was stopped before anything was changed.',
} as const;
