// Writes and reads the one kind of PNG this project draws: 8 bits a channel, RGB or RGBA, not interlaced.
import { Buffer } from 'node:buffer';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colourTypes = { 3: 2, 4: 6 };

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Each row says how it differs from the row above it: flat drawings become almost nothing. */
function scanlines({ size, channels, pixels }) {
  const width = size * channels;
  const lines = Buffer.alloc((width + 1) * size);
  for (let row = 0; row < size; row += 1) {
    lines[row * (width + 1)] = 2;
    for (let at = 0; at < width; at += 1) {
      const above = row === 0 ? 0 : pixels[(row - 1) * width + at];
      lines[row * (width + 1) + 1 + at] = pixels[row * width + at] - above;
    }
  }
  return lines;
}

/** A square picture as a PNG file. */
export function encodePng(picture) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(picture.size, 0);
  head.writeUInt32BE(picture.size, 4);
  head[8] = 8;
  head[9] = colourTypes[picture.channels];
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(scanlines(picture), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What a PNG of ours shows, without how it was packed: that differs between machines. */
export function pictureIn(file) {
  const headLength = 8 + 25;
  const length = file.readUInt32BE(headLength);
  return Buffer.concat([
    file.subarray(0, headLength),
    inflateSync(file.subarray(headLength + 8, headLength + 8 + length)),
  ]);
}
