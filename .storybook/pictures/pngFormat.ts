// Numbers of the PNG format (https://www.w3.org/TR/png-3/) that reading and writing share.

/** The first bytes of each file. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colour types: three bytes a pixel, a place in a palette, four bytes a pixel. */
export const TRUE_COLOUR = 2;
export const WITH_PALETTE = 3;
export const TRUE_COLOUR_WITH_ALPHA = 6;

/** Our own part: pixels whose colours are not in the palette. Its name says that others may pass over it. */
export const EXCEPTIONS = 'exCe';
