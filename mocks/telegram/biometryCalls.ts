/** The effect of each biometric call on the client's stored state, and the client's answer. */
import type { HostEvent } from './hostAnswers.ts';
import type { DeviceHabits, HostBiometry, HostDevice, HostPrompt } from './hostDevice.ts';
import { type Params, textOf } from './params.ts';

/** A call's result: the new stored state, and the answer; null when the client stays silent. */
export type KeepingOutcome = readonly [keeping: HostDevice, event: HostEvent | null];

type Call = (
  lock: HostBiometry,
  params: Params,
  habits: DeviceHabits,
) => readonly [HostBiometry, HostEvent | null];

function infoEvent(lock: HostBiometry, habits: DeviceHabits): HostEvent {
  if (!lock.isAvailable && habits.absentBiometry === 'bare')
    return ['biometry_info_received', { available: false }];
  return [
    'biometry_info_received',
    {
      available: habits.biometryOfMac ? `${lock.isAvailable}` : lock.isAvailable,
      ...(lock.isAvailable ? { type: lock.sensor } : {}),
      access_requested: lock.isAccessRequested,
      access_granted: lock.isAccessGranted,
      token_saved: lock.token !== null,
      device_id: lock.isAvailable ? 'fake-device' : '',
    },
  ];
}

const requestAccess: Call = (lock, _, habits) => {
  if (!lock.isAvailable) return [lock, infoEvent(lock, habits)];
  // The person is asked once, except on macOS; afterwards only the client's settings change the answer.
  const isAsked = habits.biometryOfMac ? !lock.isAccessGranted : !lock.isAccessRequested;
  const answer = isAsked ? lock.grantsAccess : lock.isAccessGranted;
  if (answer === null) return [lock, null];
  const isPrompted = answer && !lock.isAccessRequested && habits.accessPrompts;
  if (isPrompted && lock.outcome === 'unanswered') return [lock, null];
  const isAccessGranted = answer && !(isPrompted && lock.outcome === 'not-recognised');
  const next = { ...lock, isAccessRequested: true, isAccessGranted };
  return [next, infoEvent(next, habits)];
};

/** Whether a prompt would appear and the person passes it; null when it is left unanswered. */
function passes(lock: HostBiometry, { biometryOfMac }: DeviceHabits): boolean | null {
  if (!lock.isAvailable || (!lock.isAccessGranted && !biometryOfMac)) return false;
  return lock.outcome === 'unanswered' ? null : lock.outcome === 'recognised';
}

const requestAuth: Call = (lock, _, habits) => {
  const hasPassed = passes(lock, habits);
  if (hasPassed === null) return [lock, null];
  const isEmptyHanded = lock.token === null && !habits.biometryEmptyToken;
  if (!hasPassed || lock.isKeyVoid || isEmptyHanded)
    return [lock, ['biometry_auth_requested', { status: 'failed' }]];
  return [lock, ['biometry_auth_requested', { status: 'authorized', token: lock.token ?? '' }]];
};

const updateToken: Call = (lock, params, habits) => {
  const hasPassed = habits.tokenNeedsPass ? passes(lock, habits) : true;
  if (hasPassed === null) return [lock, null];
  if (!hasPassed || lock.isKeyVoid) return [lock, ['biometry_token_updated', { status: 'failed' }]];
  const token = textOf(params, 'token');
  if (habits.biometryOfMac && token === '' && lock.token === null)
    return [lock, ['biometry_token_updated', { status: 'failed' }]];
  // the keychain's "already exists" counts as success
  if (habits.biometryOfMac && token !== '' && lock.token !== null)
    return [lock, ['biometry_token_updated', { status: 'updated' }]];
  if (token === '') return [{ ...lock, token: null }, ['biometry_token_updated', { status: 'removed' }]];
  return [{ ...lock, token }, ['biometry_token_updated', { status: 'updated' }]];
};

const CALLS: Readonly<Record<string, Call>> = {
  web_app_biometry_get_info: (lock, _, habits) => [lock, infoEvent(lock, habits)],
  web_app_biometry_request_access: requestAccess,
  web_app_biometry_request_auth: requestAuth,
  web_app_biometry_update_token: updateToken,
};

/** Answers a waiting prompt, as if the person had been there from the start. */
export function answeredPrompt(
  keeping: HostDevice,
  habits: DeviceHabits,
  prompt: HostPrompt,
  isYes: boolean,
): KeepingOutcome {
  const { grantsAccess, outcome } = keeping.biometry;
  const present = { grantsAccess: isYes, outcome: isYes ? 'recognised' : 'not-recognised' } as const;
  const before = { ...keeping, biometry: { ...keeping.biometry, ...present } };
  const [after, event] = biometryCall(before, habits, prompt.method, prompt.params) ?? [before, null];
  return [{ ...after, biometry: { ...after.biometry, grantsAccess, outcome } }, event];
}

/** @returns a biometric call's result; null for any other call */
export function biometryCall(
  keeping: HostDevice,
  habits: DeviceHabits,
  method: string,
  params: Params,
): KeepingOutcome | null {
  const outcome = CALLS[method]?.(keeping.biometry, params, habits);
  return outcome ? [{ ...keeping, biometry: outcome[0] }, outcome[1]] : null;
}

/** Extra macOS events after a token prompt and after a token change. */
export function biometryAfterword(
  keeping: HostDevice,
  habits: DeviceHabits,
  event: HostEvent,
): HostEvent | null {
  const isOfToken = ['biometry_auth_requested', 'biometry_token_updated'].includes(event[0]);
  return habits.biometryOfMac && isOfToken ? infoEvent(keeping.biometry, habits) : null;
}
