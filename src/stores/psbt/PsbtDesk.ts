/** The PSBT desk: one partially signed transaction is read, explained, signed, combined with others' signatures, and sent. */

import { makeAutoObservable, runInAction } from 'mobx';
import { toFault } from '../../domain/fault.ts';
import { combinePsbts, takeSignatures } from '../../domain/psbt/combinePsbts.ts';
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import type { PsbtProblem } from '../../domain/psbt/PsbtProblem.ts';
import { readPsbtFile, readPsbtText } from '../../domain/psbt/readPsbt.ts';
import { type Round, Rounds } from '../../domain/Rounds.ts';
import type { Result } from '../../domain/result.ts';
import type { Ports } from '../../ports/Ports.ts';
import type { OwnerProof, PsbtSigningRequest, ReleaseProblem } from '../../ports/Vault.ts';
import type { PrepareProblem } from '../send/TransferFlow.ts';
import type { LazyStore } from '../session/LazyStores.ts';
import { endedBy } from '../session/Session.ts';
import { addressDetails } from './addressDetails.ts';
import type { DeskServices } from './DeskServices.ts';
import type { PsbtFailure, PsbtState, ShownPsbt } from './PsbtState.ts';
import { proposeTransfer } from './proposeTransfer.ts';
import { explainWithCoins, type OwnerServices } from './psbtOwner.ts';
import { readPsbtBlob } from './readPsbtBlob.ts';
import { finishPsbt } from './sendPsbt.ts';
import { joinSigned, recordSigned } from './signedRequest.ts';

type Read = Result<Psbt, PsbtProblem>;

/** Outlives its screen, so that it still has a proposal from the form, and what was reviewed before sending. */
export class PsbtDesk implements LazyStore {
  state: PsbtState = { status: 'empty' };
  failure: PsbtFailure | null = null;
  /** origin of the site that asked to show it; null: the user opened it */
  site: string | null = null;

  readonly #ports: Ports;
  readonly #services: DeskServices;
  readonly #rounds = new Rounds();
  #last: Psbt | null = null;

