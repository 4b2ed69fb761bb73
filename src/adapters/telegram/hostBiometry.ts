/**
 * The device's biometric lock, over the bridge's own requests.
 *
 * The SDK's ready-made call is not used: it writes the token in clear into the session's storage.
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

/** An answer that does not come counts as null, whatever the cause: silence, rejection, a caller that gave up. */
async function answered(asking: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    return await asking();
  } catch {
    return null;
  }
}

/** One prompt at a time: the protocol's answers do not say which question they belong to. */
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
      // A late answer to an earlier question may come first; it says that nothing was requested yet.
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
 * Gives or, with an empty text, takes the token; Android asks the person for either.
 *
 * @returns whether it was done
 */
async function updateToken(
  params: { readonly token: string; readonly reason?: string },
  signal?: AbortSignal,
): Promise<boolean> {
  const [done, other] = params.token === '' ? ['removed', 'updated'] : ['updated', 'removed'];
  const event = await answered(() =>
    request('web_app_biometry_update_token', 'biometry_token_updated', {
      params,
      // the other one answers a call that was given up
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
  // A host whose keychain was reset says "authorized" and hands out nothing.
  return typeof token === 'string' && token !== '' ? { kind: 'token', token } : { kind: 'lost' };
}

/** What differs from client to client. */
export interface BiometryHabits {
  /** another token leaves the one that is there in its place, and is said to be updated */
  readonly keepsFirst: boolean;
  /** a denial is no last word, and no settings take it back */
  readonly asksAgain: boolean;
}

/**
 * Gives the host's biometric lock. Whatever the host leaves unanswered counts as absent, not given or declined; nothing
 * here rejects but a RangeError for a reason or token that is too long.
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
        // A lock that changed looks like an unknown finger on some clients; what they keep then tells them apart.
        if (answer.kind !== 'declined' || signal?.aborted) return answer;
        return isTokenGone(await inspect()) ? { kind: 'lost' } : answer;
      }),
    remove: () =>
      inTurn(async () => {
        // whoever keeps none may have nobody to ask, and not answer
        if (!(await inspect())?.isTokenSaved) return;
        if (await updateToken({ token: '' })) noteToken(false);
      }),
  };
}
