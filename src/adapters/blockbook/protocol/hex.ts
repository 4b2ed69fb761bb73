/** Whole bytes as hex, in either case; at least one. */
export const HEX = /^(?:[0-9a-f]{2})+$/i;
