/** Size limits of signing requests: the same for writing and for reading, as bytes, as text and as QR codes. */

/** Maximum size of a PSBT, bytes. */
export const MAX_PSBT_SIZE = 4_000_000;

/** The same in base64, characters. */
export const MAX_PSBT_TEXT = 4 * Math.ceil(MAX_PSBT_SIZE / 3);

/** Maximum size of its file, bytes: hex takes two characters a byte, and lines may be wrapped. */
export const MAX_PSBT_FILE = 4 * MAX_PSBT_SIZE;

/**
 * Message bytes per QR code, as much as a camera can scan from a phone at arm's length. A series that would be too long has larger parts.
 */
export const PART_BYTES = 150;

/** Maximum number of codes in a series, when none is missed. */
export const MAX_PARTS = 4_000;

/** Maximum size of a message in a series of codes, bytes. */
export const MAX_MESSAGE = 1_000_000;

/** Bytes before the PSBT in its message. */
const MESSAGE_HEAD = 5;

/** Maximum size of a PSBT in a series of codes, bytes. */
export const MAX_PSBT_IN_CODES = MAX_MESSAGE - MESSAGE_HEAD;

/** Size of one signature field in a PSBT without its public key: 108 bytes with a key of 33. */
export const SIGNATURE_FIELD_SIZE = 75;

/**
 * Maximum bytes of a data output: nodes relay no more, and only one such output per transaction. With the opcodes these are 83 bytes.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/standard.h (MAX_OP_RETURN_RELAY)
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.cpp (IsStandardTx)
 */
export const MAX_DATA_BYTES = 80;
