/** `npm run sandbox` as a separate process, controlled by its control API and queried by its Blockbook. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { VendorMood } from '../../mocks/dogeconnect/Vendor.ts';
import { REAL_INDEX_LAG_MS } from '../../mocks/sandbox/faults/Gateway.ts';
import { OWN_HEADER } from '../../mocks/sandbox/limits/clientOf.ts';
import type { Rejection, Usage } from '../../mocks/sandbox/limits/UsageCounter.ts';
import { ROOT } from './paths.ts';

const START_LIMIT_MS = 60_000;
const HEARD_WITHIN_MS = 30_000;

/** Each request opens its own connection: a kept one may be closed by the time it is reused. */
const ALONE = { connection: 'close' };

/** The journeys' own requests are not a client's: they don't count against limits. */
const OWN = { ...ALONE, [OWN_HEADER]: '1' };

/** A transaction from Blockbook, with the fields that journeys use. Values are koinu in digits. */
export interface ReportedTransaction {
  readonly txid: string;
  readonly confirmations: number;
  readonly fees: string;
  readonly hex: string;
  readonly vin: readonly {
    readonly txid?: string;
    readonly addresses?: readonly string[];
    readonly value: string;
  }[];
  readonly vout: readonly { readonly addresses?: readonly string[]; readonly value: string }[];
}

/** The sandbox's state, with the fields that journeys use. */
export interface ReportedState {
  readonly height: number;
  readonly openSockets: number;
  readonly mempool: readonly { readonly txid: string; readonly relayed: boolean }[];
}

/** The ledger's record of a reveal, with the fields that journeys use. */
export interface ReportedOrder {
  readonly op: string;
  readonly tick: string;
  readonly amt: string;
  readonly holder_address: string;
  readonly to_address: string;
  readonly fee_tx_hash: string;
  readonly tx_hash: string;
  readonly order_status: number;
  readonly err_info: string;
}

/** The sandbox's shop, with the fields that journeys use. */
export interface ReportedShop {
  /** of its bill */
  readonly link: string;
  /** payments handed over, in order */
  readonly handedOver: readonly { readonly id: string; readonly tx: string }[];
  /** requests, in order: methods and paths */
  readonly asked: readonly string[];
}

/** One token index's faults; absent fields are normal. */
export interface IndexFault {
  readonly down?: 'refused' | 'unavailable' | 'silence';
  readonly lag?: number;
  readonly wrong?: string;
  readonly direction?: 'down' | 'up';
  readonly slowMs?: number;
}

const LOGGED_LINES = 200;

const logOf = (port: number): string => join(tmpdir(), `kennel-sandbox-${port}.log`);

/** One sandbox on loopback. */
export class SandboxServer {
  /** all that this worker's journeys are using */
  static readonly inUse = new Set<SandboxServer>();
  readonly url: string;
  /** the path of its request log */
  readonly #log: string;
  readonly #child: ChildProcess | null;

  /** @param child - null for a sandbox started elsewhere */
  constructor(port: number, child: ChildProcess | null = null) {
    this.url = `http://127.0.0.1:${port}`;
    this.#log = logOf(port);
    this.#child = child;
    SandboxServer.inUse.add(this);
  }

