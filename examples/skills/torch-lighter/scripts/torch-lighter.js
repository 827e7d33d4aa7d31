import { toBase64 } from '../lib/to-base64.js';
import { drawTorch } from '../lib/draw-torch.js';
import { toPng } from '../lib/to-png.js';

export default async function main(io) {
  const { action } = io.input;
  if (action !== 'light_torch') return giveUp(io, 'unknown-action', `No torch can ${action}.`);
  io.log('info', 'Lighting torch...');
  const { value: isBeyondReach } = await io.call('story.read', { path: 'torch.beyond_reach' });
  if (isBeyondReach) return giveUp(io, 'beyond-reach', 'The torch hangs too high.');
  io.patch({ inventory: { torch: { lit: true } } });
  await announcePicture(io);
  io.done({ ok: true, summary: 'Torch lit.' });
}

function giveUp(io, code, message) {
  io.error(code, message);
  io.done({ ok: false, summary: 'The torch stays dark.' });
}

async function announcePicture(io) {
  const picture = drawTorch();
  const { path } = await io.call('assets.write', {
    mediaType: 'image/png',
    encoding: 'base64',
    content: toBase64(toPng(picture)),
    name: 'torch.png',
  });
  io.asset({
    assetId: 'torch-lit',
    kind: 'image',
    mediaType: 'image/png',
    path,
    metadata: { width: picture.width, height: picture.height, alt_text: 'A burning torch.' },
  });
}
