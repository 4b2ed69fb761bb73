/** Hashes transactions. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Txid, txid } from '../Txid.ts';

/** The id of a transaction: its bytes hashed twice, shown in reverse. */
export const txidOfBytes = (raw: Uint8Array): Txid => txid(bytesToHex(sha256(sha256(raw)).reverse()));
