import path from 'node:path';

import type { DiskOperation, FileNumber, FolderContent } from './disk-operation';
import { bytesOf, textOf, type SystemCall } from './system-call';

/** What a descriptor stands for; one that was duplicated shares it. */
type OpenFile = {
  readonly file: FileNumber;
  readonly path: string;
  readonly appends: boolean;
  offset: number;
};

/** Calls that change files in ways the model of a disk does not know: better to stop than to be wrong. */
const unknownToTheModel = new Set(
  'open openat2 creat copy_file_range sendfile splice truncate symlink symlinkat pwritev2'.split(
    ' ',
  ),
);

/** Its index of the write-ahead log is shared memory; SQLite makes it anew after a crash. */
const isSharedMemory = (file: string): boolean => file.endsWith('-shm');

/**
 * Follows descriptors, offsets and names through the calls of one process and its threads. `before` are
 * the files that lay in the folder when it began; they are numbered in their order.
 */
export function readOperations(
  calls: readonly SystemCall[],
  folder: string,
  before: FolderContent,
): readonly DiskOperation[] {
  const reader = new OperationReader(folder, before);
  for (const call of calls) if (call.result >= 0) reader.read(call);
  return reader.operations;
}

class OperationReader {
  readonly operations: DiskOperation[] = [];
  private readonly names = new Map<string, FileNumber>();
  private readonly opened = new Map<number, OpenFile>();
  private readonly sizes = new Map<FileNumber, number>();
  private nextFile: FileNumber = 0;
  private mainProcess: number | null = null;

  constructor(
    private readonly folder: string,
    before: FolderContent,
  ) {
    for (const [name, { length }] of before) {
      this.names.set(name, this.nextFile);
      this.sizes.set(this.nextFile, length);
      this.nextFile += 1;
    }
  }

  read(call: SystemCall): void {
    this.mainProcess ??= call.process;
    const { name, args } = call;
    // What goes through a ring is in no trace, whatever file it is for.
    if (name === 'io_uring_setup' || (unknownToTheModel.has(name) && this.isAboutUs(args)))
      throw new Error(`The model of the disk does not know ${name}; teach it before tracing this.`);
    if (/^p?writev?(64)?$/.test(name)) this.write(call);
    else if (name === 'openat') this.open(call);
    else if (name === 'close') this.opened.delete(Number.parseInt(args[0] ?? '', 10));
    else if (/^dup/.test(name) || (name === 'fcntl' && /DUPFD/.test(args[1] ?? '')))
      this.duplicate(call);
    else if (name === 'lseek') this.seek(call);
    else if (name === 'ftruncate' || name === 'fallocate') this.resize(call);
    else if (/sync/.test(name)) this.sync(call);
    else if (name === 'mmap') this.refuseSharedWrites(call);
    else if (/^(rename|link|unlink|rmdir)/.test(name)) this.rename(call);
  }

  private isAboutUs(args: readonly string[]): boolean {
    return args.some((arg) => this.inside(textOf(arg)) !== null);
  }

  private write(call: SystemCall): void {
    const { name, args, result, process } = call;
    const descriptor = Number.parseInt(args[0] ?? '', 10);
    const target = this.opened.get(descriptor);
    if (target === undefined) {
      if (descriptor === 1 && process === this.mainProcess)
        this.operations.push({ kind: 'told', text: bytesOf(call).subarray(0, result) });
      const unseen = this.inside(textOf(args[0] ?? ''));
      if (unseen !== null) throw new Error(`${unseen} was opened in a way the trace did not see.`);
      return;
    }
    if (isSharedMemory(target.path)) return;
    const isPlaced = name.startsWith('pwrite');
    if (target.appends) target.offset = this.sizes.get(target.file) ?? 0;
    const at = isPlaced ? Number(args[args.length - 1]) : target.offset;
    this.operations.push({
      kind: 'write',
      file: target.file,
      at,
      bytes: bytesOf(call).subarray(0, result),
    });
    this.sizes.set(target.file, Math.max(this.sizes.get(target.file) ?? 0, at + result));
    if (!isPlaced) target.offset = at + result;
  }

