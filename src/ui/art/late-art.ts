import { bareDoorsteps, goatPen, snowDrift, snowPeaks } from '@/ui/art/late/outdoors';
import {
  anvil,
  bell,
  forgeFire,
  ledgerTable,
  loftBed,
  ovens,
  pews,
  rafters,
} from '@/ui/art/late/rooms';
import { drawEnding } from '@/ui/art/ending';
import { drawField } from '@/ui/art/field';
import { drawForest } from '@/ui/art/forest';
import { drawInterior } from '@/ui/art/interior';
import { drawRoad } from '@/ui/art/road';
import { drawSky } from '@/ui/art/sky-place';
import { drawWater } from '@/ui/art/water';
import type { LateDrawings } from '@/ui/art/draw-place';
import type { Details, LateFeature, PlaceFeature } from '@/ui/art/scene';

export { drawPortrait } from '@/ui/art/late/portrait';

export const drawings: LateDrawings['drawings'] = {
  field: drawField,
  water: drawWater,
  sky: drawSky,
  interior: drawInterior,
  forest: drawForest,
  road: drawRoad,
  ending: drawEnding,
};

const known: ReadonlyMap<string, Details> = new Map(
  Object.entries({
    ovens: { hearth: ovens },
    loft: { hearth: loftBed, hanging: rafters },
    'ledger-table': { table: ledgerTable },
    bell: { hanging: bell },
    pews: { table: pews },
    'forge-fire': { hearth: forgeFire },
    anvil: { table: anvil },
    goats: { ground: goatPen },
    'bare-doorsteps': { ground: bareDoorsteps },
    'snow-pass': { back: snowPeaks, front: snowDrift },
  } satisfies Record<LateFeature, Details>),
);

/** What features make of a place; where two want the same spot, the later one has it. */
export function detailsOf(features: readonly PlaceFeature[]): Details {
  return Object.assign({}, ...features.map((feature) => known.get(feature) ?? {})) as Details;
}
