const twoTo32 = 2 ** 32;

/** Numbers from 0 up to 1, always the same for the same seed (sfc32, seeded as its author does). */
export function seededRandom(seed) {
  let [a, b, c, counter] = [0, seed | 0, Math.floor(seed / twoTo32) | 0, 1];
  const draw = () => {
    const drawn = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return (drawn >>> 0) / twoTo32;
  };
  // Seeds that are close together begin alike.
  for (let warmUp = 0; warmUp < 15; warmUp += 1) draw();
  return draw;
}
