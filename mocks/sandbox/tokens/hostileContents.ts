/** Hostile images: small files that freeze whatever renders them. */

/** An SVG below 2 kB in which each level uses the one before five times: hundreds of millions of shapes. */
export function bombDrawing(levels = 12): string {
  const level = (at: number) =>
    `<g id="b${at}">${`<use href="#b${at - 1}" x="1"/>`.repeat(at === levels ? 10 : 5)}</g>`;
  const all = Array.from({ length: levels }, (_, at) => level(at + 1)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="b0" d="M0 0h1v1z"/>${all}</svg>`;
}

const bigEndian = (value: number): readonly number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];

/** A PNG's header with its size; the image data is missing. */
export const hugePng = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[...bigEndian(width), ...bigEndian(height), 8, 2, 0, 0, 0, 0, 0, 0, 0],
  ]);
