// The outline of Kennel's dog, a strongbox with ears, on a 48 × 48 grid: mark, illustrations and identicons share it.

/** the box alone */
export const BOX = 'M7 21a8 8 0 0 1 8-8h18a8 8 0 0 1 8 8v12a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z';

/** one standing ear, left; the right one is its mirror */
export const EAR_UP = 'M7 22V8.2c0-2.3 2.7-3.5 4.4-2L20 13.6';

/** one hanging ear, left */
export const EAR_DOWN =
  'M17.5 13.2C13.6 11 8.4 11.6 5.6 15 3 18.2 1.4 23.4 2 27.6c.4 2.7 3.5 3.5 5.2 1.3C10.3 25 12.8 19.4 17.5 13.2z';

/** a hanging ear without a shadow on the box: the mark's right ear, drawn on the left */
export const EAR_FOLDED =
  'M19 12.2C15 9.8 9.2 10.4 6.2 14 3.6 17.2 2 22.4 2.5 26.8c.3 2.8 3.5 3.6 5.3 1.4C11 24.2 13.8 18.6 19 12.2z';

/** the keyhole that is also a nose */
export const KEYHOLE = 'M24 24.5a3.8 3.8 0 0 0-2 7L21 37h6l-1-5.5a3.8 3.8 0 0 0-2-7z';

/** mirrors a left ear to the right */
export const MIRROR = 'matrix(-1 0 0 1 48 0)';
