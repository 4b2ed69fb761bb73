/** A cosigner's proposals, and the lies in them. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { scriptOfAddress } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import type { MultisigAddress } from '../../src/domain/multisig/deriveMultisig.ts';
import { GLOBAL, INPUT, type Psbt, type PsbtMap, withInputs } from '../../src/domain/psbt/Psbt.ts';
import { type Outpoint, outpointKey } from '../../src/domain/tx/Coin.ts';
import { readTransaction } from '../../src/domain/tx/parse/parseTransaction.ts';
import { serializeTransaction, type WrittenOutput } from '../../src/domain/tx/parse/serialize.ts';
import { THIEF } from './LyingServer.ts';
import type { TrueChain } from './TrueChain.ts';

const DOGE = 100_000_000n;
const FEE = 2_000_000n;
const REPLACEABLE = 0xfffffffd;
const LATER = 1_900_000_000;
/** OP_RETURN with two bytes. */
const DATA = hexToBytes('6a026f6b');
const FOREIGN_KEY = `03${'44'.repeat(32)}`;
/** Has only the form of a signature, hash type included. */
const NO_SIGNATURE = hexToBytes('300602010102010101');

/** Changes to a proposal that take money. */
const THEFTS = [
  ...(['change-to-thief', 'change-to-personal', 'pays-more', 'pays-two', 'burns', 'data-output'] as const),
  ...(['own-coin-along', 'own-coin-alone', 'carrier', 'sequence', 'lock-time', 'other-script'] as const),
];

/** Changes to the fields of the inputs only. */
export const SIGNING_LIES = ['bad-signature', 'foreign-signature', 'final', 'hash-type'] as const;

export const PROPOSAL_LIES = [...THEFTS, ...SIGNING_LIES];
export type Lie = (typeof PROPOSAL_LIES)[number];

interface ProposedCoin extends Outpoint {
  readonly value: bigint;
  readonly address: DogeAddress;
}

/** A proposal before it is serialized. */
export interface Proposal {
  readonly coins: readonly ProposedCoin[];
  readonly outputs: readonly WrittenOutput[];
  readonly sequence: number;
  readonly lockTime: number;
}

/** The owners of the coins. */
export interface Holders {
  readonly chain: TrueChain;
  readonly personal: DogeAddress;
  readonly shared: DogeAddress;
}

const pays = (to: DogeAddress, amount: bigint): WrittenOutput => ({
  script: scriptOfAddress(to, 'regtest'),
  amount,
});

const sum = (parts: readonly (ProposedCoin | WrittenOutput)[]): bigint =>
  parts.reduce((all, part) => all + ('value' in part ? part.value : part.amount), 0n);

function coinsOf({ chain }: Holders, address: DogeAddress, carries: boolean): readonly ProposedCoin[] {
  const coins = chain.unspent(address).map((coin) => ({ ...coin, address }));
  return coins.filter((coin) => chain.inscribed.has(outpointKey(coin)) === carries);
}

/** The additional coins that a lie spends. */
function coinsAlong(holders: Holders, lie: Lie | null): readonly ProposedCoin[] {
  if (lie === 'carrier') return coinsOf(holders, holders.shared, true);
  return lie === 'own-coin-along' ? coinsOf(holders, holders.personal, false).slice(0, 1) : [];
}

/** Additional payments of a lie, out of the change. */
function paidBeside(lie: Lie | null): readonly WrittenOutput[] {
  if (lie === 'pays-two') return [pays(THIEF, DOGE)];
  return lie === 'data-output' ? [{ script: DATA, amount: DOGE }] : [];
}

/** The change address. */
function changeTo({ personal, shared }: Holders, lie: Lie | null): DogeAddress {
  if (lie === 'change-to-thief') return THIEF;
  return lie === 'change-to-personal' ? personal : shared;
}

/** Enough coins of an address for an amount, none of them a carrier; null when there are too few. */
function enoughOf(holders: Holders, from: DogeAddress, least: bigint): readonly ProposedCoin[] | null {
  const coins: ProposedCoin[] = [];
  for (const coin of coinsOf(holders, from, false)) if (sum(coins) < least) coins.push(coin);
  return sum(coins) < least ? null : coins;
}

/** @returns null while the wallet holds too little */
export function draftProposal(
  holders: Holders,
  to: DogeAddress,
  amount: bigint,
  lie: Lie | null,
): Proposal | null {
  const coins = enoughOf(holders, lie === 'own-coin-alone' ? holders.personal : holders.shared, amount + FEE);
  if (coins === null) return null;
  const all = [...coins, ...coinsAlong(holders, lie)];
  const extra = lie === 'pays-more' ? DOGE : 0n;
  const paid = [pays(to, amount + extra), ...paidBeside(lie)];
  const change = sum(all) - sum(paid) - FEE - (lie === 'burns' ? 3n * DOGE : 0n);
  if (change < 0n) return null;
  return {
    coins: all,
    outputs: change === 0n ? paid : [...paid, pays(changeTo(holders, lie), change)],
    sequence: lie === 'sequence' ? 0xffffffff : REPLACEABLE,
    lockTime: lie === 'lock-time' ? LATER : 0,
  };
}

/** Serializes it, with the whole previous transaction of every coin. */
export function writeProposal(
  { coins, outputs, sequence, lockTime }: Proposal,
  chain: TrueChain,
  shared: MultisigAddress,
): Psbt {
  const outpoints = coins.map(({ txid, vout }) => ({ txid, vout, sequence }));
  const bytes = serializeTransaction(outpoints, [], outputs, { version: 2, lockTime });
  const transaction = readTransaction(bytes);
  if (transaction === null) throw new TypeError('no transaction');
  const script = [INPUT.redeemScript, hexToBytes(shared.redeemScript)] as const;
  const inputs = coins.map(
    ({ txid, address }): PsbtMap =>
      new Map([
        [INPUT.previous, hexToBytes(chain.known.get(txid)?.rawHex ?? '')] as const,
        ...(address === shared.address ? [script] : []),
      ]),
  );
  return {
    global: new Map([[GLOBAL.transaction, bytes]]),
    inputs,
    outputs: outputs.map(() => new Map()),
    transaction,
  };
}

/** The second key of a script with two, hex; either cosigner's. */
const keyIn = (script: Uint8Array | undefined): string =>
  script === undefined ? FOREIGN_KEY : Buffer.from(script.subarray(36, 69)).toString('hex');

/** The invalid fields that a lie puts into an input. */
function spoiltField(input: PsbtMap, lie: Lie | null): readonly (readonly [string, Uint8Array])[] {
  const script = input.get(INPUT.redeemScript);
  switch (lie) {
    case 'foreign-signature':
      return [[INPUT.signature + FOREIGN_KEY, NO_SIGNATURE]];
    case 'bad-signature':
      return [[INPUT.signature + keyIn(script), NO_SIGNATURE]];
    case 'final':
      return [[INPUT.finalScript, hexToBytes('51')]];
    case 'hash-type':
      return [[INPUT.hashType, Uint8Array.of(0x82, 0, 0, 0)]];
    case 'other-script':
      return script === undefined ? [] : [[INPUT.redeemScript, script.with(0, 0x51)]];
    default:
      return [];
  }
}

/** Adds a lie to its inputs. */
export const spoil = (psbt: Psbt, lie: Lie | null): Psbt =>
  withInputs(psbt, (input) => new Map([...input, ...spoiltField(input, lie)]));
