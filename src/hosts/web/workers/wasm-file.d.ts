/** The address of the file beside the bundle. */
declare module '*.wasm' {
  const path: string;
  export default path;
}
