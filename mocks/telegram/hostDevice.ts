/** What a Telegram client keeps for an app on one device: it outlives the app's process and the page's own storage. */
import type { Params } from './params.ts';

/** What the person in front of the biometric lock does; `unanswered` until `answerPrompt` does it. */
export type BiometryOutcome = 'recognised' | 'not-recognised' | 'unanswered';

/** The device's biometric lock, and what the client keeps behind it. */
export interface HostBiometry {
  /** false where the device or the client has none */
  readonly isAvailable: boolean;
  readonly sensor: 'finger' | 'face' | 'unknown';
  readonly isAccessRequested: boolean;
  readonly isAccessGranted: boolean;
  /** what the person says when the app asks for leave; null until `answerPrompt` says it */
  readonly grantsAccess: boolean | null;
  /** null when none is kept */
  readonly token: string | null;
  /** what happens at every prompt from now on */
  readonly outcome: BiometryOutcome;
}

/** A prompt of the biometric lock that waits for the person. */
export interface HostPrompt {
  /** the call that brought it up */
  readonly method: string;
  readonly params: Params;
}

/** All that is kept. Plain data: it can be carried as JSON from one opening of the app to the next. */
export interface HostDevice {
  readonly biometry: HostBiometry;
  readonly deviceStorage: Readonly<Record<string, string>>;
  readonly secureStorage: Readonly<Record<string, string>>;
  /** on Telegram's servers, for all devices of the person */
  readonly cloud: Readonly<Record<string, string>>;
  readonly isOnHomeScreen: boolean;
}

/** Habits of a client that show in what it keeps. */
export interface DeviceHabits {
  readonly hasBiometry: boolean;
  readonly sensor: HostBiometry['sensor'];
  /** iOS: a token that was lost is handed out as an empty one, "authorized" */
  readonly biometryEmptyToken: boolean;
  /** Telegram Desktop: every call of SecureStorage is answered with UNSUPPORTED */
  readonly secureUnsupported: boolean;
  /** iOS: `canRestore` instead of the documented `can_restore` */
  readonly iosCanRestoreCamelCase: boolean;
  /** Android of old: a null value is never answered */
  readonly failsOnNullValue: boolean;
  /** room of the device storage, characters of keys and values together */
  readonly deviceQuota: number;
  /** how many values the secure storage takes */
  readonly secureQuota: number;
}

/** A device on which the app was never opened. */
export function emptyDevice(habits: DeviceHabits): HostDevice {
  return {
    biometry: {
      isAvailable: habits.hasBiometry,
      sensor: habits.sensor,
      isAccessRequested: false,
      isAccessGranted: false,
      grantsAccess: true,
      token: null,
      outcome: 'recognised',
    },
    deviceStorage: {},
    secureStorage: {},
    cloud: {},
    isOnHomeScreen: false,
  };
}
