/** Estimated height of a two-line Row, CSS pixels: for rows of a long list that aren't rendered yet. */
export const ROW_HEIGHT = 64;
