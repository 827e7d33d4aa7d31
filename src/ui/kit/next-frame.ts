const longestFrame = 100;

/** A window in the background draws no frames: there the clock calls instead. */
export function nextFrame(draw: () => void): void {
  let isDrawn = false;
  const once = (): void => {
    if (isDrawn) return;
    isDrawn = true;
    clearTimeout(timer);
    draw();
  };
  const timer = setTimeout(once, longestFrame);
  requestAnimationFrame(once);
}
