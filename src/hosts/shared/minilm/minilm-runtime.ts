/** What onnxruntime's packages for terminals, browsers and phones have in common, as far as it is used. */
export type OnnxTensor = {
  readonly data: unknown;
  readonly dims: readonly number[];
};

export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>;
  release(): Promise<void>;
}

/** The constructor of the package's tensors. */
export type OnnxTensorClass = new (
  type: 'int64',
  data: BigInt64Array,
  dims: readonly number[],
) => OnnxTensor;

export type MiniLmRuntime = {
  readonly Tensor: OnnxTensorClass;
  /** Rejects when the model is none that the runtime can read. */
  readonly openSession: () => Promise<OnnxSession>;
};
