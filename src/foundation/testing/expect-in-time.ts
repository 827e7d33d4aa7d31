/** Ten times over its limit is a hang; less may be another program on the same machine. */
const hangFactor = 10;

/** Half of them within the limit itself, and 95 of 100 no hang. Shows the figures when it fails. */
export function expectInTime(times: readonly number[], limitMs: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  const [median, slow] = [at(0.5), at(0.95)];
  expect({
    median,
    slow,
    isInTime: median < limitMs,
    isHang: slow >= hangFactor * limitMs,
  }).toEqual({ median, slow, isInTime: true, isHang: false });
}
