/** What is heard over a connection: blocks, transactions of addresses, and prices. */

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

/** Servers push mined transactions for no more addresses than this. */
const MAX_WITH_BLOCKS = 100;

const isSame = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === other || (one !== null && other !== null && one.join() === other.join());

/** Puts subscriptions in place, and keeps them as what is wanted changes. */
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

  /** @param onRejected - told when a connection does not let us hear blocks or transactions */
  constructor(
    network: Network,
    listener: LiveListener,
    onRejected: (connection: Connection, why: unknown) => void,
  ) {
    this.#network = network;
    this.#listener = listener;
    this.#onRejected = onRejected;
  }

  /** The newest block that was told; null while blocks are not. */
  get tip(): ChainTip | null {
    return this.#tip;
  }

  /** Subscribes to what is wanted and is not subscribed to. Once all is in place `onReady` follows. */
  update(connection: Connection, { addresses, currency }: Wanted): void {
    if (this.#connection !== connection) this.forget();
    this.#connection = connection;
    void this.#hearRates(connection, currency);
    if (addresses === null || isSame(addresses, this.#addresses)) return;
    this.#addresses = addresses;
    void this.#hearChain(connection, addresses, this.#rounds.begin());
  }

  /** There is nothing to hear from any more. */
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

  /** A block that was asked for, and of which nobody told: as if it had been pushed. */
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
      // the subscription is in place before this is asked: no block is missed in between
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

  /** The transaction, where all of it was told. */
  #whole(raw: unknown): ChainTransaction | null {
    try {
      return mapTransaction(checkShape(transactionAnswer, raw), this.#network);
    } catch {
      return null;
    }
  }

  /** Prices are no reason to end a connection: who wants them asks. */
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
      // it is asked for every few minutes all the same
    }
  }
}
