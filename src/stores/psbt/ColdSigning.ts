/** Signing between two phones by codes alone: one that watches and asks, one that has the keys and is never online. */
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

/** The stores that it works with. */
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

/** Outlives its screen: what was scanned, and whether our part is done. */
export class ColdSigning implements LazyStore {
  /** our own request, seen again, is no answer to it */
  readonly scan = new RowScan(({ cbor }) => !this.isAwaitingAnswer || !isSame(cbor, this.message?.cbor));
  readonly desk: PsbtDesk;
  /** why a whole message was not taken; null where it was */
  problem: UrProblem | null = null;
  /** whether the phone that asks waits for what the other one signed */
  isAwaitingAnswer = false;

  constructor(_ports: Ports, { lazy }: ColdServices) {
    this.desk = lazy.of(PsbtDesk);
    makeAutoObservable(this, { scan: false, desk: false }, { deep: false, autoBind: true });
  }

  /** What the other phone is shown; null while nothing lies on the desk. */
  get message(): UrMessage | null {
    const { shown } = this.desk;
    return shown === null || this.isTooLargeForCodes ? null : psbtMessage(writePsbt(shown.psbt));
  }

  /** A file is the way where no row of codes says it. The other phone's answer is larger than what it is asked. */
  get isTooLargeForCodes(): boolean {
    const { shown } = this.desk;
    return shown !== null && !fitsInCodes(sizeWithAnswer(shown));
  }

  /** Makes a request of what the form says, in place of what lies here. @returns as the desk does. @throws {Fault} */
  async propose(signal: AbortSignal): Promise<PrepareProblem | null> {
    this.clear();
    return this.desk.propose(signal);
  }

  /** The other phone has the request: next comes its answer. */
  awaitAnswer(): void {
    this.scan.clear();
    this.isAwaitingAnswer = true;
  }

  /** Back to the request. */
  showRequest(): void {
    this.isAwaitingAnswer = false;
  }

  /** Takes a whole message: the answer to what lies on the desk, or what is to be signed. @returns whether it was taken */
  async take(message: UrMessage): Promise<boolean> {
    const read = readPsbtMessage(message);
    this.problem = read.ok ? null : read.problem;
    return read.ok && this.#takeBytes(read.value);
  }

  /** Takes one code that holds all of it as text, in the same way. */
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
