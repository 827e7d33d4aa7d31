const signature = [137, 80, 78, 71, 13, 10, 26, 10];

/** A PNG of plain colours, its data stored as it is: small pictures need no more. */
export function toPng({ width, height, pixels }) {
  const rows = [];
  // Each row starts with its filter, which is none.
  for (let y = 0; y < height; y += 1)
    rows.push(0, ...pixels.subarray(y * width * 3, (y + 1) * width * 3));
  const header = [...bytesOf(width), ...bytesOf(height), 8, 2, 0, 0, 0];
  return Uint8Array.from([
    ...signature,
    ...chunk('IHDR', header),
    ...chunk('IDAT', stored(rows)),
    ...chunk('IEND', []),
  ]);
}

function chunk(name, data) {
  const body = [...name].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...bytesOf(data.length), ...body, ...bytesOf(checkSum(body))];
}

/** A zlib stream of stored blocks, each at most 65,535 bytes. */
function stored(data) {
  const stream = [0x78, 0x01];
  for (let at = 0; at < data.length; at += 65_535) {
    const block = data.slice(at, at + 65_535);
    const { length } = block;
    const isLast = at + length >= data.length ? 1 : 0;
    stream.push(isLast, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255);
    for (const byte of block) stream.push(byte);
  }
  return [...stream, ...bytesOf(adler(data))];
}

function adler(data) {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return high * 65_536 + low;
}

function checkSum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function bytesOf(number) {
  return [(number >>> 24) & 255, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
}
