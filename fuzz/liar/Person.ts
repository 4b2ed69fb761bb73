/** A user who sends, retries, replaces, forgets and restarts. What they agreed to on a screen is recorded as they go. */
import type { ManualClock } from '../../mocks/clock/manualClock.ts';
import { requestTo, TOKEN } from '../../mocks/fixtures/sendingFixture.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { presetFeeRate } from '../../src/domain/amount/FeeRate.ts';
import { tokenUnits } from '../../src/domain/drc20/TokenUnits.ts';
import { outpointKey } from '../../src/domain/tx/Coin.ts';
import { isSignedOnly } from '../../src/domain/tx/PendingTransfer.ts';
import { earlierWarnings } from '../../src/domain/tx/plan/earlierWarnings.ts';
import type { TransferWarning } from '../../src/domain/tx/Transfer.ts';
import { type Txid, txid } from '../../src/domain/tx/Txid.ts';
import { PaperSweep } from '../../src/stores/tools/PaperSweep.ts';
import type { Random } from '../random.ts';
import type { Agreed, OwnWallet, Purpose } from './Agreed.ts';
import type { Cosigner } from './Cosigner.ts';
import { explain } from './explain.ts';
import type { Hand } from './Hand.ts';
import { copyDevice, Handset } from './Handset.ts';
import type { LyingServer } from './LyingServer.ts';
import type { LyingShop } from './LyingShop.ts';
import { payee } from './openWallet.ts';
import { isOver, isTokenOver, isUntaken } from './overOnScreen.ts';
import { type Cast, outsideOf, type Scene } from './Scene.ts';
import { type Brought, cosign, payRequest, signLater, spendShared } from './sharedDeeds.ts';
import { buy, buyAgain } from './shopDeeds.ts';
import { payeeOf, readBytes, type TrueChain } from './TrueChain.ts';

const DOGE = 100_000_000n;
/** The private key 1 on regtest, compressed, and its address. */
const PAPER = 'cMahea7zqjxrtgAbB7LSGbcQUr1uX1ojuat9jZodMN87JcbXMTcA';
export const PAPER_ADDRESS = 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r' as DogeAddress;

type Step = () => Promise<void>;

/** Index of the first payee address that is someone's second one. */
const OTHERS = 500;

const isStuck = ({ stage }: { readonly stage: string }): boolean => stage === 'stuck';

/** The simulated user. */
export class Person {
  readonly #purposes: Purpose[] = [];
  readonly #shownFees = new Map<Txid, bigint>();
  readonly #shownLosses = new Map<Txid, bigint>();
  readonly #shownFeesBack = new Map<string, bigint>();
  readonly #replaced: (readonly [Txid, Txid])[] = [];
  readonly #undone: string[] = [];
  /** requests saved for later */
  readonly #brought: Brought[] = [];
  readonly #own: Map<DogeAddress, OwnWallet>;
  readonly #random: Random;
  readonly #server: LyingServer;
  readonly #chain: TrueChain;
  readonly #clock: ManualClock;
  readonly #cast: Cast;
  /** the paying address by default */
  readonly #address: DogeAddress;
  /** the devices, each with the same wallet */
  readonly #handsets: readonly Handset[];
  /** how much more often than others this user sends tokens */
  readonly #tokens: number;
  /** index of the device in use */
  #device = 0;

