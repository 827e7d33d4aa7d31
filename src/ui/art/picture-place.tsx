import type { AuthorPictureProps } from '@/ui/art/late/author-picture';
import { lateScreen } from '@/ui/kit/late/late-screen';

/** Most stories have no pictures of their own: what shows them is fetched with the first. */
const AuthorPicture = lateScreen<AuthorPictureProps>(
  async () => (await import('@/ui/art/late/author-picture')).AuthorPicture,
  () => null,
);

type PicturePlaceProps = Omit<AuthorPictureProps, 'path'> & { readonly path: string | undefined };

/** Where an author's picture lies, if there is one. */
export function PicturePlace({ path, ...rest }: PicturePlaceProps) {
  return path === undefined ? null : <AuthorPicture path={path} {...rest} />;
}
