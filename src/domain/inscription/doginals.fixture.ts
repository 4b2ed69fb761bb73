/** Known inscriptions, and a way to write more of them, for the tests of this folder. */
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/**
 * A reveal of the doginals protocol, signed by the key of "abandon … about" at m/44'/3'/0'/0/0: `transfer` of 1000 dogi to
 * itself. Its scripts pass the interpreter of bitcore-lib-doge with all standard flags.
 */
export const GOLDEN = {
  txid: '872e9e690091bb40ce7569371c3107c23117af6163e51560c0439b1d605a8b74',
  body: '{"p":"drc-20","op":"transfer","tick":"dogi","amt":"1000"}',
  rawHex:
    '01000000021771f011a04da063915f65667ad3b83ecc031397140c8ffc994b37bbb10bb9cc00000000ca036f726451177465' +
    '78742f706c61696e3b636861727365743d7574663800397b2270223a226472632d3230222c226f70223a227472616e736665' +
    '72222c227469636b223a22646f6769222c22616d74223a2231303030227d47304402204d969fc15155aef3819b36dd80610f' +
    '2179ac7c1dfb87477c08bde8e38f0413110220682597baa57ac0c036ae136361d1dcb425b7ce4ee93691880d96ec60a8973d' +
    '5d01292102cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e0ad757575757551ffffffff1771' +
    'f011a04da063915f65667ad3b83ecc031397140c8ffc994b37bbb10bb9cc010000006b483045022100a99946859120f2c904' +
    '9f4ca0e0ec4d504da39a9eddc85963fc08b15844e13aec02205971a19c51daa712e1ca22d746d135f1c3f0c22c9bd7c4cc6b' +
    '2f91553daf8752012102cc6b0dc33aabcf3a23643e5e2919a80c50fb3dd2129ce409bbc5f0d4643d05e0ffffffff02a08601' +
    '00000000001976a9144a483568665dcdfa68dd58a1f62893448a64333988ace0936e18000000001976a9144a483568665dcd' +
    'fa68dd58a1f62893448a64333988ac00000000',
} as const;

/**
 * The unlocking script of a mint of 1000 lppl.
 *
 * @see https://github.com/okx/js-wallet-sdk (packages/coin-bitcoin, doginals test)
 */
export const MINT_SCRIPT = hexToBytes(
  '036f72645117746578742f706c61696e3b636861727365743d7574663800357b2270223a226472632d3230222c226f70223a' +
    '226d696e74222c227469636b223a226c70706c222c22616d74223a2231303030227d47304402202dfe3062c0ed5ce2fb0253' +
    '4e4fecf3f554bea7185eaf4bd1761507201d02873c0220013a53e99b3bc973b25322db4b1a214a51d914ee8ef8b67a33cfa2' +
    'f2a92357640129210257a64f1536472326d5fe61b21df965659847e14d2e885fd156761087489f0088ad757575757551',
);

const OP_PUSHDATA1 = 0x4c;

/** One push, as short as nodes ask for; up to 255 bytes. */
export function push(bytes: Uint8Array): Uint8Array {
  const head = bytes.length < OP_PUSHDATA1 ? [bytes.length] : [OP_PUSHDATA1, bytes.length];
  return concatBytes(Uint8Array.from(head), bytes);
}

/** A number as a push: up to 16 by its opcode. */
export const pushNumber = (number: number): Uint8Array =>
  number === 0
    ? Uint8Array.of(0)
    : number <= 16
      ? Uint8Array.of(0x50 + number)
      : push(number < 256 ? Uint8Array.of(number) : Uint8Array.of(number & 0xff, number >> 8));

/** The head of an envelope of so many pieces. */
export const head = (pieces: number, contentType: string): Uint8Array =>
  concatBytes(push(text('ord')), pushNumber(pieces), push(text(contentType)));

/** A piece after its countdown. */
export const piece = (countdown: number, bytes: Uint8Array): Uint8Array =>
  concatBytes(pushNumber(countdown), push(bytes));

/** A text's bytes. */
export const text = (content: string): Uint8Array => new TextEncoder().encode(content);
