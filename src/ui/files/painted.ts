/** Two frames: the first draws, the second comes after it was drawn. `nextFrame` calls back at the next one. */
export async function painted(nextFrame: (draw: () => void) => void): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise<void>((resolve) => {
      nextFrame(resolve);
    });
}
