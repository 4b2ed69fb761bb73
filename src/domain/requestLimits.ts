/** How large a signing request may be: the same numbers for whoever writes one and for whoever reads it, as bytes, as text, as codes. */

/** Largest PSBT that is read or written, bytes. */
export const MAX_PSBT_SIZE = 4_000_000;

/** The same as base64, characters. */
export const MAX_PSBT_TEXT = 4 * Math.ceil(MAX_PSBT_SIZE / 3);

/** A file of one, bytes: hex takes two letters a byte, and somebody may have wrapped it. */
export const MAX_PSBT_FILE = 4 * MAX_PSBT_SIZE;

/** Bytes of a message in one code: what a camera reads from a phone at arm's length. A row that would be too long has larger parts. */
export const PART_BYTES = 150;

/** The most codes in a row, when none is lost. */
export const MAX_PARTS = 4_000;

/** The largest message that a row of codes says, bytes. */
export const MAX_MESSAGE = 1_000_000;

/** What stands before a PSBT in its message. */
const MESSAGE_HEAD = 5;

/** Largest PSBT that a row of codes says, bytes. */
export const MAX_PSBT_IN_CODES = MAX_MESSAGE - MESSAGE_HEAD;

/** What one signature takes as a field of a PSBT, beside its public key: 108 bytes with a key of 33. */
export const SIGNATURE_FIELD_SIZE = 75;

/**
 * Bytes that an output may hold in place of money: no node relays more, nor more than one such output in a transaction. They are 83 with
 * what says so.
 *
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/script/standard.h (MAX_OP_RETURN_RELAY)
 * @see https://github.com/dogecoin/dogecoin/blob/v1.14.9/src/policy/policy.cpp (IsStandardTx)
 */
export const MAX_DATA_BYTES = 80;
