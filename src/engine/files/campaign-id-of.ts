import { sha256Hex } from '@/foundation/sha256';

const mostCharacters = 60;

/**
 * What a campaign is called here whose folder or zip is called so: letters that every file system and
 * address can carry. Where some are lost, a part of the name's hash keeps two such names apart.
 */
export function campaignIdOf(name: string): string {
  const folded = name
    .replace(/\.zip$/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const words = folded.split(/[^a-z0-9_]+/).filter((word) => word !== '');
  const slug = words.join('-').slice(0, mostCharacters);
  const isWhole = slug !== '' && !/[^\0-\x7F]/.test(folded);
  return isWhole ? slug : [slug, sha256Hex(name).slice(0, 8)].join('-').replace(/^-/, 'story-');
}
