/** One history: a person, a wallet and a server that lies. What a person agreed to on a screen is written down as they go. */
import { createManualClock, type ManualClock } from '../../mocks/clock/manualClock.ts';
import type { Device } from '../../mocks/world/device.ts';
import type { OpenApp } from '../../mocks/world/openApp.ts';
import { errandTo, TOKEN } from '../../mocks/world/sendingWorld.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { presetFeeRate } from '../../src/domain/amount/FeeRate.ts';
import { tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import type { PendingTransfer } from '../../src/domain/tx/PendingTransfer.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import type { TokenReviewState } from '../../src/stores/tokens/reviewedTokens.ts';
import { PaperSweep } from '../../src/stores/tools/PaperSweep.ts';
import type { Preparation } from '../../src/stores/tx/Preparation.ts';
import { createRandom, type Random } from '../random.ts';
import { LyingServer } from './LyingServer.ts';
import { copyPhone, openOn, type Phone, payee, wake } from './openWallet.ts';
import { payeeOf, readBytes, TrueChain } from './TrueChain.ts';

const DOGE = 100_000_000n;
/** The private key 1 on regtest, compressed, and its address. */
const PAPER = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA';
const PAPER_ADDRESS = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r' as DogeAddress;

/** Why money leaves: what a person agreed to at first. Replacing and trying again add nothing to it. */
export interface Purpose {
  readonly kind: 'send' | 'token' | 'sweep';
  readonly to: DogeAddress;
  /** koinu that may reach `to` */
  amount: bigint;
  /** everything that was signed for it, and confirmed */
  readonly bytes: Set<Txid>;
  /** of a token transfer, what moves the token */
  readonly reveals: Set<Txid>;
}

/** What happened. */
export interface History {
  readonly seed: number;
  readonly server: LyingServer;
  readonly chain: TrueChain;
  readonly purposes: readonly Purpose[];
  /** by id, the fee that stood on the screen when it was confirmed; koinu */
  readonly shownFees: ReadonlyMap<Txid, bigint>;
  /** pairs of a replacement and what it replaces: never both */
  readonly replaced: readonly (readonly [Txid, Txid])[];
  /** addresses whose coins are ours: the wallet's, the paper's, scripts of commits */
  readonly own: ReadonlySet<DogeAddress>;
}

class Person {
  readonly purposes: Purpose[] = [];
  readonly shownFees = new Map<Txid, bigint>();
  readonly replaced: (readonly [Txid, Txid])[] = [];
  readonly own: Set<DogeAddress>;
  readonly #random: Random;
  readonly #server: LyingServer;
  readonly #chain: TrueChain;
  readonly #device: Device;
  readonly #clock: ManualClock = createManualClock();
  #app: OpenApp | null = null;

  constructor(random: Random, server: LyingServer, chain: TrueChain, phone: Phone) {
    this.#random = random;
    this.#server = server;
    this.#chain = chain;
    this.#device = copyPhone(phone);
    this.own = new Set([phone.address, PAPER_ADDRESS]);
  }

  async live(steps: number): Promise<void> {
    await this.#open();
    for (let step = 0; step < steps; step++) await this.#step();
    this.#kill();
  }

  get #stores() {
    if (this.#app === null) throw new Error('nothing is open');
    return this.#app.stores;
  }

  async #open(): Promise<void> {
    this.#app = await openOn(this.#device, this.#server.indexer, this.#clock);
    await wake(this.#app);
  }

  #kill(): void {
    this.#app?.kill();
  }

  #log = (text: string): void => void this.#server.log.push(text);

  async #step(): Promise<void> {
    const steps: readonly (() => Promise<void>)[] = [
      ...[this.#pay, this.#pay, this.#payAgain, this.#payAgain, this.#payAgain],
      ...[this.#replace, this.#replace, this.#replace, this.#resend],
      ...[this.#sendToken, this.#tokenAgain, this.#sweep],
      ...[this.#reconcile, this.#reconcile, this.#refresh, this.#restart, this.#mine, this.#release],
    ];
    await this.#random.pick(steps)();
  }

  #pay = async (): Promise<void> => {
    const purpose = this.#purpose('send', BigInt(1 + this.#random.below(30)) * DOGE);
    await this.#send(purpose);
  };

  /** Only what the app says came to nothing is paid again. */
  #payAgain = async (): Promise<void> => {
    const over = this.purposes.filter((one) => one.kind === 'send' && this.#isOver(one));
    if (over.length > 0) await this.#send(this.#random.pick(over));
  };

  async #send(purpose: Purpose): Promise<void> {
    const { tx } = this.#stores;
    tx.draft.reset();
    tx.draft.setRecipientText(purpose.to);
    tx.draft.setAmountText(String(purpose.amount / DOGE));
    await tx.prepare();
    if (tx.preparation.status !== 'ready') return this.#log(`cannot pay: ${explain(tx.preparation)}`);
    const { parsed } = tx.preparation.transfer;
    // a person who is shown another sum goes back
    if (parsed.sent !== purpose.amount) return tx.cancel();
    await this.#confirm(purpose);
  }

  #replace = async (): Promise<void> => {
    const { tx, tools } = this.#stores;
    const waiting = tx.journal.transfers.filter(({ stage }) => stage !== 'confirmed');
    const target = waiting.length > 0 ? this.#random.pick(waiting) : null;
    const purpose = this.purposes.find((one) => target !== null && one.bytes.has(target.txid));
    if (target === null || purpose === undefined) return;
    const rescue = await tools.openRescue(target.txid);
    await rescue.look();
    const kind = this.#random.pick(['speed-up', 'cancel'] as const);
    const rate = presetFeeRate(this.#random.pick([5, 10]));
    const mayDropOurs = this.#random.chance(50);
    await (kind === 'cancel' ? rescue.cancel(rate, mayDropOurs) : rescue.speedUp(rate, mayDropOurs));
    if (tx.preparation.status !== 'ready') return this.#log(`cannot ${kind}: ${explain(tx.preparation)}`);
    this.#log(`${kind} of ${target.txid.slice(0, 6)}`);
    const id = await this.#confirm(purpose);
    if (id !== null) this.replaced.push([id, target.txid]);
  };

  #resend = async (): Promise<void> => {
    const { journal } = this.#stores.tx;
    if (journal.transfers.length > 0) await this.#stores.tx.resend(this.#random.pick(journal.transfers).txid);
  };

  #sendToken = (): Promise<void> => this.#moveToken(this.#purpose('token', 0n));

  #tokenAgain = async (): Promise<void> => {
    const over = this.purposes.filter((one) => one.kind === 'token' && this.#isTokenOver(one));
    if (over.length > 0) await this.#moveToken(this.#random.pick(over));
  };

  async #moveToken(purpose: Purpose): Promise<void> {
    const { review } = this.#stores.tokens;
    await review.prepare(errandTo([purpose.to], tokenUnits(TOKEN)));
    if (review.state.status !== 'ready') return this.#log(`cannot send a token: ${explain(review.state)}`);
    for (const { commitHex, revealHex, parsed } of review.state.transfers) {
      const commit = readBytes(commitHex);
      const script = commit.outputs[0]?.script;
      const commitAddress = script === undefined ? null : payeeOf(script);
      if (commitAddress !== null) this.own.add(commitAddress);
      purpose.amount = parsed.given;
      for (const { txid: id, fee } of [parsed.commit, parsed.reveal]) {
        this.shownFees.set(id, fee);
        purpose.bytes.add(id);
      }
      purpose.reveals.add(readBytes(revealHex).txid);
    }
    this.#log(`sends a token to ${purpose.to.slice(0, 6)}`);
    await review.confirm();
  }

  #sweep = async (): Promise<void> => {
    const { tools, tx } = this.#stores;
    const sweep = tools.make((ports, { session, tx: around }) => new PaperSweep(ports, session, around));
    await sweep.read({ kind: 'private-key', text: PAPER });
    if (!(await sweep.prepare()) || tx.preparation.status !== 'ready') return;
    this.#log('sweeps');
    await this.#confirm(this.#purpose('sweep', 0n));
  };

  #reconcile = async (): Promise<void> => {
    await this.#stores.tx.journal.reconcile();
    await this.#stores.tokens.runner.run();
  };

  #refresh = (): Promise<void> => this.#stores.tx.refresh();

  #restart = async (): Promise<void> => {
    this.#log('is killed');
    this.#kill();
    this.#clock.advance(this.#random.pick([0, 60_000, 86_400_000]));
    await this.#open();
  };

  #mine = async (): Promise<void> => {
    this.#chain.mine();
    this.#log('a block');
  };

  #release = async (): Promise<void> => this.#server.release();

  /** Confirms what is on the screen. */
  async #confirm(purpose: Purpose): Promise<Txid | null> {
    const { tx } = this.#stores;
    if (tx.preparation.status !== 'ready') return null;
    const { parsed } = tx.preparation.transfer;
    this.shownFees.set(parsed.txid, parsed.fee);
    purpose.bytes.add(parsed.txid);
    this.#log(`confirms ${parsed.txid.slice(0, 6)} for ${purpose.kind} to ${purpose.to.slice(0, 6)}`);
    return (await tx.confirm()) ? txid(parsed.txid) : null;
  }

  #purpose(kind: Purpose['kind'], amount: bigint): Purpose {
    const to = payee(this.purposes.length);
    const purpose: Purpose = { kind, to, amount, bytes: new Set(), reveals: new Set() };
    this.purposes.push(purpose);
    return purpose;
  }

  /** Whether all that was sent for it is said to be refused, or to have given way to something that isn't for it. */
  #isOver({ bytes }: Purpose): boolean {
    const own = [...bytes].flatMap((id) => this.#stores.tx.journal.find(id) ?? []);
    const isOver = ({ stage, replacedBy }: PendingTransfer) =>
      stage === 'refused' || (stage === 'replaced' && !(replacedBy && bytes.has(replacedBy)));
    return own.length > 0 && own.every(isOver);
  }

  #isTokenOver({ reveals }: Purpose): boolean {
    const own = [...reveals].flatMap((id) => this.#stores.tokens.journal.find(id) ?? []);
    return own.length > 0 && own.every(({ stage }) => stage === 'refused');
  }
}

/** Lives through one. The same seed decides the same, as far as the machine lets things happen in the same order. */
export async function liveThrough(phone: Phone, seed: number): Promise<History> {
  const random = createRandom(seed);
  const chain = new TrueChain();
  chain.fund(
    phone.address,
    [50n * DOGE, 40n * DOGE, 30n * DOGE, 20n * DOGE, 10n * DOGE].slice(random.below(4)),
  );
  chain.fund(PAPER_ADDRESS, [7n * DOGE]);
  chain.mine();
  const server = new LyingServer(chain, createRandom(seed ^ 0x5eed));
  const person = new Person(random, server, chain, phone);
  await person.live(6 + random.below(9));
  const { purposes, shownFees, replaced, own } = person;
  return { seed, server, chain, purposes, shownFees, replaced, own };
}

/** Why nothing is on the screen. */
const explain = (preparation: Preparation | TokenReviewState): string => {
  if (preparation.status === 'failed') return preparation.fault.message;
  if (preparation.status !== 'refused') return preparation.status;
  return JSON.stringify(preparation.problem, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
};
