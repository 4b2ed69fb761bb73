/** One client of Blockbook's WebSocket: its requests, and its subscriptions, one of each kind. */

import { toHex } from '../bytes.ts';
import type { SandboxEvent, TransactionRecord } from '../chain/types.ts';
import { readAddress, scriptsOf } from './accountHistory.ts';
import { SOCKET_METHODS, type SocketParams, textsOf } from './socketMethods.ts';
import { transactionView } from './transactionView.ts';
import { ApiError, type BlockbookSource, type Json } from './types.ts';

interface SocketRequest {
  readonly id: string;
  readonly method: string;
  readonly params: SocketParams;
}

interface AddressSubscription {
  readonly id: string;
  /** addresses by their script in hex */
  readonly addresses: ReadonlyMap<string, string>;
  readonly tellsConfirmed: boolean;
}

const MAX_ADDRESSES = 1000;

function readRequest(text: string): SocketRequest | null {
  try {
    const { id, method, params } = JSON.parse(text);
    const isObject = typeof params === 'object' && params !== null;
    return { id: String(id ?? ''), method: String(method ?? ''), params: isObject ? params : {} };
  } catch {
    return null;
  }
}

/** How a session reaches its client. */
export interface SessionWire {
  send(text: string): void;
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

  /** Takes one message. What is no JSON ends the connection; an unknown method gets no answer. */
  receive(text: string): void {
    const request = readRequest(text);
    if (!request) {
      this.#wire.close();
      return;
    }
    const data = this.#dataFor(request);
    if (data !== undefined) this.#send(request.id, data);
  }

  /** Forgets the client. */
  end(): void {
    this.#stopListening();
  }

  /** Ends the connection from the server's side. */
  drop(): void {
    this.end();
    this.#wire.close();
  }

  #dataFor(request: SocketRequest): Json | undefined {
    try {
      return this.#subscribe(request) ?? SOCKET_METHODS.get(request.method)?.(request.params, this.#source);
    } catch (thrown) {
      if (thrown instanceof ApiError) return { error: { message: thrown.message } };
      throw thrown;
    }
  }

  #subscribe({ id, method, params }: SocketRequest): Json | undefined {
    if (method === 'subscribeNewBlock') this.#blockSubscription = id;
    else if (method === 'unsubscribeNewBlock') this.#blockSubscription = null;
    else if (method === 'subscribeAddresses') this.#addressSubscription = this.#readSubscription(id, params);
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
    if (this.#blockSubscription !== null) this.#send(this.#blockSubscription, { height, hash });
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
      this.#send(subscription.id, { address, tx: transactionView(record, this.#source.sandbox) });
    }
  }

  #send(id: string, data: Json): void {
    this.#wire.send(JSON.stringify({ id, data }));
  }
}
