/** One WebSocket between a client and the sandbox's Blockbook: limited, counted, and faulty on demand. */

import { Session } from '../blockbook/Session.ts';
import { questionOf, readRequest, type SocketRequest } from '../blockbook/socketRequest.ts';
import type { BlockbookSource } from '../blockbook/types.ts';
import type { RejectionReason } from '../limits/limits.ts';
import type { SocketAllowance } from '../limits/SocketAllowance.ts';
import type { UsageCounter } from '../limits/UsageCounter.ts';
import { concerns, type Faults, loseBroadcast, pause, socketFaultFor } from './faults.ts';
import { AnswerSpoiler, type SocketFaultMode, type SocketWire } from './socketFaults.ts';
import { spoilText } from './spoil.ts';

/** The server's end of an open WebSocket. */
export interface SocketEnd {
  receive(text: string): void;
  end(): void;
}

export interface LineParts {
  readonly source: BlockbookSource;
  readonly faults: Faults;
  readonly usage: UsageCounter;
  readonly allowance: SocketAllowance;
  /** null is not counted */
  readonly client: string | null;
  readonly wire: SocketWire;
}

/** The HTTP path of the same request, so that one fault can affect both. */
const PATHS: Readonly<Record<string, string>> = {
  getInfo: '/api/v2/',
  getBlockHash: '/api/v2/block-index/',
  getAccountInfo: '/api/v2/address/',
  getAccountUtxo: '/api/v2/utxo/',
  getTransaction: '/api/v2/tx/',
  estimateFee: '/api/v2/estimatefee/',
  sendTransaction: '/api/v2/sendtx/',
  getCurrentFiatRates: '/api/v2/tickers/',
  getFiatRatesForTimestamps: '/api/v2/multi-tickers/',
  getFiatRatesTickersList: '/api/v2/tickers-list/',
  getBalanceHistory: '/api/v2/balancehistory/',
};

const pathOf = (method: string): string => `${method} ${PATHS[method] ?? ''}`;

const reportsAcceptance = (text: string): boolean => text.includes('"data":{"result":');

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A connection. Its owner calls `receive` for each message, and `end` once it is closed. */
export class SocketLine implements SocketEnd {
  readonly #parts: LineParts;
  readonly #session: Session;
  readonly #spoiler: AnswerSpoiler;
  readonly #onEnd: (line: SocketLine) => void;
  #isOver = false;

  constructor(parts: LineParts, onEnd: (line: SocketLine) => void) {
    this.#parts = parts;
    this.#onEnd = onEnd;
    this.#spoiler = new AnswerSpoiler(parts.wire);
    this.#session = new Session(parts.source, {
      send: (text, about) => void this.#send(text, about.method, about.isPush),
      close: () => this.drop(),
    });
  }

  receive(text: string): void {
    const { usage, client, allowance } = this.#parts;
    const request = readRequest(text);
    const question = request ? questionOf(request) : 'no request';
    usage.messaged(client, question, text);
    const isTooMuch = this.#parts.faults.socket?.mode === 'too-many';
    const reason = isTooMuch ? 'message-rate' : this.#rejectionOf(request, text);
    if (reason) {
      usage.rejected(client, question, reason);
      this.drop();
    } else if (!this.#session.receive(text)) allowance.giveBackQuestion();
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#session.end();
    this.#parts.allowance.end();
    this.#onEnd(this);
  }

  /** Closes the connection from the server's side. */
  drop(): void {
    this.end();
    this.#parts.wire.close();
  }

  #rejectionOf(request: SocketRequest | null, text: string): RejectionReason | null {
    const { allowance } = this.#parts;
    const reason = allowance.takeMessage(bytesOf(text)) ?? allowance.takeQuestion();
    if (reason || request?.method !== 'getAccountInfo') return reason;
    return allowance.takeAccount(String(request.params?.descriptor ?? ''));
  }

  async #send(text: string, method: string, isPush: boolean): Promise<void> {
    const { faults } = this.#parts;
    if (method === 'sendTransaction' && reportsAcceptance(text)) {
      const mode = loseBroadcast(faults);
      if (mode === 'cut') this.drop();
      if (mode) return;
    }
    if (faults.slowMs > 0) await pause(faults.slowMs);
    const { wrong } = faults;
    const reported = wrong && concerns(wrong, pathOf(method)) ? spoilText(text, wrong) : text;
    if (isPush) this.#push(reported);
    else this.#answer(reported, socketFaultFor(faults, method));
  }

  #push(text: string): void {
    const { faults, usage, client, wire } = this.#parts;
    if (this.#isOver || faults.socket?.mode === 'silence') return;
    usage.pushed(client, text);
    wire.send(text);
  }

  #answer(text: string, mode: SocketFaultMode | null): void {
    if (this.#isOver || mode === 'silence') return;
    if (mode === null) this.#deliver(text);
    else this.#spoiler.deliver(text, mode, (spoiled) => this.#deliver(spoiled));
    if (mode === 'cut') this.end();
  }

  #deliver(text: string): void {
    if (this.#isOver) return;
    const { usage, client, allowance, wire } = this.#parts;
    allowance.giveBackQuestion();
    usage.answered(client, text);
    wire.send(text);
  }
}
