/** Subscriptions over one connection: blocks, transactions of addresses, and prices. */

import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Network } from '../../../domain/address/Network.ts';
import { type Round, Rounds } from '../../../domain/Rounds.ts';
import type { ChainTip, ChainTransaction } from '../../../ports/ChainIndexer.ts';
import { checkShape } from '../../http/parseAnswer.ts';
import { mapTransaction } from '../protocol/map.ts';
import { mapInfo } from '../protocol/questions.ts';
import { socketBlock, socketRates, socketTransaction, transactionAnswer } from '../protocol/schema.ts';
import type { Connection } from './Connection.ts';
import type { LiveListener, Wanted } from './LiveListener.ts';

/** Servers push confirmed transactions for no more addresses than this. */
const MAX_WITH_BLOCKS = 100;

const isSame = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === other || (one !== null && other !== null && one.join() === other.join());

/** Subscribes, and resubscribes when the demand changes. */
export class Subscriptions {
  readonly #network: Network;
  readonly #listener: LiveListener;
  readonly #onRejected: (connection: Connection, why: unknown) => void;
  #connection: Connection | null = null;
  #blocks: Promise<unknown> | null = null;
  #addresses: readonly DogeAddress[] | null = null;
  #currency: string | null = null;
  #stopAddresses = (): void => undefined;
  #stopRates = (): void => undefined;
  readonly #rounds = new Rounds();
  #tip: ChainTip | null = null;

  /** @param onRejected - called when the server rejects the subscription to blocks or transactions */
  constructor(
    network: Network,
    listener: LiveListener,
    onRejected: (connection: Connection, why: unknown) => void,
  ) {
    this.#network = network;
    this.#listener = listener;
    this.#onRejected = onRejected;
  }

  /** The newest pushed block; null while not subscribed to blocks. */
  get tip(): ChainTip | null {
    return this.#tip;
  }

  /** Subscribes to what is new in the demand. `onReady` follows once all is in place. */
  update(connection: Connection, { addresses, currency }: Wanted): void {
    if (this.#connection !== connection) this.forget();
    this.#connection = connection;
    void this.#hearRates(connection, currency);
    if (addresses === null || isSame(addresses, this.#addresses)) return;
    this.#addresses = addresses;
    void this.#hearChain(connection, addresses, this.#rounds.begin());
  }

  /** Drops all state: the connection is gone. */
  forget(): void {
    this.#rounds.begin();
    this.#connection = null;
    this.#blocks = null;
    this.#addresses = null;
    this.#currency = null;
    this.#tip = null;
    this.#stopAddresses();
    this.#stopRates();
  }

  /** Asks for the newest block. @throws {Fault} also `no-node` */
  async readTip(connection: Connection): Promise<ChainTip> {
    return mapInfo(await connection.ask('getInfo', {}), this.#network);
  }

  /** Reports a polled block that was never pushed as if it had been. */
  takeNewer(tip: ChainTip): void {
    if (this.#tip === null || tip.hash === this.#tip.hash || tip.height < this.#tip.height) return;
    this.#tip = tip;
    this.#listener.onBlock(tip);
  }

  async #hearChain(connection: Connection, addresses: readonly DogeAddress[], round: Round): Promise<void> {
    const isCurrent = (): boolean => round.isLatest;
    try {
      this.#blocks ??= connection.subscribe('subscribeNewBlock', {}, (data) => this.#hearBlock(data));
      await Promise.all([this.#blocks, this.#hearAddresses(connection, addresses, isCurrent)]);
      // asked after subscribing, so that no block is missed in between
      const tip = this.#tip ?? (await this.readTip(connection));
      if (!isCurrent()) return;
      this.#tip ??= tip;
      this.#listener.onReady(this.#tip);
    } catch (thrown) {
      if (isCurrent()) this.#onRejected(connection, thrown);
    }
  }

  async #hearAddresses(
    connection: Connection,
    addresses: readonly DogeAddress[],
    isCurrent: () => boolean,
  ): Promise<void> {
    if (addresses.length === 0) return;
    const newBlockTxs = addresses.length <= MAX_WITH_BLOCKS;
    const own = new Map<string, DogeAddress>(addresses.map((address) => [address, address]));
    const stop = await connection.subscribe('subscribeAddresses', { addresses, newBlockTxs }, (data) => {
      const { address, tx } = checkShape(socketTransaction, data);
      const to = own.get(address);
      if (to !== undefined) this.#listener.onTransaction(to, tx.txid, this.#whole(tx));
    });
    if (!isCurrent()) {
      stop();
      return;
    }
    this.#stopAddresses();
    this.#stopAddresses = stop;
  }

  #hearBlock(data: unknown): void {
    const { height, hash } = checkShape(socketBlock, data);
    this.#tip = { height, hash };
    this.#listener.onBlock(this.#tip);
  }

  /** The transaction if the push has all its fields, otherwise null. */
  #whole(raw: unknown): ChainTransaction | null {
    try {
      return mapTransaction(checkShape(transactionAnswer, raw), this.#network);
    } catch {
      return null;
    }
  }

  /** A failed price subscription doesn't end the connection: prices are polled too. */
  async #hearRates(connection: Connection, currency: string | null): Promise<void> {
    if (currency === this.#currency) return;
    this.#currency = currency;
    this.#stopRates();
    if (currency === null) return;
    try {
      const stop = await connection.subscribe('subscribeFiatRates', { currency }, (data) =>
        this.#listener.onRates(checkShape(socketRates, data).rates),
      );
      if (this.#currency === currency && this.#connection === connection) this.#stopRates = stop;
      else stop();
    } catch {
      // prices are polled every few minutes anyway
    }
  }
}
