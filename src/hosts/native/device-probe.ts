import Constants, { ExecutionEnvironment } from 'expo-constants';
import { NativeModules, TurboModuleRegistry } from 'react-native';

import type { NativeProbe } from '@/hosts/native/native-parts';

/** The build that runs. */
export const deviceProbe: NativeProbe = {
  isExpoGo: Constants.executionEnvironment === ExecutionEnvironment.StoreClient,
  has: (module) => {
    // onnxruntime is a module of the older kind, which the registry does not know.
    if (module === 'Onnxruntime') return Boolean(NativeModules[module]);
    return TurboModuleRegistry.get(module) !== null;
  },
};
