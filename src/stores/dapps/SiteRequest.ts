import type { ConnectedApp, PaidRequest, UsedNonce } from '../../domain/dapp/ConnectedApp.ts';
import type { DappRequest, RequestProblem } from '../../domain/dapp/DappRequest.ts';
import type { GoodRequest } from '../../domain/dapp/readRequest.ts';
import type { SitePsbtProblem } from '../../domain/dapp/sitePsbt.ts';
import type { Fault } from '../../domain/fault.ts';
import type { HostProblem } from '../../domain/host/HostProblem.ts';
import type { SigningProblem } from '../../domain/tx/SigningProblem.ts';
import type { Txid } from '../../domain/tx/Txid.ts';
import type { SignedMessage } from '../../ports/Vault.ts';
import type { KnownKeyrings } from '../accounts/Keyrings.ts';
import type { SpendingWallet } from '../send/SpendingWallet.ts';
import type { PrepareProblem } from '../send/TransferFlow.ts';
import type { Session } from '../session/Session.ts';

/** Why an approval failed. Nothing was sent to the site, and the request is still open. */
export type SiteRequestFailure =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'signing'; readonly problem: SigningProblem }
  | { readonly kind: 'payment'; readonly problem: PrepareProblem }
  | { readonly kind: 'psbt'; readonly problem: SitePsbtProblem };

export type SiteRequestState =
  | { readonly status: 'reading' }
  | { readonly status: 'problem'; readonly problem: RequestProblem }
  /** `failure` of the last approval; null before the first one */
  | { readonly status: 'asking'; readonly good: GoodRequest; readonly failure: SiteRequestFailure | null }
  | { readonly status: 'working'; readonly good: GoodRequest }
  /** the payment is being prepared or reviewed: see `TxStore.flow.state` */
  | { readonly status: 'paying'; readonly good: GoodRequest; readonly signed: SignedMessage }
  /** the payment was broadcast, but not reported to the site yet */
  | {
      readonly status: 'paid';
      readonly good: GoodRequest;
      readonly signed: SignedMessage;
      readonly txid: Txid;
    }
  /** the transaction was fetched and is open on the PSBT desk; the site gets no answer */
  | { readonly status: 'opened'; readonly request: DappRequest }
  /** `problem`: why the site could not be opened; null when it was, or is being opened */
  | {
      readonly status: 'answered' | 'declined';
      readonly request: DappRequest;
      readonly url: string;
      readonly problem: HostProblem | null;
    };

/** Whether the user or the site still waits for an answer. */
export const isOpenState = ({ status }: SiteRequestState): boolean =>
  ['asking', 'working', 'paying', 'paid'].includes(status);

/** Access to the connected sites and used requests. */
export interface SiteContacts {
  readonly list: readonly ConnectedApp[];
  readonly usedNonces: readonly UsedNonce[];
  note(app: ConnectedApp): void;
  spendNonce(used: UsedNonce, nowMs: number): void;
  returnNonce(used: UsedNonce): void;
  paidFor(request: DappRequest): PaidRequest | null;
}

/** Explains and signs a site's transaction under the same rules as any other. */
export interface PsbtOpener {
  /** Never throws. @param site - its origin */
  takeBytes(bytes: Uint8Array, site: string): Promise<void>;
}

export interface SiteRequestServices {
  readonly apps: SiteContacts;
  readonly session: Session;
  readonly keyrings: KnownKeyrings;
  /** switches to the paying account */
  readonly wallets: { showAccount(key: string): void };
  readonly tx: Pick<SpendingWallet, 'journal' | 'flow'>;
  readonly psbts: () => PsbtOpener;
}
