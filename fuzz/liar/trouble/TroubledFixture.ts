/** Honest servers in trouble, and what the app reports wrongly because of them. */
import { SandboxControl } from '../../../mocks/sandbox/control.ts';
import { createDogeuni } from '../../../src/adapters/dogeuni/index.ts';
import { outpointKey } from '../../../src/domain/tx/Coin.ts';
import type { PendingTransfer } from '../../../src/domain/tx/PendingTransfer.ts';
import type { Txid } from '../../../src/domain/tx/Txid.ts';
import type { Clock } from '../../../src/ports/Clock.ts';
import type { TokenIndexer } from '../../../src/ports/TokenIndexer.ts';
import type { Stores } from '../../../src/stores/Stores.ts';
import type { HistoryFixture } from '../history.ts';
import type { Outside } from '../openWallet.ts';
import type { TrueChain } from '../TrueChain.ts';
import { quickClock } from './quickClock.ts';
import { isOutOfTouch, type Trouble } from './Trouble.ts';
import { TroubledOrd } from './TroubledOrd.ts';
import { TroubledServer } from './TroubledServer.ts';

const DOGE = 100_000_000n;
const TICK = 'UNIX';
const HEIGHT = 300;

/** The app's state at one moment. */
interface Look {
  readonly changes: number;
  readonly stages: ReadonlyMap<Txid, PendingTransfer['stage']>;
  /** the transactions that each one spends from */
  readonly parents: ReadonlyMap<Txid, readonly Txid[]>;
  /** those shown as rejected; not those that the user put away */
  readonly rejected: ReadonlySet<Txid>;
  /** those that the network has, with how often each entered the mempool */
  readonly there: ReadonlyMap<Txid, number>;
  readonly history: unknown;
  readonly askedAtMs: number;
  readonly signed: number;
  readonly atMs: number;
  /** whether the inscription index is behind, and stays there */
  readonly isIndexBack: boolean;
}

/** How long a server's status is cached unless money is being spent, milliseconds. */
const SAID_COUNTS_MS = 15_000;

/** One ledger for all histories: its data doesn't depend on the chain. */
export function openLedger(holder: string): SandboxControl {
  const control = new SandboxControl();
  control.tokensDeploy({ tick: TICK });
  control.tokensGive({ address: holder, tick: TICK, amount: 1_000_000_000_000n });
  control.tokensGive({ address: holder, tick: 'WOOF', amount: 1_000n });
  control.mine(HEIGHT - control.sandbox.tip.height);
  return control;
}

/** The ledger’s index, with unreadable rows if the history has them. */
function indexOf(ledger: SandboxControl, { hasOddRows }: Trouble, clock: Clock): TokenIndexer {
  const fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(String(input));
    const request = { method: init?.method ?? 'GET', path: `/dogeuni${pathname}`, query };
    ledger.indexFaults('dogeuni', hasOddRows ? { wrong: 'odd-rows' } : {});
    const served = await ledger.tokens.serve({ ...request, body: String(init?.body ?? '') });
    if (served.kind !== 'reply') throw new TypeError(served.kind);
    return new Response(String(served.reply.body), { status: served.reply.status });
  };
  return createDogeuni({
    name: 'ledger.test',
    network: 'regtest',
    baseUrl: 'http://ledger.test',
    clock,
    fetch: fetch as typeof globalThis.fetch,
    random: () => 1,
  });
}

/** The servers of one history, and checks of what the app makes of them. */
export class TroubledFixture {
  /** in words: false reports, and actions that were blocked for no reason */
  readonly misled: string[] = [];
  readonly trouble: Trouble;
  readonly #chain: TrueChain;
  readonly #server: TroubledServer;
  readonly #ord: TroubledOrd;
  readonly #ledger: SandboxControl;
  readonly #nowMs: () => number;

  constructor(
    trouble: Trouble,
    world: Pick<HistoryFixture, 'chain' | 'server' | 'nowMs'>,
    ledger: SandboxControl,
  ) {
    const { chain, server, nowMs } = world;
    this.trouble = trouble;
    this.#nowMs = nowMs;
    this.#chain = chain;
    this.#server = new TroubledServer(trouble, chain, server);
    this.#ord = new TroubledOrd(trouble, chain);
    this.#ledger = ledger;
  }

