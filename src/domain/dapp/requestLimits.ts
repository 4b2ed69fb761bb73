/** Limits of requests. */

/** The version of the protocol that is spoken here. */
export const DAPP_VERSION = 2;

/** Characters that a start parameter may have. */
export const LONGEST_REQUEST = 512;

/** How far ahead a request may expire, milliseconds: what was answered has to be remembered until then. */
export const FURTHEST_EXPIRY_MS = 60 * 60_000;
