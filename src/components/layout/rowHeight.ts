/** About how high a Row of two lines is, CSS pixels: in a long list, one that is not drawn yet is taken to be so high. */
export const ROW_HEIGHT = 64;