  constructor(ports: Ports, services: DeskServices) {
    this.#ports = ports;
    this.#services = services;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get #owner(): OwnerServices {
    return { ...this.#services, account: () => this.#services.accounts.current };
  }

  /** The transaction on the desk; null when empty. */
  get shown(): ShownPsbt | null {
    return 'psbt' in this.state ? this.state : null;
  }

  /** Takes base64 or hex; if a transaction is already open, its signatures are combined with it. */
  async takeText(text: string): Promise<void> {
    await this.#take(readPsbtText(text));
  }

  /** Does the same for a file. */
  async takeFile(file: Blob): Promise<void> {
    await this.#take(await readPsbtBlob(file));
  }

  /** Takes a file's bytes; replaces what is open. */
  async takeBytes(bytes: Uint8Array, site: string | null = null): Promise<void> {
    this.clear();
    this.site = site;
    await this.#take(readPsbtFile(bytes));
  }

  /** Takes a signer's answer: it may only add valid signatures to what is open. @returns whether it did */
  async takeReturned(bytes: Uint8Array): Promise<boolean> {
    return (await this.#take(readPsbtFile(bytes), takeSignatures)) && this.failure === null;
  }

  /** Makes one from the form, and opens it. @returns why not; null when it is open. @throws {Fault} */
  async propose(signal: AbortSignal): Promise<PrepareProblem | null> {
    const details = () => addressDetails(this.#ports, this.#services);
    const made = await proposeTransfer(this.#ports, this.#services.tx, signal, details);
    if (!made.ok) return made.problem;
    this.clear();
    await this.#put(made.value);
    return null;
  }

  /** Reads our coins again after a failure. */
  async retry(): Promise<void> {
    if (this.#last !== null) await this.#put(this.#last);
  }

  /** Lets the vault sign exactly what is shown. It may hold its signatures back: `held`. @param agreed - warnings the user accepted */
  async sign(agreed: PsbtSigningRequest['agreed'] = []): Promise<void> {
    const { state } = this;
    if (state.status !== 'shown') return;
    const round = this.#begin({ ...state, status: 'signing' });
    const confirmed = state.explanation.unsignedTxid;
    try {
      const seen = await this.#look(state.psbt);
      if (!seen.ok) return this.#become(round, { status: 'refused', problem: seen.problem });
      const request = { psbt: seen.value.text, network: this.#ports.network, confirmed, agreed };
      const signed = await this.#ports.vault.signPsbt(this.#services.session.sessionId, request);
      if (!signed.ok) this.#fail(round, state, { kind: 'psbt', problem: signed.problem });
      else if (signed.value.ticket === undefined)
        await this.#takeSigned(round, state, readPsbtText(signed.value.psbt));
      else this.#become(round, { ...state, status: 'held', ticket: signed.value.ticket });
    } catch (thrown) {
      this.#fail(round, state, { kind: 'fault', fault: endedBy(thrown, this.#services.session) });
    }
  }

  /**
   * Gets the signatures that the vault held back.
   *
   * @returns why they were not released; null when they are here
   * @throws {Fault} also when more than signatures comes back
   */
  async release(proof: OwnerProof): Promise<ReleaseProblem | null> {
    const { state } = this;
    if (state.status !== 'held') return null;
    const round = this.#rounds.latest;
    const released = await this.#ports.vault.release(this.#services.session.sessionId, state.ticket, proof);
    if (!released.ok) return released.problem;
    await this.#takeSigned(round, state, readPsbtText(released.value[0]?.rawHex ?? ''));
    return null;
  }

  /** Finalizes it and prepares it for confirmation. @returns whether it is ready; when not, `failure` or the flow says why */
  async prepare(): Promise<boolean> {
    const { shown } = this;
    const { from, flow } = this.#services.tx;
    if (shown === null || from === null) return false;
    const round = this.#begin({ ...shown, status: 'shown' });
    const request = await finishPsbt(shown, { network: this.#ports.network, from });
    if (!request.ok) {
      this.#fail(round, shown, { kind: 'psbt', problem: request.problem });
      return false;
    }
    await flow.prepare(request.value);
    return flow.state.status === 'ready';
  }

  clear(): void {
    this.#begin({ status: 'empty' });
    this.#last = null;
    this.site = null;
  }

  readonly forget = (): void => this.clear();

  async #take(read: Read, join: typeof combinePsbts = combinePsbts): Promise<boolean> {
    const { shown } = this;
    const psbt = shown && (await joinSigned(this.#ports, this.#owner, shown, read, join));
    if (shown !== null && psbt?.ok === false) this.#fail(this.#begin(this.state), shown, psbt.problem);
    else if (!read.ok) this.#begin({ status: 'refused', problem: read.problem });
    else await this.#put(psbt?.ok ? psbt.value : read.value);
    return psbt?.ok ?? read.ok;
  }

  /** Explains it, with servers' current reports on our coins in it. */
  async #put(psbt: Psbt): Promise<void> {
    this.#last = psbt;
    const round = this.#begin({ status: 'reading' });
    try {
      const looked = await this.#look(psbt);
      if (!looked.ok) return this.#become(round, { ...looked, status: 'refused' });
      const { failure, ...shown } = looked.value;
      this.#become(round, { ...shown, status: 'shown' }, failure);
    } catch (thrown) {
      this.#become(round, { status: 'failed', fault: toFault(thrown, 'offline') });
    }
  }

  #look = (psbt: Psbt) => explainWithCoins(this.#ports, this.#owner, psbt);

  /** Adds only our signatures of the answer, and persists them before they are shown: anyone who sees them can broadcast. */
  async #takeSigned(round: Round, shown: ShownPsbt, signed: Read): Promise<void> {
    if (!round.isLatest) return;
    const psbt = await recordSigned(this.#ports, this.#owner, shown, signed);
    if (round.isLatest) await this.#put(psbt);
  }

  #begin(state: PsbtState): Round {
    const round = this.#rounds.begin();
    this.state = state;
    this.failure = null;
    return round;
  }

  #become(round: Round, state: PsbtState, failure: PsbtFailure | null = null): void {
    if (!round.isLatest) return;
    runInAction(() => {
      this.state = state;
      this.failure = failure;
    });
  }

  #fail(round: Round, shown: ShownPsbt, failure: PsbtFailure): void {
    this.#become(round, { ...shown, status: 'shown' }, failure);
  }
}
