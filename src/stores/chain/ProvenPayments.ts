/**
 * Recipients of earlier transactions, proven by our own signature. An index can report anything: only bytes that hash to their id
 * and carry our key's signature prove that an address was paid before.
 */
import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainIndexer, ChainTransaction } from '../../ports/ChainIndexer.ts';

/** The most transactions read per address: if these prove nothing, no more are tried. */
const MAX_READ = 5;

export interface ProvenPaymentsSource {
  readonly chain: ChainIndexer;
  readonly network: Network;
  /** the address whose key must have signed; null when there is none */
  readonly from: () => DogeAddress | null;
  /** as the indexer reports them */
  readonly transactions: () => readonly ChainTransaction[];
}

/** Whether a transaction is reported as ours, and pays an address or a look-alike of it. */
const concerns =
  (address: string, from: DogeAddress, isLookAlike: (one: string, other: string) => boolean) =>
  ({ inputs, outputs }: ChainTransaction): boolean =>
    inputs.some((input) => input.address === from) &&
    outputs.some((output) => {
      const paid = output.address;
      return paid !== null && (paid === address || isLookAlike(paid, address));
    });

/** Proves payments of the current address, and remembers their recipients. */
export class ProvenPayments {
  /** recipients in transactions that our key signed */
  addresses: ReadonlySet<string> = new Set();

  readonly #source: ProvenPaymentsSource;
  readonly #read = new Set<Txid>();

  constructor(source: ProvenPaymentsSource) {
    this.#source = source;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Reads transactions that reportedly paid these addresses. Never throws: unreadable ones prove nothing. */
  async prove(addresses: readonly string[]): Promise<void> {
    const from = this.#source.from();
    if (from === null) return;
    const loaded = await import('../../domain/address/lookAlike.ts').catch(() => null);
    if (loaded === null) return;
    for (const address of addresses) {
      const reported = this.#source.transactions().filter(concerns(address, from, loaded.isLookAlike));
      const unread = reported.slice(0, MAX_READ).filter(({ txid }) => !this.#read.has(txid));
      for (const { txid } of unread) await this.#proveOne(txid, from);
    }
  }

  reset(): void {
    this.addresses = new Set();
    this.#read.clear();
  }

  async #proveOne(txid: Txid, from: DogeAddress): Promise<void> {
    const { chain, network } = this.#source;
    this.#read.add(txid);
    try {
      const rawHex = await chain.rawTransaction(txid);
      const { paidBySigner } = await import('../../domain/tx/sign/paidBySigner.ts');
      const paid = paidBySigner(txid, rawHex, from, network);
      runInAction(() => {
        this.addresses = new Set([...this.addresses, ...paid]);
      });
    } catch {
      this.#read.delete(txid);
    }
  }
}
