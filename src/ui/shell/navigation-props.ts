import type { Destination, DestinationName } from '@/ui/shell/destinations';

export type NavigationProps = {
  readonly destinations: readonly Destination[];
  readonly current: DestinationName | null;
  readonly onGo: (destination: Destination) => void;
};