  constructor(random: Random, scene: Scene) {
    const { server, chain, phone, clock, cast } = scene;
    this.#random = random;
    this.#server = server;
    this.#chain = chain;
    this.#clock = clock;
    this.#cast = cast;
    this.#address = phone.address;
    this.#tokens = random.pick([0, 0, 6]);
    const count = random.chance(25) ? 2 : 1;
    const device = () => new Handset(copyDevice(phone.device), outsideOf(scene), clock);
    this.#handsets = Array.from({ length: count }, device);
    this.#own = new Map([
      [phone.address, 'personal'],
      [PAPER_ADDRESS, 'paper'],
      ...(cast.cosigner === null ? [] : [[cast.cosigner.shared.address, 'shared'] as const]),
    ]);
  }

  get agreed(): Agreed {
    return {
      purposes: this.#purposes,
      shownFees: this.#shownFees,
      shownFeesBack: this.#shownFeesBack,
      shownLosses: this.#shownLosses,
      replaced: this.#replaced,
      own: this.#own,
      undone: this.#undone,
    };
  }

  async live(steps: number): Promise<void> {
    for (const handset of this.#handsets) await handset.open();
    for (let step = 0; step < steps; step++) await this.#step();
    for (const handset of this.#handsets) handset.kill();
  }

  get #handset(): Handset {
    const handset = this.#handsets[this.#device];
    if (handset === undefined) throw new Error('an empty hand');
    return handset;
  }

  get #stores() {
    return this.#handset.stores;
  }

  #log = (text: string): void => void this.#server.log.push(text);

  async #step(): Promise<void> {
    if (this.#handsets.length > 1 && this.#random.chance(40)) this.#takeOther();
    // waits a moment, so that a lost connection is retried
    if (this.#cast.troubled !== null) this.#clock.advance(3_000);
    await this.#handset.unlock();
    this.#show(this.#address);
    const calls = this.#random.chance(8) ? this.#random.below(25) : null;
    const step = this.#random.pick(this.#possible());
    const before = this.#cast.troubled?.look(this.#stores);
    if (!(await this.#handset.during(step, calls))) this.#log('was killed');
    else if (before !== undefined) this.#cast.troubled?.compare(before, this.#stores);
  }

  /** The possible steps; repeated ones are more likely. */
  #possible(): readonly Step[] {
    const { tokens } = this.#stores;
    const { shop, cosigner } = this.#cast;
    const often = (times: number, step: Step, isPossible = true): readonly Step[] =>
      isPossible ? new Array<Step>(times).fill(step) : [];
    return [
      ...often(2, this.#pay),
      ...often(5, this.#payAgain, this.#overPayments().length > 0),
      ...often(5, this.#replace, this.#replaceable().length > 0),
      ...often(1, this.#resend, this.#resendable().length > 0),
      ...often(3, this.#forget, this.#forgettable().length > 0),
      ...often(1 + this.#tokens, this.#sendToken),
      ...often(3 + this.#tokens, this.#tokenAgain, this.#overTokens().length > 0),
      ...often(5, this.#bringBack, tokens.journal.transfers.some(isStuck)),
      ...often(1, this.#sweep, !this.#purposes.some(({ kind }) => kind === 'sweep')),
      ...[this.#reconcile, this.#reconcile, this.#reconcile, this.#refresh, this.#restart],
      ...[this.#mine, this.#mineMany, this.#reorganise, this.#release],
      ...(this.#cast.troubled === null ? [] : this.#troubledDeeds()),
      ...(shop === null ? [] : often(4, () => buy(this.#hand, shop))),
      ...(shop === null ? [] : often(5, () => this.#buyAgain(shop), this.#unpaidBills().length > 0)),
      ...(cosigner === null ? [] : often(4, () => cosign(this.#hand, cosigner))),
      ...(cosigner === null ? [] : often(2, () => spendShared(this.#hand, cosigner))),
      ...(cosigner === null ? [] : this.#requestDeeds(cosigner)),
    ];
  }

  /** Steps that are more frequent while servers are in trouble: paying, and refreshing. */
  #troubledDeeds(): readonly Step[] {
    const [trouble, pay, look] = [this.#comeIntoTrouble, this.#pay, this.#refresh];
    return [trouble, trouble, trouble, trouble, trouble, pay, pay, pay, pay, look, look, look];
  }

  get #hand(): Hand {
    return {
      stores: this.#stores,
      random: this.#random,
      log: this.#log,
      show: this.#show,
      otherAddress: (purpose) => payee(OTHERS + this.#purposes.indexOf(purpose)),
      begin: (kind, amount) => this.#purpose(kind, amount),
      confirm: (purpose) => this.#confirm(purpose),
      saw: (purpose, signed, { fee, leaves, said }) => {
        this.#saw(signed, fee, leaves);
        this.#noteUndone(purpose, signed, said);
        purpose.bytes.add(signed);
      },
    };
  }

  #show = (address: DogeAddress): void => {
    const { accounts, keyrings, tx } = this.#stores;
    const owned = keyrings.findByAddress(address);
    if (owned === null || tx.from === address) return;
    keyrings.select(owned.keyring.key);
    accounts.setAccounts(owned.keyring.accounts);
    accounts.setCurrent(owned.account);
  };

  #saw(signed: Txid, fee: bigint, loss: bigint): void {
    this.#shownFees.set(signed, fee);
    this.#shownLosses.set(signed, loss);
  }

  #takeOther(): void {
    this.#device = 1 - this.#device;
    this.#log(`takes device ${this.#device + 1}`);
  }

  /** Purposes of a kind that were begun on this device. */
  #begun = (kind: Purpose['kind']): readonly Purpose[] =>
    this.#purposes.filter((one) => one.kind === kind && one.device === this.#device);

  #pay: Step = async () => {
    const purpose = this.#purpose('send', BigInt(1 + this.#random.below(30)) * DOGE);
    const stores = this.#stores;
    const before = this.#cast.troubled?.look(stores);
    await this.#send(purpose);
    // a killed app reports nothing any more, and its successor never got the request
    if (before === undefined || purpose.bytes.size > 0 || stores !== this.#stores) return;
    this.#cast.troubled?.noteUnpaid(before, stores, purpose.amount, explain(stores.tx.flow.state));
  };

  /** The possible steps with signing requests; repeated ones are more likely. */
  #requestDeeds(cosigner: Cosigner): readonly Step[] {
    const ask: Step = async () => {
      const put = await payRequest(this.#hand, cosigner, this.#address);
      if (put !== null) this.#brought.push(put);
    };
    // when it was signed on another device, the user knows that, whatever this device shows
    const brought = this.#brought.filter(({ purpose }) => purpose.device === this.#device);
    const later: Step = () => signLater(this.#hand, cosigner, this.#random.pick(brought));
    // the cosigner claims that it failed: the same address is paid through the form
    const again: Step = () => this.#send(this.#random.pick(this.#unpaidRequests()));
    return [
      ...[ask, ask, ask],
      ...(brought.length > 0 ? [later, later, later] : []),
      ...(this.#unpaidRequests().length > 0 ? [again, again, again] : []),
    ];
  }

  /** Requests that were signed, and that the app doesn't show as paid. */
  #unpaidRequests(): readonly Purpose[] {
    const { journal } = this.#stores.tx;
    const isPaid = (id: Txid): boolean => ['accepted', 'confirmed'].includes(journal.find(id)?.stage ?? '');
    return this.#begun('cosigned').filter(({ bytes }) => bytes.size > 0 && ![...bytes].some(isPaid));
  }

  /** Records which payments a signature undoes, unless the review before it warned. */
  #noteUndone(purpose: Purpose, signed: Txid, said: readonly TransferWarning[]): void {
    const made = this.#server.left.map(readBytes).find(({ txid: id }) => id === signed);
    const spent = new Set(made?.inputs.map(outpointKey));
    for (const { txid: id, stage, inputs, bill, to, amount, replaces } of this.#stores.tx.journal.transfers) {
      const lives = stage !== 'rejected' && stage !== 'replaced';
      const isSaid = said.some(
        (one) => one.kind === 'ends-earlier' && one.payee === (bill?.host ?? to) && one.amount === amount,
      );
      if (!lives || isSaid || purpose.bytes.has(id) || id === signed) continue;
      if (amount === 0n && this.#endsCanceled(replaces ?? null, spent)) continue;
      if (inputs.some((input) => spent.has(outpointKey(input))))
        this.#undone.push(`${signed.slice(0, 6)} undoes ${id.slice(0, 6)}, ${stage}, without a word`);
    }
  }

  /** Whether what a cancellation replaced can't confirm either: then nobody is paid whom the person had stopped paying. */
  #endsCanceled(canceled: Txid | null, spent: ReadonlySet<string>): boolean {
    const inputs = canceled === null ? [] : (this.#stores.tx.journal.find(canceled)?.inputs ?? []);
    return inputs.some((input) => spent.has(outpointKey(input)));
  }

  /** Bills that the app shows as accepted by no shop. */
  #unpaidBills = () => this.#begun('bill').filter((one) => isUntaken(one, this.#stores.tx.journal));

  /** The shop requests the same payment again: in another bill, or at its address without one. */
  #buyAgain(shop: LyingShop): Promise<void> {
    const purpose = this.#random.pick(this.#unpaidBills());
    return this.#random.chance(40) ? this.#send(purpose) : buyAgain(this.#hand, shop, purpose);
  }

  #overPayments = () => this.#begun('send').filter((one) => isOver(one, this.#stores.tx.journal));

  /** Only payments that the app shows as failed are paid again. */
  #payAgain: Step = () => this.#send(this.#random.pick(this.#overPayments()));

  async #send(purpose: Purpose): Promise<void> {
    const { tx } = this.#stores;
    tx.draft.reset();
    tx.draft.setRecipientText(purpose.to);
    tx.draft.setAmountText(String(purpose.amount / DOGE));
    await tx.prepare();
    if (tx.flow.state.status !== 'ready') return this.#log(`cannot pay: ${explain(tx.flow.state)}`);
    const { parsed, plan } = tx.flow.state.transfer;
    const kinds = earlierWarnings(plan, tx.journal.transfers).map(({ kind }) => kind);
    // another sum, or a warning that another wallet has signed for the same, makes the user go back
    if (parsed.sent !== purpose.amount || kinds.includes('signed-elsewhere')) return tx.flow.cancel();
    await this.#confirm(purpose);
  }

  #replaceable = () =>
    this.#stores.tx.journal.transfers.filter(({ stage, tokenPart }) => stage !== 'confirmed' && !tokenPart);

  #replace: Step = async () => {
    const { tx, tools } = this.#stores;
    const target = this.#random.pick(this.#replaceable());
    const purpose = this.#purposes.find((one) => one.bytes.has(target.txid));
    if (purpose === undefined) return;
    const kind = this.#random.pick(['speed-up', 'cancel'] as const);
    const rate = presetFeeRate(this.#random.pick([5, 10]));
    const mayDropOurs = this.#random.chance(50);
    const rescue = await tools.openRescue(target.txid);
    await rescue.inspect();
    await (kind === 'cancel' ? rescue.cancel(rate, mayDropOurs) : rescue.speedUp(rate, mayDropOurs));
    if (tx.flow.state.status !== 'ready') return this.#log(`cannot ${kind}: ${explain(tx.flow.state)}`);
    this.#log(`${kind} of ${target.txid.slice(0, 6)}`);
    this.#replaced.push([txid(tx.flow.state.transfer.parsed.txid), target.txid]);
    await this.#confirm(purpose);
  };

  /** Transfers that were only signed, for others to send, are on no list. */
  #resendable = () => this.#stores.tx.journal.transfers.filter((one) => !isSignedOnly(one));

  #resend: Step = () => this.#stores.tx.resend(this.#random.pick(this.#resendable()).txid);

  #forgettable = () =>
    this.#stores.tx.journal.transfers.filter(({ stage }) => stage === 'rejected' || stage === 'unknown');

  /** As soon as the app allows it to be forgotten, if the user waits for that. */
  #forget: Step = async () => {
    const { tools } = this.#stores;
    const target = this.#random.pick(this.#forgettable());
    const waits = this.#random.chance(60);
    const rescue = await tools.openRescue(target.txid);
    // after a kill, don't wait: the next app would lose that time
    if (tools !== this.#stores.tools) return;
    const { forgetting } = rescue;
    if (forgetting.kind === 'later' && waits) this.#wait(forgetting.atMs - this.#clock.nowMs());
    const outcome = await rescue.forget();
    this.#log(
      `forgets ${target.txid.slice(0, 6)}, ${target.stage}: ${outcome instanceof Error ? 'fault' : outcome}`,
    );
  };

  #sendToken: Step = () => this.#moveToken(this.#purpose('token', 0n));

  #overTokens = () => this.#begun('token').filter((one) => isTokenOver(one, this.#stores.tokens.journal));

  #tokenAgain: Step = () => this.#moveToken(this.#random.pick(this.#overTokens()));

  async #moveToken(purpose: Purpose): Promise<void> {
    const stores = this.#stores;
    const before = this.#cast.troubled?.look(stores);
    const { flow } = stores.tokens;
    await flow.prepare(requestTo([purpose.to], tokenUnits(TOKEN)));
    if (flow.state.status !== 'ready') {
      if (before !== undefined && stores === this.#stores)
        this.#cast.troubled?.noteUnpaid(before, stores, DOGE, explain(flow.state));
      return this.#log(`cannot send a token: ${explain(flow.state)}`);
    }
    for (const { commitHex, revealHex, parsed } of flow.state.transfers) {
      const commit = readBytes(commitHex);
      const script = commit.outputs[0]?.script;
      const commitAddress = script === undefined ? null : payeeOf(script);
      if (commitAddress !== null) this.#own.set(commitAddress, 'personal');
      purpose.amount = parsed.given;
      this.#saw(parsed.commit.txid, parsed.commit.fee, parsed.commit.fee);
      this.#saw(parsed.reveal.txid, parsed.reveal.fee, parsed.reveal.fee + parsed.given);
      for (const { txid: id } of [parsed.commit, parsed.reveal]) purpose.bytes.add(id);
      purpose.reveals.add(readBytes(revealHex).txid);
    }
    this.#log(`sends a token to ${purpose.to.slice(0, 6)}`);
    await flow.confirm();
  }

  /** Recovers the DOGE of a token transfer whose second part was rejected. */
  #bringBack: Step = async () => {
    const { journal, recovery } = this.#stores.tokens;
    const { id, commitTxid } = this.#random.pick(journal.transfers.filter(isStuck));
    await recovery.inspect(id);
    const state = recovery.of(id);
    if (state?.kind !== 'possible') return this.#log(`cannot bring back: ${state?.kind}`);
    this.#shownFeesBack.set(outpointKey({ txid: commitTxid, vout: 0 }), state.fee);
    this.#log(`brings the DOGE of ${id.slice(0, 6)} back`);
    await recovery.recover(id, ['fee']);
  };

  #sweep: Step = async () => {
    const { tools, tx } = this.#stores;
    const sweep = tools.make((ports, { session, tx: around }) => new PaperSweep(ports, session, around));
    await sweep.read({ kind: 'private-key', text: PAPER });
    if (!(await sweep.prepare()) || tx.flow.state.status !== 'ready') return;
    this.#log('sweeps');
    await this.#confirm(this.#purpose('sweep', 0n));
  };

  #reconcile: Step = async () => {
    await this.#stores.tx.journal.reconcile();
    await this.#stores.tokens.runner.run();
  };

  #refresh: Step = () => this.#stores.tx.refresh();

  #restart: Step = async () => {
    this.#wait(this.#random.pick([0, 60_000, 86_400_000]));
    this.#handset.kill();
  };

  /** Honest servers get a new block after a while: a server whose chain stalls for long is dropped for that alone. */
  #wait(ms: number): void {
    this.#clock.advance(ms);
    if (ms > 0 && this.#cast.troubled !== null) this.#chain.mine();
  }

  #mine: Step = async () => {
    this.#chain.mine();
    this.#log('a block');
  };

  #mineMany: Step = async () => {
    this.#chain.mine(6);
    this.#log('six blocks');
  };

  /** No deeper than wallets expect. */
  #reorganise: Step = async () => this.#server.reorganise(1 + this.#random.below(5));

  #release: Step = async () => this.#server.release();

  /** The state then lasts a moment longer than any cached status of a server. */
  #comeIntoTrouble: Step = async () => {
    this.#cast.troubled?.change();
    this.#clock.advance(20_000);
    this.#log(`a server is about to be ${this.#cast.troubled?.trouble.state}`);
  };

  /** Confirms the review on screen. */
  async #confirm(purpose: Purpose): Promise<void> {
    const { tx } = this.#stores;
    if (tx.flow.state.status !== 'ready') return;
    const { parsed } = tx.flow.state.transfer;
    const swept = parsed.inputs.reduce((sum, { value }) => sum + value, 0n);
    this.#saw(parsed.txid, parsed.fee, purpose.kind === 'sweep' ? swept : parsed.sent + parsed.fee);
    purpose.bytes.add(parsed.txid);
    this.#log(`confirms ${parsed.txid.slice(0, 6)} for ${purpose.kind} to ${purpose.to.slice(0, 6)}`);
    await tx.flow.confirm();
  }

  #purpose(kind: Purpose['kind'], amount: bigint): Purpose {
    const to = payee(this.#purposes.length);
    const device = this.#device;
    const sets = { alsoTo: new Set<DogeAddress>(), bytes: new Set<Txid>(), reveals: new Set<Txid>() };
    const purpose: Purpose = { kind, to, device, amount, ...sets };
    this.#purposes.push(purpose);
    return purpose;
  }
}
