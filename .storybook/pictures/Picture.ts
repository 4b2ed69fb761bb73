// A picture in memory.

/** Opaque pixels, row by row, each 0xRRGGBB. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}
