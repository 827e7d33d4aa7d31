import type { Recap } from '@/engine/library/recap';
import { lateScreen } from '@/ui/kit/late/late-screen';
import type { RecapCardProps } from '@/ui/story/notices/recap-card';

/** Whoever begins a story needs none: on the web the card is fetched by those who come back. */
const RecapCard = lateScreen<RecapCardProps>(
  async () => (await import('@/ui/story/notices/recap-card')).RecapCard,
  () => null,
);

type RecapPlaceProps = { readonly recap: Recap | null; readonly onClose: () => void };

/** Where the reminder lies, if there is one. */
export function RecapPlace({ recap, onClose }: RecapPlaceProps) {
  return recap === null ? null : <RecapCard onClose={onClose} recap={recap} />;
}
