/** The view of the form that sends a token or a file. */

import type { NamedAddress } from '../../domain/address/judgeRecipient.ts';
import { readTokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import { type Loadable, lastValue } from '../../domain/loadable.ts';
import { isTxid } from '../../domain/tx/Txid.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import type {
  SendTokenView,
  TokenPrepareFailure,
} from '../../screens/drc20/SendToken/SendTokenScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { SentAsset } from '../../stores/send/token/readTokenDraft.ts';
import type { DraftSubject } from '../../stores/send/token/TokenDraftInput.ts';
import type { TokenSendState } from '../../stores/send/token/TokenFlow.ts';
import type { AppServices } from '../AppContext.tsx';
import { type CodeState, NO_CODE } from '../sendForm.ts';
import { accountSummary } from '../walletSummaries.ts';
import { sendTokenForm } from './sendTokenForm.ts';

/** The subject in a route; null when it can't be sent. @param params - untrusted */
export function subjectOfRoute({ token, file }: RouteParams): DraftSubject | null {
  if (file !== undefined && isTxid(file)) return { kind: 'file', fileId: file };
  const id = token === undefined ? null : readTokenKey(token);
  return id === null || id.protocol === 'doginals' ? null : { kind: 'token', key: tokenKey(id) };
}

/** What is sent, as indexes report it; null when not reported yet, or not held. */
export function assetOf({ tokens }: Stores, subject: DraftSubject): SentAsset | null {
  if (subject.kind === 'token') {
    const holding = tokens.holding(subject.key);
    return holding && { kind: 'token', holding };
  }
  const file = tokens.lists.files.find(subject.fileId)?.item ?? null;
  return file && { kind: 'file', file };
}

/** Why there is nothing to send yet. */
function withoutAsset({ tokens }: Stores, subject: DraftSubject): SendTokenView {
  const { lists, portfolio } = tokens;
  const asked: Loadable<unknown> = subject.kind === 'token' ? portfolio.state : lists.files.pages;
  if (lastValue(asked) === undefined) {
    return asked.status === 'failed' ? { status: 'failed', fault: asked.fault } : { status: 'loading' };
  }
  if (subject.kind === 'file' && lists.files.hasMore) return { status: 'loading' };
  const id = subject.kind === 'token' ? readTokenKey(subject.key) : null;
  return { status: 'none', tick: id !== null && 'tick' in id ? id.tick : null };
}

/** @param params - untrusted */
export function sendTokenView(
  app: AppServices,
  params: RouteParams,
  nowMs: number,
  code: CodeState = NO_CODE,
): SendTokenView {
  const { tokens, tx, accounts } = app.stores;
  const account = accountSummary(accounts.current);
  if (params.token?.startsWith('doginals:')) return { status: 'not-yet', what: 'doginals' };
  if (params.nft !== undefined) return { status: 'not-yet', what: 'nft' };
  if (!tokens.portfolio.hasLedger || account === null) return { status: 'unread' };
  const subject = subjectOfRoute(params);
  if (subject === null) return { status: 'none', tick: null };
  if (!tx.canSpend) return { status: 'watch-only', account };
  return formView(app, { subject, account, nowMs, code });
}

interface FormSources {
  readonly subject: NonNullable<ReturnType<typeof subjectOfRoute>>;
  readonly account: NamedAddress;
  readonly nowMs: number;
  readonly code: CodeState;
}

function formView(app: AppServices, { subject, account, nowMs, code }: FormSources): SendTokenView {
  const { stores, network } = app;
  const { tokens, tx } = stores;
  const asset = assetOf(stores, subject);
  if (asset === null) return withoutAsset(stores, subject);
  const { snapshot } = tx.coins.cache;
  if (lastValue(snapshot) === undefined && snapshot.status === 'failed') {
    return { status: 'failed', fault: snapshot.fault };
  }
  if (lastValue(snapshot) === undefined) return { status: 'loading' };
  const frame = { account, network, nowMs, form: sendTokenForm(app, asset, code) };
  const { state } = tokens.flow;
  if (state.status === 'preparing') return { ...frame, status: 'preparing', step: state.step };
  const canReview = frame.form.plan !== null && frame.form.problem === null && snapshot.status !== 'failed';
  return { ...frame, status: 'ready', canReview, failure: failureOf(state) };
}

/** Why the last preparation failed; problems of the request itself are shown in the form. */
export function failureOf(state: TokenSendState): TokenPrepareFailure | null {
  if (state.status === 'failed') return { kind: 'fault', fault: state.fault };
  if (state.status !== 'rejected') return null;
  const { problem } = state;
  if (problem.kind === 'signing') return problem;
  if (problem.kind === 'previous') return { kind: 'bytes', problem: problem.problem };
  return problem.kind === 'bytes' ? { kind: 'token-bytes', problem: problem.problem } : null;
}
