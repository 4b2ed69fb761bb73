/**
 * The device's biometric lock, over the bridge's own requests.
 *
 * The SDK's ready-made call is not used: it stores the token unencrypted in session storage.
 */

import { fitsHost, HOST_LIMITS } from '../../domain/host/hostLimits.ts';
import type { BiometryAnswer } from '../../ports/Biometry.ts';
import type { BiometryQuestions } from '../biometry/loadedBiometry.ts';
import { type BiometryInfo, readBiometryInfo, stateOf } from './biometryInfo.ts';
import { fieldOf, request } from './bridge/bridge.ts';
import { BIOMETRY_TIMEOUT_MS, PERSON_TIMEOUT_MS } from './bridge/timeouts.ts';

function checkReason(reason: string): void {
  if (!fitsHost('biometryReason', reason))
    throw new RangeError(`a reason has at most ${HOST_LIMITS.biometryReason.max} characters`);
}

function checkToken(token: string): void {
  if (!fitsHost('biometryToken', token))
    throw new RangeError(`a token has 1 to ${HOST_LIMITS.biometryToken.max} characters`);
}

/** A missing answer is null, whatever the cause: timeout, rejection, or abort. */
async function answered(asking: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    return await asking();
  } catch {
    return null;
  }
}

/** One prompt at a time: the protocol's answers don't identify their request. */
function oneByOne(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

const promptOptions = (signal: AbortSignal | undefined) => ({
  timeout: PERSON_TIMEOUT_MS,
  ...(signal === undefined ? {} : { abortSignal: signal }),
});

async function askInfo(): Promise<BiometryInfo | null> {
  const event = await answered(() =>
    request('web_app_biometry_get_info', 'biometry_info_received', { timeout: BIOMETRY_TIMEOUT_MS }),
  );
  return event === null ? null : readBiometryInfo(event);
}

async function askAccess(reason: string, signal: AbortSignal | undefined): Promise<BiometryInfo | null> {
  const event = await answered(() =>
    request('web_app_biometry_request_access', 'biometry_info_received', {
      params: { reason },
      // A late answer to an earlier request may arrive first; it reports that access wasn't requested yet.
      capture: (info) => {
        const { isAvailable, isAccessRequested } = readBiometryInfo(info);
        return !isAvailable || isAccessRequested;
      },
      ...promptOptions(signal),
    }),
  );
  return event === null ? null : readBiometryInfo(event);
}

/**
 * Saves the token or, with an empty text, removes it; Android prompts the user for either.
 *
 * @returns whether it succeeded
 */
async function updateToken(
  params: { readonly token: string; readonly reason?: string },
  signal?: AbortSignal,
): Promise<boolean> {
  const [done, other] = params.token === '' ? ['removed', 'updated'] : ['updated', 'removed'];
  const event = await answered(() =>
    request('web_app_biometry_update_token', 'biometry_token_updated', {
      params,
      // the other status answers a call that timed out
      capture: (answer) => fieldOf(answer, 'status') !== other,
      ...promptOptions(signal),
    }),
  );
  return fieldOf(event, 'status') === done;
}

async function askToken(reason: string, signal: AbortSignal | undefined): Promise<BiometryAnswer> {
  const event = await answered(() =>
    request('web_app_biometry_request_auth', 'biometry_auth_requested', {
      params: { reason },
      ...promptOptions(signal),
    }),
  );
  if (fieldOf(event, 'status') !== 'authorized') return { kind: 'declined' };
  const token = fieldOf(event, 'token');
  // A host whose keychain was reset reports "authorized" without a token.
  return typeof token === 'string' && token !== '' ? { kind: 'token', token } : { kind: 'lost' };
}

/** Differences between clients. */
export interface BiometryHabits {
  /** saving another token leaves the old one in place, and still reports `updated` */
  readonly keepsFirst: boolean;
  /** a denied request may be repeated, and no settings can revert it */
  readonly asksAgain: boolean;
}

/**
 * Creates the host's biometric lock. Unanswered requests count as absent, not granted or declined; nothing here rejects except with
 * a RangeError for a reason or token that is too long.
 */
export function createHostBiometry({ keepsFirst, asksAgain }: BiometryHabits): BiometryQuestions {
  const inTurn = oneByOne();
  let known: BiometryInfo | null = null;
  const inspect = async (): Promise<BiometryInfo | null> => {
    known = await askInfo();
    return known;
  };
  const noteToken = (isTokenSaved: boolean): void => {
    if (known) known = { ...known, isTokenSaved };
  };
  const isTokenGone = (info: BiometryInfo | null): boolean =>
    info?.isAvailable === true && !info.isTokenSaved;

  return {
    state: () => inTurn(async () => stateOf(await inspect(), asksAgain)),
    requestAccess: (reason, signal) =>
      inTurn(async () => {
        checkReason(reason);
        known = (await askAccess(reason, signal)) ?? known;
        return known?.isAvailable === true && known.isAccessGranted;
      }),
    save: (token, reason, signal) =>
      inTurn(async () => {
        checkReason(reason);
        checkToken(token);
        if (keepsFirst) await updateToken({ token: '' }, signal);
        const isSaved = await updateToken({ token, reason }, signal);
        if (isSaved) noteToken(true);
        return isSaved;
      }),
    read: (reason, signal) =>
      inTurn(async () => {
        checkReason(reason);
        if (isTokenGone(known ?? (await inspect()))) return { kind: 'lost' };
        const answer = await askToken(reason, signal);
        // After the lock changed, some clients report an unknown finger; whether a token is still saved distinguishes the two.
        if (answer.kind !== 'declined' || signal?.aborted) return answer;
        return isTokenGone(await inspect()) ? { kind: 'lost' } : answer;
      }),
    remove: () =>
      inTurn(async () => {
        // a client without a token may not answer a removal
        if (!(await inspect())?.isTokenSaved) return;
        if (await updateToken({ token: '' })) noteToken(false);
      }),
  };
}
