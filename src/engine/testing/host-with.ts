import type { EngineHost } from '@/engine/engine-host';
import type { HostServices } from '@/ports/host-services';

/** Single parts of a host, each in its group. */
export type HostParts = {
  readonly [Group in keyof HostServices]?: Partial<HostServices[Group]>;
} & Partial<Omit<EngineHost, keyof HostServices>>;

/** The same host with these parts replaced; the others of their groups stay. */
export function hostWith(
  host: EngineHost,
  { storage, content, compute, device, ...own }: HostParts,
): EngineHost {
  return {
    ...host,
    ...own,
    storage: { ...host.storage, ...storage },
    content: { ...host.content, ...content },
    compute: { ...host.compute, ...compute },
    device: { ...host.device, ...device },
  };
}
