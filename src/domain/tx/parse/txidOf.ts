/** Computes transaction ids. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Txid, txid } from '../Txid.ts';

/** The double SHA-256 of the bytes, in reverse. */
export const txidOfBytes = (raw: Uint8Array): Txid => txid(bytesToHex(sha256(sha256(raw)).reverse()));
