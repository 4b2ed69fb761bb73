/** Signing between two phones by QR codes: one watches and requests, the other has the keys and is always offline. */
import { makeAutoObservable } from 'mobx';
import { sizeOnceSigned } from '../../domain/psbt/psbtSize.ts';
import { writePsbt } from '../../domain/psbt/writePsbt.ts';
import { fitsInCodes, psbtMessage, readPsbtMessage } from '../../domain/ur/psbtMessage.ts';
import type { UrMessage, UrProblem } from '../../domain/ur/UrMessage.ts';
import type { Ports } from '../../ports/Ports.ts';
import { RowScan } from '../codes/RowScan.ts';
import type { PrepareProblem } from '../send/TransferFlow.ts';
import type { LazyOnes, LazyStore } from '../session/LazyStores.ts';
import type { DeskServices } from './DeskServices.ts';
import { PsbtDesk } from './PsbtDesk.ts';
import type { ShownPsbt } from './PsbtState.ts';

interface ColdServices {
  readonly lazy: LazyOnes<DeskServices>;
}

const isSame = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  one.length === other?.length && one.every((byte, at) => byte === other[at]);

const sizeWithAnswer = ({ psbt, explanation }: ShownPsbt): number =>
  sizeOnceSigned(
    psbt,
    explanation.inputs.map(({ spent }) => spent),
  );

/** Outlives its screen: scanned parts, and the current step. */
export class ColdSigning implements LazyStore {
  /** our own request, scanned again, is not the answer */
  readonly scan = new RowScan(({ cbor }) => !this.isAwaitingAnswer || !isSame(cbor, this.message?.cbor));
  readonly desk: PsbtDesk;
  /** why a complete message was rejected; null when it was accepted */
  problem: UrProblem | null = null;
  /** whether the requesting phone waits for the other's signatures */
  isAwaitingAnswer = false;

  constructor(_ports: Ports, { lazy }: ColdServices) {
    this.desk = lazy.of(PsbtDesk);
    makeAutoObservable(this, { scan: false, desk: false }, { deep: false, autoBind: true });
  }

  /** What the other phone is shown; null when the desk is empty, or it doesn't fit in codes. */
  get message(): UrMessage | null {
    const { shown } = this.desk;
    return shown === null || this.isTooLargeForCodes ? null : psbtMessage(writePsbt(shown.psbt));
  }

  /** Then a file is needed. Measured with all signatures, because the answer is larger than the request. */
  get isTooLargeForCodes(): boolean {
    const { shown } = this.desk;
    return shown !== null && !fitsInCodes(sizeWithAnswer(shown));
  }

  /** Makes a request from the form, and replaces what is here. @returns as the desk does. @throws {Fault} */
  async propose(signal: AbortSignal): Promise<PrepareProblem | null> {
    this.clear();
    return this.desk.propose(signal);
  }

  /** The other phone has scanned the request: its answer is next. */
  awaitAnswer(): void {
    this.scan.clear();
    this.isAwaitingAnswer = true;
  }

  /** Back to the request. */
  showRequest(): void {
    this.isAwaitingAnswer = false;
  }

  /** Takes a complete message: the answer to the request on the desk, or a request to sign. @returns whether it was accepted */
  async take(message: UrMessage): Promise<boolean> {
    const read = readPsbtMessage(message);
    this.problem = read.ok ? null : read.problem;
    return read.ok && this.#takeBytes(read.value);
  }

  /** Does the same for a single code with all of it as text. */
  async takeText(text: string): Promise<boolean> {
    this.problem = null;
    return this.#takeBytes(new TextEncoder().encode(text));
  }

  async #takeBytes(bytes: Uint8Array): Promise<boolean> {
    if (!this.isAwaitingAnswer || this.desk.shown === null) {
      await this.desk.takeBytes(bytes);
      return this.desk.state.status === 'shown';
    }
    const isTaken = await this.desk.takeReturned(bytes);
    if (isTaken) this.showRequest();
    return isTaken;
  }

  clear(): void {
    this.scan.clear();
    this.desk.clear();
    this.problem = null;
    this.isAwaitingAnswer = false;
  }

  readonly forget = (): void => this.clear();
}
