/** A file itself, whatever it is called and whether it is called anything. */
export type FileNumber = number;

/** What a traced command did to the files below its folder, and what it said; paths are inside that folder. */
export type DiskOperation =
  | { readonly kind: 'create'; readonly file: FileNumber; readonly path: string }
  | {
      readonly kind: 'write';
      readonly file: FileNumber;
      readonly at: number;
      readonly bytes: Buffer;
    }
  | { readonly kind: 'resize'; readonly file: FileNumber; readonly size: number }
  | { readonly kind: 'sync'; readonly file: FileNumber; readonly path: string }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'link'; readonly from: string; readonly to: string }
  | { readonly kind: 'unlink'; readonly path: string }
  | { readonly kind: 'sync-folder'; readonly path: string }
  | { readonly kind: 'told'; readonly text: Buffer };

/** Files by their paths inside a folder. */
export type FolderContent = ReadonlyMap<string, Buffer>;
