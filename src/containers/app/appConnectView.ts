/** The view of a site's request. */
import type { OtherText } from '../../components/layout/CodeNotice.tsx';
import type {
  AnswerAccount,
  AnswerFailure,
  AppConnectView,
  RequestFrame,
} from '../../screens/app/AppConnect/AppConnectScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { SiteRequestFailure, SiteRequestState } from '../../stores/dapps/SiteRequest.ts';
import { PsbtDesk } from '../../stores/psbt/PsbtDesk.ts';
import type { AppServices } from '../AppContext.tsx';

/** Every account with a key here, the current one first. */
function answerAccounts({ keyrings, accounts }: Stores): readonly AnswerAccount[] {
  const all = keyrings.keyrings.flatMap(({ type, name: walletName, accounts: own }) =>
    own.flatMap(({ key, address, name }) =>
      type === 'watch' || address === '' ? [] : [{ key, address, name, walletName }],
    ),
  );
  const isCurrent = ({ key }: AnswerAccount) => key === accounts.current.key;
  return [...all.filter(isCurrent), ...all.filter((account) => !isCurrent(account))];
}

/** The origin of an open request; null for none. */
const originOf = (state: SiteRequestState): string | null =>
  'good' in state ? state.good.request.origin : null;

/**
 * The account that answers: the chosen one, or the one the site knows, or the current one.
 *
 * @param chosenKey - the user's choice; empty for none
 * @returns its key; empty when there is none
 */
export function chosenAccount(stores: Stores, chosenKey: string): string {
  const all = answerAccounts(stores);
  const origin = originOf(stores.apps.desk.get().state);
  const known = origin === null ? null : stores.apps.appOf(origin);
  const found =
    all.find(({ key }) => key === chosenKey) ??
    all.find(({ address }) => address === known?.address) ??
    all[0];
  return found?.key ?? '';
}

function failureOf(failure: SiteRequestFailure): AnswerFailure {
  if (failure.kind !== 'payment') return failure;
  const { problem } = failure;
  return problem.kind === 'plan'
    ? { kind: 'plan', problem: problem.problem }
    : problem.kind === 'bytes'
      ? { kind: 'bytes', problem: problem.problem }
      : { kind: 'signing', problem: problem.problem };
}

type Open = Extract<SiteRequestState, { status: 'asking' | 'working' | 'paying' }>;

function openView({ stores }: AppServices, state: Open, chosen: string, nowMs: number): AppConnectView {
  const { request, lookout } = state.good;
  const { origin, name, callback, ask, expiresAtMs } = request;
  const accounts = answerAccounts(stores);
  if (accounts.length === 0 && ask.kind !== 'psbt') return { status: 'watch-only', origin, name };
  const frame: RequestFrame = {
    origin,
    name,
    callback,
    ask,
    expiresAtMs,
    nowMs,
    accounts,
    chosen,
    isConnected: stores.apps.appOf(origin) !== null,
    likeness: lookout.likeness,
    price: stores.accounts.price.quote,
    replacesPsbt: ask.kind === 'psbt' && stores.lazy.of(PsbtDesk).shown !== null,
  };
  if (state.status !== 'asking') return { ...frame, status: 'working' };
  return { ...frame, status: 'asking', failure: state.failure && failureOf(state.failure) };
}

/** Whether the app was opened only for this request and the site got the answer. If it did not, the screen must stay. */
const canBeClosed = (
  { host, stores }: AppServices,
  { problem }: Extract<SiteRequestState, { status: 'answered' | 'declined' }>,
): boolean => host.canClose && problem === null && host.info.startParam === stores.apps.desk.get().text;

export function appConnectView(
  app: AppServices,
  chosen: string,
  nowMs: number,
  other: OtherText | null = null,
): AppConnectView {
  const desk = app.stores.apps.desk.get();
  const { state } = desk;
  if (desk.other !== null) return { status: 'two-requests', origin: originOf(state) ?? '' };
  switch (state.status) {
    case 'reading':
      return { status: 'reading' };
    case 'problem':
      return { status: 'problem', problem: state.problem, other };
    case 'asking':
    case 'working':
    case 'paying':
      return openView(app, state, chosen, nowMs);
    case 'paid': {
      const { origin, ask } = state.good.request;
      if (ask.kind !== 'pay') throw new TypeError('only payments are paid');
      return { status: 'paid', origin, amount: ask.amount, payment: desk.paymentState?.kind ?? 'out' };
    }
    case 'opened':
      return { status: 'opened', origin: state.request.origin };
    case 'answered':
    case 'declined': {
      const { origin, ask } = state.request;
      const problem = state.problem?.kind ?? null;
      const canClose = canBeClosed(app, state);
      if (state.status === 'declined') return { status: 'declined', origin, problem, canClose };
      if (ask.kind === 'psbt') throw new TypeError('a look at a transaction is not answered');
      return { status: 'answered', origin, kind: ask.kind, problem, canClose };
    }
  }
}
