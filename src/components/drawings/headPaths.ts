// The outline of Kennel's dog, a strongbox with ears, on a 48 × 48 grid: mark, illustrations and identicons share it.

/** the box alone */
export const BOX = 'M7 21a8 8 0 0 1 8-8h18a8 8 0 0 1 8 8v12a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z';

/** one standing ear, left; the right one is its mirror */
export const EAR_UP = 'M7 22V8.2c0-2.3 2.7-3.5 4.4-2L20 13.6';

/** one hanging ear, left */
export const EAR_DOWN = 'M18.5 13.2 9.6 14.6C6 15.2 3.6 18.2 3.2 21.8l-.5 4.6c-.2 2 2.2 3.2 3.7 1.8z';

/** a hanging ear that casts no shadow on the box beside it: the mark's right ear, drawn on the left */
export const EAR_FOLDED = 'M16.8 11 9.7 12.3C6.2 13 3.9 15.9 3.5 19.4l-.8 7.2c-.2 2 2.1 3.2 3.6 1.9l6.5-5.7z';

/** the keyhole that is also a nose */
export const KEYHOLE = 'M24 24.5a3.8 3.8 0 0 0-2 7L21 37h6l-1-5.5a3.8 3.8 0 0 0-2-7z';

/** turns a left ear into a right one */
export const MIRROR = 'matrix(-1 0 0 1 48 0)';
