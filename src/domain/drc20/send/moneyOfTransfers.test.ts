import { expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { koinu } from '../../amount/Koinu.ts';
import type { ParsedInput, ParsedTransfer } from '../../tx/Transfer.ts';
import { txid } from '../../tx/Txid.ts';
import { moneyOfTransfers } from './moneyOfTransfers.ts';
import type { ParsedTokenTransfer } from './parseTokenTransfer.ts';

type TransferSide = ParsedTransfer['outputs'][number];

const OURS = testAddress(1);
const SHOP = testAddress(2);

const idOf = (letter: string) => txid(letter.repeat(64));
const coin = (letter: string, vout: number, value: bigint) =>
  ({ txid: idOf(letter), vout, value: koinu(value), address: OURS, isOwn: true }) as ParsedInput;
const ours = (value: bigint): TransferSide => ({ value: koinu(value), address: OURS, isOwn: true });
const theirs = (value: bigint): TransferSide => ({ value: koinu(value), address: SHOP, isOwn: false });

const transaction = (
  letter: string,
  inputs: readonly ParsedInput[],
  outputs: readonly TransferSide[],
  fee: bigint,
) => ({ txid: idOf(letter), inputs, outputs, fee: koinu(fee) }) as ParsedTransfer;
const pair = (commit: ParsedTransfer, reveal: ParsedTransfer) => ({ commit, reveal }) as ParsedTokenTransfer;

const FIRST = pair(
  transaction('a', [coin('0', 0, 1000n)], [theirs(150n), ours(840n)], 10n),
  transaction('b', [coin('a', 0, 150n)], [theirs(100n)], 50n),
);
const SECOND = pair(
  transaction('c', [coin('a', 1, 840n)], [theirs(150n), ours(680n)], 10n),
  transaction('d', [coin('c', 0, 150n)], [theirs(100n)], 50n),
);

it('is a coin that comes in, what recipients get along, both fees, and what is left', () => {
  expect(moneyOfTransfers([FIRST])).toEqual({
    inputs: [coin('0', 0, 1000n)],
    outputs: [ours(840n), theirs(100n)],
    fee: 60n,
    sent: 100n,
    returned: 840n,
  });
});

it('counts change that a later transfer spends neither as left nor as spent', () => {
  expect(moneyOfTransfers([FIRST, SECOND])).toEqual({
    inputs: [coin('0', 0, 1000n)],
    outputs: [theirs(100n), ours(680n), theirs(100n)],
    fee: 120n,
    sent: 200n,
    returned: 680n,
  });
});
