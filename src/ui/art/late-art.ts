import { bareDoorsteps } from '@/ui/art/late/doorsteps';
import { flakes, overcast } from '@/ui/art/late/falling-snow';
import { goatPen } from '@/ui/art/late/goat-pen';
import { bothOvens, ovens } from '@/ui/art/late/ovens';
import { snowPeaks } from '@/ui/art/late/pass';
import {
  anvil,
  bell,
  forgeFire,
  ledgerTable,
  loftBed,
  pews,
  rafters,
  tallSacking,
} from '@/ui/art/late/rooms';
import { snowIn, snowPalette } from '@/ui/art/late/snow';
import { snowOnHouses } from '@/ui/art/late/snowed-houses';
import { drawEnding } from '@/ui/art/places/ending';
import { drawField } from '@/ui/art/places/field';
import { drawForest } from '@/ui/art/places/forest';
import { drawInterior } from '@/ui/art/places/interior';
import { drawRoad } from '@/ui/art/places/road';
import { drawSkyPlace } from '@/ui/art/places/sky-place';
import { drawWater } from '@/ui/art/places/water';
import type { LateDrawings } from '@/ui/art/draw-place';
import type { Details, LateFeature, DrawnFeature, PictureKind } from '@/ui/art/draw/art-scene';

export { drawPortrait } from '@/ui/art/late/portrait/portrait';

export const drawings: LateDrawings['drawings'] = {
  field: drawField,
  water: drawWater,
  sky: drawSkyPlace,
  interior: drawInterior,
  forest: drawForest,
  road: drawRoad,
  ending: drawEnding,
};

const known: ReadonlyMap<string, Details> = new Map(
  Object.entries({
    ovens: { hearth: ovens },
    'both-ovens-lit': { hearth: bothOvens },
    loft: { hearth: loftBed, hanging: rafters },
    'ledger-table': { table: ledgerTable },
    bell: { hanging: bell },
    pews: { table: pews },
    'forge-fire': { hearth: forgeFire },
    'tall-sacking': { corner: tallSacking },
    anvil: { table: anvil },
    goats: { ground: goatPen },
    'bare-doorsteps': { ground: bareDoorsteps },
    'snow-pass': { back: snowPeaks },
    'falling-snow': { overcast, front: flakes },
    // Drawn by the places themselves, each where it stands there.
    'oak-doors': {},
    cart: {},
    mules: {},
    'snow-slide': {},
    cutting: {},
    'red-pegs': {},
    'snow-cover': {},
    'deep-snow': {},
    thaw: {},
  } satisfies Record<LateFeature, Details>),
);

/** What features make of a place; where two want the same spot, the later one has it. */
export function detailsOf(features: readonly DrawnFeature[], kind: PictureKind): Details {
  const isRoom = kind === 'interior';
  const snow = snowIn({ features });
  const ofSnow =
    snow === 'none' || isRoom ? {} : { palette: snowPalette(snow), onHouses: snowOnHouses };
  const details = Object.assign(
    ofSnow,
    ...features.map((feature) => known.get(feature) ?? {}),
  ) as Details;
  // Inside nothing falls; it is seen through the window.
  const { front: _, ...inside } = details;
  return isRoom ? inside : details;
}
