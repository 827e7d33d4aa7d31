import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { seededRandom, seedFrom } from '@/foundation/seeded-random';

import { temporaryFolder } from '../testing/narratoria';
import { cutMoment } from './cut-moment';
import { cutPower } from './cut-power';
import type { DiskOperation, FolderContent } from './disk-operation';
import { traceCommand, type Command, type DiskTrace } from './trace-command';

/** A folder as it was found after a power cut. */
export type CutImage = {
  readonly folder: string;
  /** What the command had said by then: what it has acknowledged. */
  readonly told: string;
  /** What it said in the run that was not cut. */
  readonly toldInAll: string;
};

/**
 * Something that must survive a power cut at any moment: a story being played, later an import, a
 * migration, a backup. What must lie in the folder before is put there by `prepare`.
 */
export type Scenario = {
  readonly name: string;
  readonly prepare?: (folder: string) => Promise<void>;
  readonly command: (folder: string) => Command;
  /** All that is lost or broken in an image; nothing, if all is well. May write to its folder. */
  readonly check: (image: CutImage) => Promise<readonly string[]>;
  /** Called after the last image. */
  readonly close?: () => Promise<void>;
};

export type Loss = {
  readonly image: number;
  readonly cut: number;
  readonly lost: readonly string[];
};

export type CutReport = {
  readonly images: number;
  /** Images that something had been acknowledged before; the others can lose nothing. */
  readonly promised: number;
  readonly losses: readonly Loss[];
  readonly msPerImage: number;
};

/** Runs the command once, to its end. */
export async function traceScenario(scenario: Scenario): Promise<DiskTrace> {
  const folder = path.join(temporaryFolder(), 'data');
  mkdirSync(folder);
  await scenario.prepare?.(folder);
  const trace = await traceCommand(scenario.command(folder), folder);
  if (trace.code !== 0) throw new Error(`${scenario.name} ended with: ${trace.stderr}`);
  return trace;
}

/** Fails the power of a traced run `images` times, at moments drawn by chance, and looks at what is left. */
export async function cutManyTimes(
  scenario: Scenario,
  { before, operations }: DiskTrace,
  images: number,
): Promise<CutReport> {
  const toldInAll = toldBy(operations);
  const scratch = temporaryFolder();
  const losses: Loss[] = [];
  let promised = 0;
  const started = performance.now();
  for (let image = 0; image < images; image += 1) {
    const random = seededRandom(seedFrom('power cut', image));
    const cut = cutMoment(operations, random);
    const folder = path.join(scratch, String(image));
    layDown(cutPower(before, operations, cut, random), folder);
    const told = toldBy(operations.slice(0, cut));
    if (told !== '') promised += 1;
    const lost = await scenario.check({ folder, told, toldInAll });
    if (lost.length > 0) losses.push({ image, cut, lost });
    rmSync(folder, { recursive: true });
  }
  await scenario.close?.();
  return { images, promised, losses, msPerImage: (performance.now() - started) / images };
}

function toldBy(operations: readonly DiskOperation[]): string {
  return Buffer.concat(
    operations.flatMap((each) => (each.kind === 'told' ? [each.text] : [])),
  ).toString('utf8');
}

function layDown(content: FolderContent, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of content) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
}
