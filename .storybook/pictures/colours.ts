// Colours as numbers 0xRRGGBB: how far they are apart, which are common, which is nearest.

/** How far two colours are apart: the largest difference of a channel, 0 to 255. */
export function distance(one: number, other: number): number {
  const red = Math.abs((one >> 16) - (other >> 16));
  const green = Math.abs(((one >> 8) & 255) - ((other >> 8) & 255));
  const blue = Math.abs((one & 255) - (other & 255));
  return Math.max(red, green, blue);
}

/** Every colour once, that of the most pixels first. */
export function commonFirst(pixels: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b).map(([colour]) => colour);
}

/** The nearest of some colours, if it is near enough. */
export function nearest(colour: number, among: readonly number[], limit = 255): number | undefined {
  let best: number | undefined;
  let apart = limit + 1;
  for (const candidate of among) {
    const distanceTo = distance(colour, candidate);
    if (distanceTo < apart) [best, apart] = [candidate, distanceTo];
  }
  return best;
}
