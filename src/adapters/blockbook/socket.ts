/** One WebSocket to one Blockbook: subscribes, keeps it alive, and says when it is gone. */

import { unknown } from 'valibot';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Network } from '../../domain/address/Network.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { ChainTip, ChainTransaction } from '../../ports/ChainIndexer.ts';
import type { Clock } from '../../ports/Clock.ts';
import { checkShape } from '../http/parseAnswer.ts';
import { Conversation } from './conversation.ts';
import { mapTransaction } from './map.ts';
import { socketBlock, socketInfo, socketSubscribed, socketTransaction, transactionAnswer } from './schema.ts';

/** As much of a WebSocket as is used: a browser's has it, and so has the package `ws`. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: { readonly type: string; readonly data?: unknown }) => void,
  ): void;
}

/** Opens a socket. */
export type SocketConstructor = new (url: string) => SocketLike;

/** What a live socket tells. */
export interface SocketListener {
  /** all that is wanted is subscribed to; the newest block at that moment */
  onReady(tip: ChainTip): void;
  onBlock(tip: ChainTip): void;
  onTransaction(address: DogeAddress, txid: Txid, transaction: ChainTransaction | null): void;
  /** it is gone for good, for whatever reason; told once, and not after `close` */
  onGone(): void;
}

/** What a socket needs. */
export interface SocketOptions {
  readonly url: string;
  readonly WebSocket: SocketConstructor;
  readonly clock: Clock;
  readonly network: Network;
}

/** Servers push mined transactions for no more addresses than this. */
const MOST_WITH_BLOCKS = 100;

/** A server may close a connection that is silent for a minute. */
export const PING_EVERY_MS = 25_000;

/**
 * A socket in use, from the moment it is made.
 *
 * Anything unexpected (a refusal, a frame that makes no sense, silence) ends it: the owner opens another.
 */
export class LiveSocket {
  readonly #socket: SocketLike;
  readonly #clock: Clock;
  readonly #network: Network;
  readonly #listener: SocketListener;
  readonly #talk: Conversation;
  #addresses: readonly DogeAddress[];
  #hasBlocks = false;
  #isOver = false;
  #stopPing = (): void => undefined;
  #stopHearingAddresses = (): void => undefined;

  /** @throws when the URL is one that no socket can be opened to */
  constructor(options: SocketOptions, addresses: readonly DogeAddress[], listener: SocketListener) {
    this.#socket = new options.WebSocket(options.url);
    this.#clock = options.clock;
    this.#network = options.network;
    this.#listener = listener;
    this.#addresses = addresses;
    this.#talk = new Conversation({
      clock: options.clock,
      send: (text) => this.#socket.send(text),
      onSilence: () => this.#fail(),
    });
    this.#socket.addEventListener('open', () => this.#attempt(() => this.#begin()));
    this.#socket.addEventListener('message', ({ data }) => this.#attempt(() => this.#talk.receive(data)));
    this.#socket.addEventListener('close', () => this.#fail());
    this.#socket.addEventListener('error', () => this.#fail());
  }

  /** Replaces the addresses listened to; `onReady` follows. */
  subscribe(addresses: readonly DogeAddress[]): void {
    this.#addresses = addresses;
    if (this.#hasBlocks) this.#attempt(() => this.#subscribeAddresses());
  }

  /** Ends it without telling. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#talk.stop();
    this.#stopPing();
    this.#socket.close();
  }

  #fail(): void {
    if (this.#isOver) return;
    this.close();
    this.#listener.onGone();
  }

  #attempt(step: () => void): void {
    if (this.#isOver) return;
    try {
      step();
    } catch {
      this.#fail();
    }
  }

  #begin(): void {
    this.#pingLater();
    this.#talk.ask('subscribeNewBlock', {}, socketSubscribed, (_, id) => {
      this.#hasBlocks = true;
      this.#talk.hear(id, socketBlock, ({ height, hash }) => this.#listener.onBlock({ height, hash }));
      this.#subscribeAddresses();
    });
  }

  #subscribeAddresses(): void {
    const addresses = this.#addresses;
    if (addresses.length === 0) {
      this.#askTip();
      return;
    }
    const newBlockTxs = addresses.length <= MOST_WITH_BLOCKS;
    this.#talk.ask('subscribeAddresses', { addresses, newBlockTxs }, socketSubscribed, (_, id) => {
      this.#stopHearingAddresses();
      this.#stopHearingAddresses = this.#talk.hear(id, socketTransaction, ({ address, tx }) => {
        const own = addresses.find((one) => one === address);
        if (own) this.#listener.onTransaction(own, tx.txid, this.#whole(tx));
      });
      this.#askTip();
    });
  }

  /** The transaction, where all of it was told. */
  #whole(raw: unknown): ChainTransaction | null {
    try {
      return mapTransaction(checkShape(transactionAnswer, raw), this.#network);
    } catch {
      return null;
    }
  }

  #askTip(): void {
    this.#talk.ask('getInfo', {}, socketInfo, ({ bestHeight, bestHash }) =>
      this.#listener.onReady({ height: bestHeight, hash: bestHash }),
    );
  }

  #pingLater(): void {
    this.#stopPing = this.#clock.after(PING_EVERY_MS, () =>
      this.#attempt(() => {
        this.#talk.ask('ping', {}, unknown(), () => undefined);
        this.#pingLater();
      }),
    );
  }
}
