const night = [18, 16, 26];
const wood = [96, 62, 38];
const colours = [
  { within: 0.35, colour: [255, 244, 196] },
  { within: 0.7, colour: [255, 186, 73] },
  { within: 1, colour: [214, 92, 40] },
];

/** A torch of 48 × 64 points: rows of red, green and blue. */
export function drawTorch() {
  const width = 48;
  const height = 64;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * 3);
  return { width, height, pixels };
}

function colourAt(x, y) {
  const across = Math.abs(x - 23.5);
  if (y >= 34) return across < 4 ? wood : night;
  // A flame is narrow at its tip and widest near the wood.
  const widest = 10 * Math.sqrt(Math.max(0, y - 4) / 30) * (y > 28 ? (36 - y) / 8 : 1);
  if (widest <= 0 || across > widest) return night;
  return colours.find(({ within }) => across / widest <= within)?.colour ?? night;
}
