/** The subscriptions of one client of Blockbook's WebSocket: one of each kind. */

import { toHex } from '../bytes.ts';
import type { SandboxEvent, TransactionRecord } from '../chain/types.ts';
import { readAddress, scriptsOf } from './accountHistory.ts';
import { ratesOf } from './fiatView.ts';
import { lostNodeOf } from './lostNode.ts';
import { textsOf } from './socketMethods.ts';
import type { SocketParams, SocketRequest } from './socketRequest.ts';
import { transactionView } from './transactionView.ts';
import { ApiError, type BlockbookSource, type Json } from './types.ts';

interface AddressSubscription {
  readonly id: string;
  /** addresses by their script, hex */
  readonly addresses: ReadonlyMap<string, string>;
  readonly reportsConfirmed: boolean;
}

export interface Push {
  /** the subscribing request's id */
  readonly id: string;
  /** the subscribing method */
  readonly method: string;
  readonly data: Json;
}

/** @see blockbook server/websocket.go (maxWebsocketSubscribeAddresses) */
const MAX_ADDRESSES = 1000;
const MAX_ADDRESSES_WITH_BLOCKS = 100;

/** One client's subscriptions, and their pushes. */
export class Subscriptions {
  readonly #source: BlockbookSource;
  readonly #push: (push: Push) => void;
  #blocks: string | null = null;
  #addresses: AddressSubscription | null = null;
  #rates: { readonly id: string; readonly currencies: readonly string[] } | null = null;

  constructor(source: BlockbookSource, push: (push: Push) => void) {
    this.#source = source;
    this.#push = push;
  }

  /** Subscribes or unsubscribes. @returns undefined when the request is no such method @throws {ApiError} */
  handle({ id, method, params }: SocketRequest): Json | undefined {
    switch (method) {
      case 'subscribeNewBlock':
        this.#blocks = id;
        return { subscribed: true };
      case 'unsubscribeNewBlock':
        this.#blocks = null;
        return { subscribed: false };
      case 'subscribeAddresses':
        this.#addresses = this.#readAddresses(id, params);
        return { subscribed: true };
      case 'unsubscribeAddresses':
        this.#addresses = null;
        return { subscribed: false };
      case 'subscribeFiatRates': {
        const currency = typeof params?.currency === 'string' ? params.currency : '';
        this.#rates = { id, currencies: currency === '' ? [] : [currency] };
        return { subscribed: true };
      }
      case 'unsubscribeFiatRates':
        this.#rates = null;
        return { subscribed: false };
      default:
        return undefined;
    }
  }

  notify(event: SandboxEvent): void {
    // without its node there are no notifications to pass on
    if (lostNodeOf(this.#source)) return;
    const { chain } = this.#source.sandbox;
    if (event.kind === 'transaction') {
      this.#pushTransaction(chain.record(event.txid));
      return;
    }
    const { height, hash, txids } = event.block;
    if (this.#blocks !== null) {
      // EVM fee data; null for other chains
      const data = { height, hash, evmData: null };
      this.#push({ id: this.#blocks, method: 'subscribeNewBlock', data });
    }
    if (!this.#addresses?.reportsConfirmed) return;
    for (const txid of txids) this.#pushTransaction(chain.record(txid));
  }

  /** Pushes new prices. */
  sendRates(): void {
    const { usdRate } = this.#source.market;
    if (!this.#rates || usdRate === null) return;
    const { id, currencies } = this.#rates;
    const rates = ratesOf(currencies, usdRate);
    // an unknown currency gets no pushes
    if (Object.values(rates).includes(-1)) return;
    this.#push({ id, method: 'subscribeFiatRates', data: { rates } });
  }

  #readAddresses(id: string, params: SocketParams | null): AddressSubscription {
    if (params === null) throw new ApiError('Invalid subscribeAddresses params');
    const wanted = textsOf(params.addresses);
    const reportsConfirmed = params.newBlockTxs === true;
    const most = reportsConfirmed ? MAX_ADDRESSES_WITH_BLOCKS : MAX_ADDRESSES;
    if (wanted.length > most) throw new ApiError(`addresses max ${most}`);
    const { sandbox } = this.#source;
    const addresses = new Map(wanted.map((address) => [toHex(readAddress(address, sandbox)), address]));
    return { id, addresses, reportsConfirmed };
  }

  #pushTransaction(record: TransactionRecord | undefined): void {
    if (!this.#addresses || !record) return;
    const { id, addresses } = this.#addresses;
    for (const script of scriptsOf(record)) {
      const address = addresses.get(script);
      if (address === undefined) continue;
      const { sandbox } = this.#source;
      // without the node's own words, and of a mined one without its bytes, too
      const { vsize, coinSpecificData, ...pushed } = transactionView(record, sandbox);
      const { size, hex, ...mined } = pushed;
      // the first block of all, where a request gets −1
      const isWaiting = sandbox.chain.blockOf(record.txid) === undefined;
      const data = { address, tx: isWaiting ? { ...pushed, blockHeight: 0 } : mined };
      this.#push({ id, method: 'subscribeAddresses', data });
    }
  }
}