  private open({ args, result }: SystemCall): void {
    const [where = '', what = '', flags = ''] = args;
    const inner = this.inside(path.resolve(textOf(where), textOf(what)));
    if (inner === null || inner === '' || /O_DIRECTORY/.test(flags)) return;
    const isNew = !this.names.has(inner);
    const file = this.names.get(inner) ?? this.nextFile;
    if (isNew) {
      // A folder opened to be synced has no name here either; it is never created by opening.
      if (!/O_CREAT/.test(flags)) return;
      this.nextFile += 1;
      this.names.set(inner, file);
      this.operations.push({ kind: 'create', file, path: inner });
    }
    if (/O_TRUNC/.test(flags) && !isNew) this.setSize(file, 0);
    this.opened.set(result, { file, path: inner, appends: /O_APPEND/.test(flags), offset: 0 });
  }

  private duplicate({ args, result }: SystemCall): void {
    const original = this.opened.get(Number.parseInt(args[0] ?? '', 10));
    if (original !== undefined) this.opened.set(result, original);
  }

  private seek({ args, result }: SystemCall): void {
    const target = this.opened.get(Number.parseInt(args[0] ?? '', 10));
    if (target !== undefined) target.offset = result;
  }

  private resize({ name, args }: SystemCall): void {
    const target = this.opened.get(Number.parseInt(args[0] ?? '', 10));
    if (target === undefined || isSharedMemory(target.path)) return;
    if (name === 'ftruncate') this.setSize(target.file, Number(args[1]));
    else if (args[1] !== '0')
      throw new Error(`The model does not know a fallocate of ${String(args[1])}.`);
    else
      this.setSize(
        target.file,
        Math.max(this.sizes.get(target.file) ?? 0, Number(args[2]) + Number(args[3])),
      );
  }

  private setSize(file: FileNumber, size: number): void {
    this.sizes.set(file, size);
    this.operations.push({ kind: 'resize', file, size });
  }

  /** `sync_file_range` and `msync` promise nothing that outlives a power cut. */
  private sync({ name, args }: SystemCall): void {
    if (name !== 'fsync' && name !== 'fdatasync') return;
    const [descriptor = ''] = args;
    const target = this.opened.get(Number.parseInt(descriptor, 10));
    const inner = this.inside(textOf(descriptor));
    if (target !== undefined)
      this.operations.push({ kind: 'sync', file: target.file, path: target.path });
    else if (inner !== null) this.operations.push({ kind: 'sync-folder', path: inner });
  }

  private rename({ name, args }: SystemCall): void {
    const paths = this.pathsOf(args);
    const [from, to] = paths;
    if (from === undefined || from === null) {
      if (to !== undefined && to !== null)
        throw new Error(
          'A file was moved into the folder from outside; the model does not know it.',
        );
      return;
    }
    if (/^(unlink|rmdir)/.test(name)) {
      this.names.delete(from);
      this.operations.push({ kind: 'unlink', path: from });
      return;
    }
    if (to === undefined || to === null)
      throw new Error('A file was moved out of the folder; the model does not know it.');
    const file = this.names.get(from);
    if (file !== undefined) this.names.set(to, file);
    const isLink = name.startsWith('link');
    if (!isLink) this.names.delete(from);
    this.operations.push({ kind: isLink ? 'link' : 'rename', from, to });
  }

  /** Of `rename(a, b)` as of `renameat(FOLDER, a, FOLDER, b, FLAGS)`; null for one outside the folder. */
  private pathsOf(args: readonly string[]): readonly (string | null)[] {
    return args.flatMap((arg, index) => {
      if (!arg.startsWith('"')) return [];
      const base = args[index - 1] ?? '';
      const above = base.startsWith('"') ? '' : textOf(base);
      return [this.inside(path.resolve(above, textOf(arg)))];
    });
  }

  private refuseSharedWrites({ args }: SystemCall): void {
    const [, , protection = '', flags = '', descriptor = ''] = args;
    const inner = this.inside(textOf(descriptor));
    if (inner === null || isSharedMemory(inner)) return;
    if (/PROT_WRITE/.test(protection) && /MAP_SHARED/.test(flags))
      throw new Error(`${inner} is written through shared memory, which a trace does not see.`);
  }

  private inside(file: string): string | null {
    const inner = path.relative(this.folder, file);
    return file === '' || inner.startsWith('..') ? null : inner;
  }
}
