import type { Recap } from '@/engine/recap';
import { lateScreen } from '@/ui/shell/late-screen';
import type { RecapCardProps } from '@/ui/story/recap-card';

/** Whoever begins a story needs none: on the web the card is fetched by those who come back. */
const RecapCard = lateScreen<RecapCardProps>(
  async () => (await import('@/ui/story/recap-card')).RecapCard,
  () => null,
);

type RecapPlaceProps = { readonly recap: Recap | null; readonly onClose: () => void };

/** Where the reminder lies, if there is one. */
export function RecapPlace({ recap, onClose }: RecapPlaceProps) {
  return recap === null ? null : <RecapCard onClose={onClose} recap={recap} />;
}
