/** What a host found where the player keeps MiniLM. Names are for the player: a path, or a file's name. */
export type MiniLmFiles = {
  readonly model: { readonly name: string; readonly sha256: string };
  readonly tokenizer: { readonly name: string; readonly text: string };
};

/** Where a model may lie in its folder: by itself, or as it is published, whole or in 8 bits. */
export const miniLmModelPaths = [
  'model.onnx',
  'onnx/model.onnx',
  'model_quantized.onnx',
  'onnx/model_quantized.onnx',
] as const;
export const miniLmTokenizerPath = 'tokenizer.json';

/** One sentence for a folder that lacks a file. */
export function lacksMiniLmFile(folder: string, file: string): string {
  return `There is no ${file} in ${folder}: a folder with MiniLM has model.onnx or model_quantized.onnx, by itself or in onnx/, and tokenizer.json.`;
}
