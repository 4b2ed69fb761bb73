/** Empties a paper wallet: the vault reads its key, its coins are read, and one transfer sends them here. */

import { makeAutoObservable, runInAction } from 'mobx';
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Koinu } from '../../domain/amount/Koinu.ts';
import { type Fault, toFault } from '../../domain/fault.ts';
import type { ImportProblem } from '../../domain/keys/ImportProblem.ts';
import type { PaperSource } from '../../domain/keys/ImportSource.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Result } from '../../domain/result.ts';
import type { BalanceBreakdown } from '../../domain/tx/Coin.ts';
import { balanceBreakdown } from '../../domain/tx/coins/balanceBreakdown.ts';
import { planTransfer } from '../../domain/tx/plan/planTransfer.ts';
import type { TransferPlan, TransferProblem } from '../../domain/tx/Transfer.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { ImportChoice } from '../../ports/Vault.ts';
import { coinsOnPaper, judgedOnPaper, sweepOf } from '../send/doge/sweepPaper.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { Paper } from '../send/TransferFlow.ts';
import { endsSession, type Session } from '../session/Session.ts';
import { costlyOf, planSweep } from './planSweep.ts';

export type SweepPorts = Pick<Ports, 'vault' | 'chain' | 'inscriptions' | 'network'>;

/** The key itself is never kept here. */
export type SweepState =
  | { readonly status: 'entering'; readonly problem: ImportProblem | null }
  | { readonly status: 'reading'; readonly source: PaperSource['kind'] }
  | { readonly status: 'failed'; readonly fault: Fault }
  | {
      readonly status: 'found';
      readonly address: DogeAddress;
      readonly breakdown: BalanceBreakdown;
      /** small coins that stay because sending them costs more than they are worth; koinu */
      readonly costly: Koinu;
      /** the plan, or why nothing can be swept */
      readonly plan: Result<TransferPlan, TransferProblem>;
    };

const ENTERING: SweepState = { status: 'entering', problem: null };

/** Created when the tool is opened. */
export class PaperSweep {
  state: SweepState = ENTERING;
  /** whether the current address is watch-only: then it can't receive a sweep */
  readonly isWatched: boolean;

  readonly #ports: SweepPorts;
  readonly #session: Session;
  readonly #tx: SpendingWallet;
  #paper: Paper | null = null;
  readonly #rounds = new Rounds();

  constructor(ports: SweepPorts, session: Session, tx: SpendingWallet) {
    this.#ports = ports;
    this.#session = session;
    this.#tx = tx;
    this.isWatched = !tx.canSpend;
    makeAutoObservable(this, { isWatched: false }, { deep: false, autoBind: true });
  }

  /** The address that receives the coins. */
  get to(): DogeAddress | null {
    return this.#tx.from;
  }

  /** Reads a key and its coins. Nothing is stored. */
  async read(source: PaperSource): Promise<void> {
    if (this.state.status === 'reading') return;
    this.reset();
    this.state = { status: 'reading', source: source.kind };
    const round = this.#rounds.latest;
    try {
      const drafted = await this.#ports.vault.draftImport(
        this.#session.sessionId,
        source,
        this.#ports.network,
      );
      if (!drafted.ok) {
        this.#become(round, { status: 'entering', problem: drafted.problem });
        return;
      }
      const [reading] = drafted.value.readings;
      if (reading === undefined) throw new TypeError('a key without a reading');
      await this.#open(round, drafted.value.id, { reading, indexes: [0] });
    } catch (thrown) {
      this.#fail(round, thrown);
    }
  }

  /** Reads the coins again; goes back to the input if no key was read. */
  async inspect(): Promise<void> {
    const paper = this.#paper;
    const { to } = this;
    if (paper === null) this.reset();
    if (paper === null || to === null) return;
    const round = this.#rounds.latest;
    try {
      const { network } = this.#ports;
      const coins = await coinsOnPaper(this.#ports, this.#tx.coins, paper);
      const read = await planSweep(this.#ports, this.#tx, coins, to);
      const all = coins.map(({ coin }) => coin);
      const judged = judgedOnPaper(all, this.#tx.coins, network);
      const plan = read.ok ? read : planTransfer(sweepOf(judged, to, network));
      const { address } = paper.account;
      const costly = costlyOf(judged, plan.ok);
      this.#become(round, { status: 'found', address, breakdown: balanceBreakdown(judged), costly, plan });
    } catch (thrown) {
      this.#fail(round, thrown);
    }
  }

  /** Prepares the transfer for review. @returns whether it is ready; when not, `flow.state` says why */
  async prepare(): Promise<boolean> {
    const paper = this.#paper;
    const { to } = this;
    if (paper === null || to === null || this.state.status !== 'found') return false;
    await this.#tx.flow.prepare({
      kind: 'sweep',
      purpose: { kind: 'sweep', from: [paper.account.address] },
      label: null,
      own: [to],
      paper,
      to,
    });
    return this.#tx.flow.state.status === 'ready';
  }

  /** Starts over; the vault deletes the key. */
  reset(): void {
    const paper = this.#paper;
    this.#rounds.begin();
    this.#paper = null;
    this.state = ENTERING;
    if (paper !== null) void this.#forget(paper.draftId);
  }

  async #open(round: Round, draftId: string, choice: ImportChoice): Promise<void> {
    const { vault } = this.#ports;
    const [account] = await vault.deriveImport(this.#session.sessionId, draftId, choice.reading, 0, 1);
    if (account === undefined) throw new TypeError('a key without an address');
    if (!round.isLatest) {
      await this.#forget(draftId);
      return;
    }
    this.#paper = { draftId, choice, account };
    await this.inspect();
  }

  #become(round: Round, state: SweepState): void {
    if (!round.isLatest) return;
    runInAction(() => {
      this.state = state;
    });
  }

  #fail(round: Round, thrown: unknown): void {
    if (!round.isLatest) return;
    const fault = toFault(thrown, 'offline');
    if (endsSession(fault)) this.#session.forgetSession();
    this.#become(round, { status: 'failed', fault });
  }

  #forget(draftId: string): Promise<void> {
    return this.#ports.vault.forgetImport(this.#session.sessionId, draftId).catch(() => {});
  }
}
