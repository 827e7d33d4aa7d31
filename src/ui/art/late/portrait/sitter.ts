import type { ArtPalette } from '@/ui/art/draw/art-palettes';
import type { PortraitWords } from '@/ui/art/late/portrait/portrait-words';

export type Head = {
  readonly x: number;
  readonly y: number;
  /** Half of its width and of its height. */
  readonly half: number;
  readonly height: number;
};

/** Somebody who is about to be drawn. */
export type Sitter = PortraitWords & {
  readonly palette: ArtPalette;
  readonly head: Head;
  readonly shoulders: number;
  /** How much of the lamp's colour lies on the face. */
  readonly skin: number;
  readonly hair: string;
  readonly isLongHaired: boolean;
  /** 0 to 2. */
  readonly style: number;
};
