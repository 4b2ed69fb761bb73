/** The sandbox as the small chain that the contract of chain indexers moves. */

import { sha256 } from '@noble/hashes/sha2.js';
import { addressOfPublicKey } from '../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { feeRate } from '../../src/domain/amount/FeeRate.ts';
import { koinu, NO_KOINU, sumKoinu } from '../../src/domain/amount/Koinu.ts';
import { publicKeyOf } from '../../src/domain/keys/ecc.ts';
import { type SigningKey, signTransfer } from '../../src/domain/tx/signTransfer.ts';
import type { TransferPlan } from '../../src/domain/tx/Transfer.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import type { ChainWorld } from '../../src/ports/ChainIndexer.contract.ts';
import type { ChainIndexer, IndexedCoin } from '../../src/ports/ChainIndexer.ts';
import type { SandboxControl } from '../sandbox/control.ts';

/** What a world is made of. */
export interface WorldParts {
  readonly control: SandboxControl;
  readonly indexer: ChainIndexer;
  /** lets pass the time after which an indexer that polls has asked again */
  letTimePass(): void;
  close(): Promise<void>;
}

function keyAt(index: number): SigningKey {
  const privateKey = sha256(new TextEncoder().encode(`sandbox world, key ${index}`));
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}

/** Makes a world over a sandbox. Its addresses and signatures are the same in every run. */
export function createSandboxWorld({ control, indexer, letTimePass, close }: WorldParts): ChainWorld {
  const { network } = control.sandbox;
  const keys = new Map<DogeAddress, SigningKey>();

  function keyOf(address: DogeAddress): SigningKey {
    const key = keys.get(address);
    if (!key) throw new RangeError(`no key of ${address}`);
    return key;
  }

  return {
    indexer,
    letTimePass,
    close,
    newAddress() {
      const key = keyAt(keys.size);
      const address = addressOfPublicKey(key.publicKey, network);
      keys.set(address, key);
      return address;
    },
    pay: async (to, amount) => txid(control.faucet(to, amount, { confirmed: false }).txid),
    mine: async (count) => void control.mine(count),
    reorganise: async (depth) => void control.reorg(depth),
    sign: (coins, to, fee) => signTransfer(sweep(network, coins, to, fee), keyOf),
  };
}

function sweep(
  network: TransferPlan['network'],
  coins: readonly IndexedCoin[],
  to: DogeAddress,
  fee: bigint,
): TransferPlan {
  const total = sumKoinu(coins.map((coin) => coin.value));
  return {
    network,
    inputs: coins.map((coin) => ({
      ...coin,
      keyForm: 'compressed',
      isOwnChange: false,
      unconfirmedAncestors: [],
      inscription: 'not-indexed',
    })),
    outputs: [{ to, amount: koinu(total - fee) }],
    changeIndex: null,
    fee: koinu(fee),
    changeGivenUp: NO_KOINU,
    size: 0,
    feeRate: feeRate(1n),
  };
}
