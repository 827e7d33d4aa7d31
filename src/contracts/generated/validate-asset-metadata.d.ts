// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ValidateFunction } from './contract-types';
import type { AssetMetadata } from './asset-metadata';

export const validateAssetMetadata: ValidateFunction<AssetMetadata>;
