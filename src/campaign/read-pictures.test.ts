import { loadCampaign, type LoadedCampaign } from '@/campaign/load-campaign';
import { memoryFileStore } from '@/hosts/fake/memory-file-store';
import type { FileStore } from '@/ports/file-store';

const never = new AbortController().signal;
const texts = {
  'weir/manifest.json': JSON.stringify({ title: 'The Weir', version: '1.0.0' }),
  'weir/world/places.json': JSON.stringify([{ id: 'weir' }, { id: 'mill' }, { id: 'mill-day' }]),
};

function profile(id: string, rest: object = {}): Readonly<Record<string, string>> {
  const text = JSON.stringify({ name: id, role: 'Miller', personality: {}, ...rest });
  return { [`weir/characters/npcs/${id}/profile.json`]: text };
}

/** The pictures exist by name alone: whoever reads their bytes while loading fails. */
function storeWith(
  files: Readonly<Record<string, string>>,
  pictures: readonly string[],
): FileStore {
  const others = Object.fromEntries(
    pictures.map((path) => [`weir/${path}`, new Uint8Array()] as const),
  );
  return {
    ...memoryFileStore({ ...texts, ...files }, others),
    readBytes: () => Promise.reject(new Error('nobody looks at pictures yet')),
  };
}

async function loaded(
  files: Readonly<Record<string, string>>,
  pictures: readonly string[],
): Promise<LoadedCampaign> {
  const result = await loadCampaign(storeWith(files, pictures), 'weir', never);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

it('[arch §6.2.8] pictures belong to places by their names, and to hours of the day', async () => {
  const { campaign, findings } = await loaded({}, [
    'art/locations/weir.png',
    'art/locations/weir-night.webp',
    'art/locations/mill-dusk.JPG',
    'art/locations/mill-day.jpeg',
    'art/items/rope.png',
    'art/cover.png',
    'art/locations/weir.png.meta.json',
    'art/locations/weir.png.keywords.txt',
  ]);
  expect(findings).toEqual([]);
  expect([...campaign.places.values()].map(({ id, pictures }) => [id, pictures])).toEqual([
    ['weir', { any: 'art/locations/weir.png', night: 'art/locations/weir-night.webp' }],
    ['mill', { dusk: 'art/locations/mill-dusk.JPG' }],
    ['mill-day', { any: 'art/locations/mill-day.jpeg' }],
  ]);
});

it('[arch §6.2.8] pictures belong to people by their names, their folders, or what a profile names', async () => {
  const people = {
    ...profile('oda', { portrait: 'art/faces/oda.png' }),
    ...profile('wen'),
    ...profile('ash'),
    ...profile('jon'),
    ...profile('kit'),
  };
  const { campaign, findings } = await loaded(people, [
    'art/characters/npc_ash.png',
    'art/characters/jon.webp',
    'art/characters/oda.png',
    'art/characters/wen.png',
    'art/faces/oda.png',
    'characters/npcs/wen/portrait.jpg',
  ]);
  expect(findings).toEqual([]);
  expect([...campaign.people.values()].map(({ id, portrait }) => [id, portrait])).toEqual([
    ['ash', 'art/characters/npc_ash.png'],
    ['jon', 'art/characters/jon.webp'],
    ['kit', undefined],
    ['oda', 'art/faces/oda.png'],
    ['wen', 'characters/npcs/wen/portrait.jpg'],
  ]);
});

it('[arch §6.2.13] a picture that is not there, is of another form or belongs to nobody is named, and the drawn one stays', async () => {
  const people = {
    ...profile('oda', { portrait: 'art/characters/gone.png' }),
    ...profile('wen', { portrait: '../../secret.png' }),
    ...profile('ash', { portrait: 'art/ash.gif' }),
  };
  const { campaign, findings } = await loaded(people, [
    'art/ash.gif',
    'art/characters/nobody.png',
    'art/characters/oda.png',
    'art/locations/wier-night.png',
  ]);
  expect(findings).toMatchObject([
    { file: 'art/ash.gif', message: 'is no PNG, JPEG or WebP' },
    { file: 'art/characters/nobody.png', message: 'there is nobody called "nobody"' },
    { file: 'art/locations/wier-night.png', message: 'there is no place called "wier"' },
    {
      file: 'characters/npcs/ash/profile.json',
      message: 'portrait: art/ash.gif is no PNG, JPEG or WebP',
    },
    {
      file: 'characters/npcs/oda/profile.json',
      message: 'portrait: art/characters/gone.png is not there',
    },
    {
      file: 'characters/npcs/wen/profile.json',
      message: 'portrait: ../../secret.png is not there',
    },
  ]);
  expect([...campaign.people.values()].map(({ portrait }) => portrait)).toEqual([
    undefined,
    'art/characters/oda.png',
    undefined,
  ]);
});
