/** From the back of a picture to its front. Everything but sky, sun, light and fade stays the same whatever the hour. */
export type Layer = 'sky' | 'sun' | 'far' | 'middle' | 'near' | 'light' | 'fade';

/** A colour, or the name of a gradient in the same picture. */
export type Paint = string | { readonly gradient: string };

type GradientStop = {
  readonly offset: number;
  readonly color: string;
  readonly opacity: number;
};

export type Gradient =
  | {
      readonly kind: 'vertical-gradient';
      readonly name: string;
      readonly fromY: number;
      readonly toY: number;
      readonly stops: readonly GradientStop[];
    }
  | {
      readonly kind: 'radial-gradient';
      readonly name: string;
      readonly cx: number;
      readonly cy: number;
      readonly radius: number;
      readonly stops: readonly GradientStop[];
    };

export type Mark = { readonly layer: Layer; readonly paint: Paint; readonly opacity: number } & (
  | { readonly kind: 'area'; readonly path: string }
  | { readonly kind: 'line'; readonly path: string; readonly width: number }
  | { readonly kind: 'circle'; readonly cx: number; readonly cy: number; readonly radius: number }
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly corner: number;
    }
);

/** One entry of a picture; marks are painted in order, gradients only lend them colour. */
export type Shape = Gradient | Mark;
