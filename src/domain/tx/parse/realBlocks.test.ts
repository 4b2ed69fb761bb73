/** Complete blocks of mainnet and testnet: each transaction is parsed and serialized identically, and their txids give the Merkle root. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { parseTransaction } from './parseTransaction.ts';
import { serializeTransaction } from './serialize.ts';
import vectors from './vectors/realBlocks.json' with { type: 'json' };

interface Block {
  readonly name: string;
  readonly merkleRoot: string;
  readonly transactions: readonly string[];
}
const BLOCKS = vectors.slice(1) as readonly Block[];

const pairs = (hashes: readonly Uint8Array[]): readonly Uint8Array[] =>
  hashes.flatMap((hash, at) =>
    at % 2 === 1 ? [] : [sha256(sha256(concatBytes(hash, hashes[at + 1] ?? hash)))],
  );

function merkleRoot(hashes: readonly Uint8Array[]): Uint8Array {
  const [only] = hashes;
  return hashes.length === 1 && only !== undefined ? only : merkleRoot(pairs(hashes));
}

it.each(BLOCKS)('$name', ({ transactions, merkleRoot: root }) => {
  const read = transactions.map((rawHex) => {
    const parsed = parseTransaction(rawHex);
    if (!parsed.ok) throw new TypeError('no transaction');
    const { inputs, outputs, version, lockTime } = parsed.value;
    const written = serializeTransaction(
      inputs,
      inputs.map(({ script }) => script),
      outputs.map(({ value, script }) => ({ amount: value, script })),
      { version, lockTime },
    );
    expect(bytesToHex(written)).toBe(rawHex);
    return parsed.value;
  });
  const hashes = read.map(({ txid }) => hexToBytes(txid).reverse());
  expect(bytesToHex(merkleRoot(hashes))).toBe(root);
});

it('are as many as were taken', () => {
  expect(BLOCKS.length).toBe(7);
});