  /** The servers a wallet uses in it. */
  outside(clock: Clock): Outside {
    const quick = quickClock(clock);
    return {
      chain: this.#server.open(quick),
      tokens: [indexOf(this.#ledger, this.trouble, quick)],
      inscriptions: this.#ord.open(quick),
    };
  }

  /** Makes the inscription index unable to answer for one coin of an address, in histories with odd rows. */
  spoilOneOf(address: Parameters<TrueChain['unspent']>[0]): void {
    const [coin] = this.#chain.unspent(address);
    if (this.trouble.hasOddRows && coin !== undefined) this.#ord.unreadable.add(outpointKey(coin));
  }

  /** Changes the servers' state, now or a few requests later. */
  change(): void {
    this.trouble.change();
    this.#ord.change();
  }

  look({ tx, tokens }: Stores): Look {
    const ids = tx.journal.transfers.map(({ txid }) => txid);
    return {
      there: new Map(
        ids
          .filter((id) => this.#chain.confirmations(id) !== null)
          .map((id) => [id, this.#chain.arrivals.get(id) ?? 0]),
      ),
      changes: this.trouble.changes,
      stages: new Map(tx.journal.transfers.map(({ txid, stage }) => [txid, stage])),
      rejected: new Set(
        tx.journal.transfers.flatMap(({ txid, stage, isForgotten }) =>
          stage === 'rejected' && !isForgotten ? [txid] : [],
        ),
      ),
      parents: new Map(
        tx.journal.transfers.map((one) => [one.txid, one.inputs.map(({ txid }) => txid as Txid)]),
      ),
      history: tx.history.cache.pages,
      askedAtMs: tx.coins.cache.askedAtMs,
      signed: tx.journal.transfers.length + tokens.journal.transfers.length,
      atMs: this.#nowMs(),
      isIndexBack: this.#ord.staysBack,
    };
  }

  /** Checks the result of a step. @param before - the state it began with */
  compare(before: Look, stores: Stores): void {
    const after = this.look(stores);
    this.#compareStages(before, after);
    this.#countCoins(stores);
    if (after.changes !== before.changes) return;
    if (after.askedAtMs > before.askedAtMs) this.#judgeUnread([before, after], stores);
    const { pages } = stores.tx.history.cache;
    const isRead = pages !== before.history;
    // an oversized message closes the socket, which reopens after a pause: without another transport there is no answer meanwhile
    const hasOneWay = this.trouble.ways === 'socket' && (this.trouble.isLarge || this.trouble.isDoubted);
    if (this.trouble.state === 'well' && pages.status === 'failed' && isRead && !hasOneWay)
      this.misled.push('a history that cannot be read, though its server is well');
    if (!isOutOfTouch(this.trouble.state)) return;
    const isKnown = before.atMs - this.trouble.sinceMs > SAID_COUNTS_MS;
    if (isKnown && pages.status === 'ready' && isRead)
      this.misled.push('a history of a server without its node counts as of now');
    if (!isKnown) return;
    if (after.askedAtMs > before.askedAtMs)
      this.misled.push('coins of a server without its node count as of now');
    if (after.signed > before.signed) this.misled.push('a signature while the server had no node');
  }

  /** Transactions that are there must not be in doubt, and only those that a node rejected may be shown as rejected. */
  #compareStages(before: Look, after: Look): void {
    for (const [id, stage] of after.stages) {
      const isDoubted = stage === 'unknown' || stage === 'rejected';
      // no other transaction of ours that spends the same replaced it meanwhile
      const isThere = before.there.has(id) && before.there.get(id) === after.there.get(id);
      if (isDoubted && before.stages.get(id) === 'accepted' && isThere)
        this.misled.push(`${id.slice(0, 6)} is said to be ${stage}, and waits or is in a block`);
    }
    // a child of a rejected transaction can never confirm, even without a node's rejection
    const rests = (id: Txid) => after.parents.get(id)?.some((parent) => this.#server.refused.has(parent));
    for (const id of after.rejected)
      if (!before.rejected.has(id) && !this.#server.refused.has(id) && !rests(id))
        this.misled.push(`${id.slice(0, 6)} is said to be rejected, and no node said so`);
  }

  /** Each coin counts once, with its own value. */
  #countCoins({ tx }: Stores): void {
    const keys = tx.coins.utxos.map(({ coin }) => outpointKey(coin));
    if (new Set(keys).size < keys.length) this.misled.push('a coin counts twice');
    for (const { coin } of tx.coins.utxos) {
      const held = this.#chain.known.get(coin.txid as Txid)?.outputs[coin.vout]?.value;
      if (held !== undefined && held !== coin.value)
        this.misled.push(`${outpointKey(coin).slice(0, 6)} counts as ${coin.value}, and holds ${held}`);
    }
  }

  /** Whatever was known of a coin: it can't be shown as plain while an index, polled again, has not read its block. */
  #judgeUnread(looks: readonly Look[], { tx }: Stores): void {
    if (this.trouble.state !== 'well' || !looks.every(({ isIndexBack }) => isIndexBack)) return;
    const ours = new Set(tx.journal.transfers.map(({ txid }) => txid));
    for (const { coin } of tx.coins.utxos) {
      const isOpen = !ours.has(coin.txid) && this.#ord.isUnread(coin.txid);
      if (isOpen && coin.inscription === 'none')
        this.misled.push(`${outpointKey(coin).slice(0, 6)} counts as free, and its block is not read`);
    }
  }

  /** A requested payment was not signed. @param amount - koinu @param why - the app's message */
  noteUnpaid(before: Look, stores: Stores, amount: bigint, why: string): void {
    const { state, changes, goesBack } = this.trouble;
    // honest servers have what they list; a server that can't serve it now is no fault of the coin
    if (why.includes('previous-missing')) this.misled.push(`a coin is said to be made of nothing: ${why}`);
    if (state !== 'well' || changes !== before.changes || goesBack) return;
    // the key worker locked meanwhile
    if (why.startsWith('locked') || this.trouble.isDoubted) return;
    if (this.#spendable(stores) >= amount + DOGE)
      this.misled.push(`nothing is in the way of a payment: ${why}`);
  }

  /** The total that nothing keeps from being spent, koinu. */
  #spendable({ tx }: Stores): bigint {
    if (tx.from === null) return 0n;
    const taken = new Set(tx.journal.transfers.flatMap(({ inputs }) => inputs.map(outpointKey)));
    const free = this.#chain.unspent(tx.from).filter((coin) => {
      const key = outpointKey(coin);
      const isClear = !this.#chain.inscribed.has(key) && !this.#ord.unreadable.has(key);
      return isClear && this.#chain.depth(coin.txid) > 0 && !taken.has(key);
    });
    return free.reduce((sum, { value }) => sum + value, 0n);
  }
}
