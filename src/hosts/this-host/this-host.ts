import { deviceProbe } from '@/hosts/native/device-probe';
import { NativeHost } from '@/hosts/native/native-host';
import { nativeParts } from '@/hosts/native/native-parts';
import type { ThisHost } from '@/ports/this-host';

export const thisHost: ThisHost = new NativeHost(nativeParts(deviceProbe));
