/** One client of Blockbook's WebSocket: its requests, and its subscriptions, one of each kind. */

import { toHex } from '../bytes.ts';
import type { SandboxEvent, TransactionRecord } from '../chain/types.ts';
import { readAddress, scriptsOf } from './accountHistory.ts';
import { SOCKET_METHODS, textsOf } from './socketMethods.ts';
import { readRequest, type SocketParams, type SocketRequest } from './socketRequest.ts';
import { transactionView } from './transactionView.ts';
import { ApiError, type BlockbookSource, type Json } from './types.ts';

interface AddressSubscription {
  readonly id: string;
  /** addresses by their script in hex */
  readonly addresses: ReadonlyMap<string, string>;
  readonly tellsConfirmed: boolean;
}

const MAX_ADDRESSES = 1000;

const PUSHED_BLOCK: MessageOrigin = { method: 'subscribeNewBlock', isPush: true };
const PUSHED_TRANSACTION: MessageOrigin = { method: 'subscribeAddresses', isPush: true };

/** What a message to a client is: the answer to a request, or a push under a subscription's id. */
export interface MessageOrigin {
  readonly method: string;
  readonly isPush: boolean;
}

/** How a session reaches its client. */
export interface SessionWire {
  send(text: string, about: MessageOrigin): void;
  /** ends the connection from the server's side */
  close(): void;
}

/** A connection. Whoever carries it calls `receive` for each message, and `end` once it is over. */
export class Session {
  readonly #source: BlockbookSource;
  readonly #wire: SessionWire;
  readonly #stopListening: () => void;
  #blockSubscription: string | null = null;
  #addressSubscription: AddressSubscription | null = null;

  constructor(source: BlockbookSource, wire: SessionWire) {
    this.#source = source;
    this.#wire = wire;
    this.#stopListening = source.sandbox.listen((event) => this.#tell(event));
  }

  /**
   * Takes one message. What is no request ends the connection.
   *
   * @returns whether there is an answer: an unknown method gets none
   */
  receive(text: string): boolean {
    const request = readRequest(text);
    if (!request) {
      this.#wire.close();
      return false;
    }
    const data = this.#dataFor(request);
    if (data === undefined) return false;
    this.#send(request.id, data, { method: request.method, isPush: false });
    return true;
  }

  /** Forgets the client. */
  end(): void {
    this.#stopListening();
  }

  #dataFor(request: SocketRequest): Json | undefined {
    try {
      return (
        this.#subscribe(request) ?? SOCKET_METHODS.get(request.method)?.(request.params ?? {}, this.#source)
      );
    } catch (thrown) {
      if (thrown instanceof ApiError) return { error: { message: thrown.message } };
      throw thrown;
    }
  }

  #subscribe({ id, method, params }: SocketRequest): Json | undefined {
    if (method === 'subscribeNewBlock') this.#blockSubscription = id;
    else if (method === 'unsubscribeNewBlock') this.#blockSubscription = null;
    else if (method === 'subscribeAddresses')
      this.#addressSubscription = this.#readSubscription(id, params ?? {});
    else if (method === 'unsubscribeAddresses') this.#addressSubscription = null;
    else return undefined;
    return { subscribed: method.startsWith('subscribe') };
  }

  #readSubscription(id: string, params: SocketParams): AddressSubscription {
    const wanted = textsOf(params.addresses);
    if (wanted.length > MAX_ADDRESSES)
      throw new ApiError(`Number of addresses exceeds the limit ${MAX_ADDRESSES}`);
    const { sandbox } = this.#source;
    const addresses = new Map(wanted.map((address) => [toHex(readAddress(address, sandbox)), address]));
    return { id, addresses, tellsConfirmed: params.newBlockTxs === true };
  }

  #tell(event: SandboxEvent): void {
    const { chain } = this.#source.sandbox;
    if (event.kind === 'transaction') {
      this.#tellTransaction(chain.record(event.txid));
      return;
    }
    const { height, hash, txids } = event.block;
    if (this.#blockSubscription !== null) {
      this.#send(this.#blockSubscription, { height, hash }, PUSHED_BLOCK);
    }
    if (this.#addressSubscription?.tellsConfirmed) {
      for (const txid of txids) this.#tellTransaction(chain.record(txid));
    }
  }

  #tellTransaction(record: TransactionRecord | undefined): void {
    const subscription = this.#addressSubscription;
    if (!subscription || !record) return;
    for (const script of scriptsOf(record)) {
      const address = subscription.addresses.get(script);
      if (address === undefined) continue;
      const tx = transactionView(record, this.#source.sandbox);
      this.#send(subscription.id, { address, tx }, PUSHED_TRANSACTION);
    }
  }

  #send(id: string, data: Json, about: MessageOrigin): void {
    this.#wire.send(JSON.stringify({ id, data }), about);
  }
}
