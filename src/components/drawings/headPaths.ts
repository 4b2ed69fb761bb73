// The outline of Kennel's dog, a strongbox with ears, on a 48 × 48 grid: mark, illustrations and identicons share it.

/** box and standing ears in one stroke: the mark's silhouette */
export const SILHOUETTE =
  'M7 33V8.2c0-2.3 2.7-3.5 4.4-2L19.3 13h9.4l7.9-6.8c1.7-1.5 4.4-.3 4.4 2V33a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z';

/** the box alone */
export const BOX = 'M7 21a8 8 0 0 1 8-8h18a8 8 0 0 1 8 8v12a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z';

/** one standing ear, left; the right one is its mirror */
export const EAR_UP = 'M7 22V8.2c0-2.3 2.7-3.5 4.4-2L20 13.6';

/** one hanging ear, left */
export const EAR_DOWN = 'M18.5 13.2 9.6 14.6C6 15.2 3.6 18.2 3.2 21.8l-.5 4.6c-.2 2 2.2 3.2 3.7 1.8z';

/** the keyhole that is also a nose */
export const KEYHOLE = 'M24 24.5a3.8 3.8 0 0 0-2 7L21 37h6l-1-5.5a3.8 3.8 0 0 0-2-7z';

/** turns a left ear into a right one */
export const MIRROR = 'matrix(-1 0 0 1 48 0)';
