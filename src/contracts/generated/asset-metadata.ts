// Generated from contracts/*.schema.json by `npm run contracts`; do not edit.
import type { ProvenanceMark } from './provenance-mark';

/**
 * What is known about one picture, sound or text of a story; beside a picture or sound it is the file <file>.meta.json. Fields that can be read from the file itself may be left out.
 */
export type AssetMetadata = ProvenanceMark & {
  readonly generated: unknown;
  /**
   * Path of the file inside the story's folder.
   */
  readonly path?: string;
  /**
   * What kind of file it is.
   */
  readonly type?: 'image' | 'audio' | 'prose' | 'structured';
  /**
   * Words to find it by. A file <file>.keywords.txt beside it counts for more.
   */
  readonly keywords?: readonly string[];
  /**
   * SHA-256 of the content.
   */
  readonly checksum?: string;
  /**
   * When the file was made.
   */
  readonly created_at?: string;
  /**
   * The content itself, once it is stored.
   */
  readonly data?: string;
  /**
   * Format of a picture (png, jpeg, webp) or sound (mp3, ogg, wav, flac).
   */
  readonly format?: 'png' | 'jpeg' | 'webp' | 'mp3' | 'ogg' | 'wav' | 'flac';
  /**
   * Width of a picture in pixels.
   */
  readonly width?: number;
  /**
   * Height of a picture in pixels.
   */
  readonly height?: number;
  /**
   * The picture in words, for those who cannot see it.
   */
  readonly alt_text?: string;
  /**
   * Length of a sound in seconds.
   */
  readonly duration_seconds?: number;
  /**
   * Bits a second of a sound.
   */
  readonly bitrate?: number;
  /**
   * Whether a sound starts again when it ends.
   */
  readonly loop?: boolean;
  /**
   * Number of words of a text.
   */
  readonly word_count?: number;
  /**
   * Language of a text.
   */
  readonly language?: string;
  /**
   * Into how many pieces a text was cut for search.
   */
  readonly chunks?: number;
  /**
   * How a text was cut.
   */
  readonly chunk_method?: 'paragraph';
  /**
   * The pieces of a text, in order.
   */
  readonly chunk_metadata?: readonly ChunkMetadata[];
  /**
   * Contract that a data file keeps.
   */
  readonly schema_type?: string;
  /**
   * Version of that contract.
   */
  readonly schema_version?: string;
  /**
   * Id of what a data file describes.
   */
  readonly entity_id?: string;
  readonly relationships?: AssetRelationships;
};
/**
 * One piece of a text.
 */
export type ChunkMetadata = {
  /**
   * File the piece comes from.
   */
  readonly path?: string;
  /**
   * Its place in the file, from 0.
   */
  readonly chunk_index: number;
  /**
   * Paragraph it comes from.
   */
  readonly paragraph_id?: string;
  /**
   * Its length in tokens.
   */
  readonly token_count?: number;
};
/**
 * What the file has to do with other files.
 */
export type AssetRelationships = {
  /**
   * Files it names.
   */
  readonly references?: readonly string[];
  /**
   * Files that name it.
   */
  readonly referenced_by?: readonly string[];
  /**
   * Ids of the people, places and things it shows or tells of.
   */
  readonly entity_links?: readonly string[];
};
