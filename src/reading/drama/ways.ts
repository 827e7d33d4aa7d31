import type { DramaKind } from '@/reading/drama/drama';
import type { Way } from '@/reading/drama/way';
import { waysWithPeople } from '@/reading/drama/ways-with-people';
import { waysWithThings } from '@/reading/drama/ways-with-things';
import { waysWithWhatComes } from '@/reading/drama/ways-with-what-comes';

export const ways: Readonly<Record<DramaKind, readonly Way[]>> = {
  ...waysWithPeople,
  ...waysWithThings,
  ...waysWithWhatComes,
};