  /** Starts the command; resolves once it answers. @throws when it exits before that */
  static async start(port: number): Promise<SandboxServer> {
    const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
    const args = [
      tsx,
      'mocks/sandbox/server/main.ts',
      '--port',
      String(port),
      '--limits',
      'blockbook',
      '--log',
      logOf(port),
    ];
    rmSync(logOf(port), { force: true });
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error('the sandbox did not start')), START_LIMIT_MS);
      child.stdout?.once('data', () => {
        clearTimeout(tooLate);
        resolve();
      });
      child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
    });
    return new SandboxServer(port, child);
  }

  /** Its recent requests and socket messages. */
  lastAsked(): string {
    return readFileSync(this.#log, 'utf8').split('\n').slice(-LOGGED_LINES).join('\n');
  }

  async stop(): Promise<void> {
    SandboxServer.inUse.delete(this);
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(this.#log, { force: true });
  }

  /** Waits until a transfer is submitted, by any way and with any verdict. @throws when none arrives */
  async hearsTransfer(): Promise<void> {
    const until = Date.now() + HEARD_WITHIN_MS;
    while (!/"sendTransaction"|sendtx/.test(JSON.stringify(await this.control('usage')))) {
      if (Date.now() > until) throw new Error('the sandbox was handed no transfer');
      await pause(20);
    }
  }

  /** Makes its address index lag like a real Blockbook's, until it is reset. */
  async lag(): Promise<void> {
    await this.control('index-lag', { ms: REAL_INDEX_LAG_MS });
  }

  /** Uses the control API. @throws when it rejects */
  async control(verb: string, body: object = {}): Promise<unknown> {
    const response = await fetch(`${this.url}/control/${verb}`, {
      method: 'POST',
      headers: ALONE,
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${verb}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Pays an address in a new block. @param amount - koinu */
  async faucet(address: string, amount: bigint): Promise<string> {
    const paid = await this.control('faucet', { address, amountKoinu: String(amount) });
    return (paid as { txid: string }).txid;
  }

  async mine(count = 1): Promise<void> {
    await this.control('mine', { count });
  }

  /** Requests that a default Blockbook would have rejected since the last reset. */
  async rejections(): Promise<readonly Rejection[]> {
    return ((await this.control('usage')) as Usage).rejections;
  }

  /** Allows WebSockets, or puts a proxy without them in front. */
  async sockets(mode: 'open' | 'refused'): Promise<void> {
    await this.control('no-websocket', { status: mode === 'refused' ? 404 : null });
  }

  async down(): Promise<void> {
    await this.control('down', { mode: 'refused' });
  }

  async heal(): Promise<void> {
    await this.control('heal');
  }

  /** A new chain, without faults or connections. */
  async reset(): Promise<void> {
    await this.control('reset');
  }

  async state(): Promise<ReportedState> {
    return (await this.control('state')) as ReportedState;
  }

  /** All transactions of an address in the chain and the mempool. Not available while the server is down or wrong. */
  async transactionsOf(address: string): Promise<readonly ReportedTransaction[]> {
    const response = await fetch(`${this.url}/api/v2/address/${address}?details=txs&pageSize=100`, {
      headers: OWN,
    });
    const { transactions = [] } = (await response.json()) as { transactions?: ReportedTransaction[] };
    return transactions;
  }

  /** Transactions that spend coins of an address. */
  async spendsOf(address: string): Promise<readonly ReportedTransaction[]> {
    const all = await this.transactionsOf(address);
    return all.filter(({ vin }) => vin.some(({ addresses = [] }) => addresses.includes(address)));
  }

  /** Gives an address an amount of a drc-20, in a new block. @param amount - smallest units */
  async giveTokens(address: string, tick: string, amount: bigint): Promise<void> {
    await this.control('tokens-give', { address, tick, amount: String(amount) });
  }

  /** Sets or ends one token index's faults. */
  async indexFaults(
    service: 'dogeuni' | 'dogeuni2' | 'ord' | 'content',
    fault: IndexFault = {},
  ): Promise<void> {
    await this.control('index-faults', { service, ...fault });
  }

  /** Sets or ends both ledger indexes' faults. */
  async ledgerFaults(fault: IndexFault = {}): Promise<void> {
    await Promise.all([this.indexFaults('dogeuni', fault), this.indexFaults('dogeuni2', fault)]);
  }

  /** Reads the shop's state. @param mood - its behavior from now on; unchanged by default */
  async shop(mood?: VendorMood): Promise<ReportedShop> {
    return (await this.control('shop', { mood })) as ReportedShop;
  }

  /** An address's balance of a drc-20, smallest units. Not available while the second index is down or wrong. */
  async tokensOf(address: string, tick: string): Promise<bigint> {
    const rows = await this.#ask<{ amt: string }>('/v4/drc20/collect-address', {
      holder_address: address,
      tick,
    });
    return BigInt(rows[0]?.amt ?? 0);
  }

  /** An address's orders. Not available while the second index is down or wrong. */
  async ordersOf(address: string): Promise<readonly ReportedOrder[]> {
    return this.#ask<ReportedOrder>('/v4/drc20/order', {
      holder_address: address,
      op: 'transfer',
      limit: 200,
    });
  }

  async #ask<Row>(path: string, question: object): Promise<readonly Row[]> {
    const response = await fetch(`${this.url}/dogeuni2${path}`, {
      method: 'POST',
      headers: ALONE,
      body: JSON.stringify(question),
    });
    const { data } = (await response.json()) as { data: readonly Row[] | null };
    return data ?? [];
  }
}
