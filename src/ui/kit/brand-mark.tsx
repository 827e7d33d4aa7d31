import type { ReactElement } from 'react';
import { Path } from 'react-native-svg';

import { DecorativeSvg } from '@/ui/art/draw/decorative-svg';

// The same in every theme: it is what the player looks for among other apps.
const tile = '#552F98';
const book = '#EBDDFF';
const flame = '#FAC27A';

/** A book with a flame rising from its fold; `scripts/draw-icons.mjs` draws the same. */
export function BrandMark({ size }: { readonly size: number }): ReactElement {
  return (
    <DecorativeSvg
      width={size}
      height={size}
      viewBox="3 3 38 38"
      stroke={{ color: book, width: 1.6 }}
    >
      <Path
        d="M14 3h16a11 11 0 0 1 11 11v16a11 11 0 0 1-11 11H14A11 11 0 0 1 3 30V14A11 11 0 0 1 14 3z"
        fill={tile}
        stroke="none"
      />
      <Path d="M11.5 31.2V18.9c4-.5 7.6.3 10.5 2.6 2.9-2.3 6.5-3.1 10.5-2.6v12.3c-4-.5-7.6.3-10.5 2.6-2.9-2.3-6.5-3.1-10.5-2.6z" />
      <Path
        d="M22 18.9c-2.6-1.6-2.6-4.2-.9-6.2 1.4-1.7 1.7-3.2.9-5.6 2.6 1.6 3.4 4.1 2 6.4-1.1 1.8-1.9 2.9-2 5.4z"
        fill={flame}
        stroke="none"
      />
    </DecorativeSvg>
  );
}
