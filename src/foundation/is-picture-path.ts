/** Whether a file is called like a picture that can be shown. */
export function isPicturePath(path: string): boolean {
  return /\.(?:png|jpe?g|webp)$/i.test(path);
}
