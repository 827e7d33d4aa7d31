import type { BrowserContext } from 'playwright-core';

const { encodePng } = jest.requireActual<{
  encodePng: (picture: {
    readonly size: number;
    readonly channels: 3;
    readonly pixels: Uint8Array;
  }) => Buffer;
}>('../../scripts/icons/png.mjs');

/** A square of one colour. */
function square(size: number, color: readonly [number, number, number]): Buffer {
  const pixels = Uint8Array.from({ length: size * size * 3 }, (_, at) => color[at % 3] ?? 0);
  return encodePng({ size, channels: 3, pixels });
}

const yard = square(64, [200, 30, 30]);

const pictures: Readonly<Record<string, Buffer>> = {
  'art/locations/yard.png': yard,
  // It begins as a picture and is none.
  'art/locations/river.png': Buffer.concat([yard.subarray(0, 40), Buffer.alloc(200, 7)]),
  'art/locations/mill.png': Buffer.from('<!doctype html>'),
  'characters/npcs/mara/portrait.png': square(48, [30, 160, 60]),
};

const passages = `## start
part: opening

The gate shuts behind you. Mara is counting apples.

> Go down to the river. [move river] -> at-river
> Go up to the mill. [move mill] -> at-mill
> Wait by the gate. [wait] -> waited

## at-river
part: outcome

The river is in no hurry.

> Go back to the yard. [move yard] -> back
> Go on to the mill. [move mill] -> at-mill
> Sit down on the bank. [wait] -> waited

## at-mill
part: outcome

The mill has stopped.

## back
part: outcome

The gate again.

## waited
part: outcome

Nothing comes.
`;

const texts: Readonly<Record<string, string>> = {
  'manifest.json': JSON.stringify({ title: 'Pictured', version: '1.0.0', description: 'A yard.' }),
  'world/places.json': JSON.stringify(
    ['yard', 'river', 'mill'].map((id) => ({
      id,
      name: `the ${id}`,
      exits: ['yard', 'river', 'mill'].filter((other) => other !== id),
    })),
  ),
  'characters/npcs/mara/profile.json': JSON.stringify({
    ...{ name: 'Mara', role: 'keeper', place: 'yard', pronouns: 'she', personality: {} },
  }),
  'plot/passages/yard.md': passages,
};

/** In these windows the app comes with one campaign, which has pictures of its own. */
export async function bringPicturedCampaign(context: BrowserContext): Promise<void> {
  const names = Object.keys(pictures);
  const addressOf = (path: string): string => `content/picture-test${names.indexOf(path)}.png`;
  await context.route(/\/content\/bundled-[^/]*\.json$/, async (route) => {
    const whole = (await (await route.fetch()).json()) as Readonly<Record<string, unknown>>;
    const skills = Object.entries(whole).filter(([path]) => path.startsWith('skills/'));
    const own = [
      ...Object.entries(texts),
      ...names.map((path) => [path, { file: addressOf(path) }] as const),
    ].map(([path, content]) => [`campaigns/pictured/${path}`, content] as const);
    await route.fulfill({ json: Object.fromEntries([...skills, ...own]) });
  });
  for (const [path, body] of Object.entries(pictures))
    await context.route(`**/${addressOf(path)}`, (route) =>
      route.fulfill({ body, contentType: 'image/png' }),
    );
  await context.addInitScript(() => {
    const held = new Set<string>();
    Object.assign(globalThis, { heldPictures: held });
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (source: Blob | MediaSource) => {
      const address = create(source);
      if (source instanceof Blob && source.type.startsWith('image/')) held.add(address);
      return address;
    };
    URL.revokeObjectURL = (address: string) => {
      held.delete(address);
      revoke(address);
    };
  });
}
