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
  /** the key behind it is void for ever, as on Android after a new finger */
  readonly isKeyVoid: boolean;
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
  /** what Web K counts as keys of it, which is more than there are */
  readonly deviceKeyCount: number;
  readonly secureStorage: Readonly<Record<string, string>>;
  /** keys of the secure storage that an earlier installation left, which the person may take back */
  readonly restorableKeys: readonly string[];
  /** false: iOS then keeps nothing secure, and reads as if nothing were there */
  readonly hasPasscode: boolean;
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
  /** what is said of a lock that is absent: that alone, or all other fields too (Android, Web K) */
  readonly absentBiometry: 'bare' | 'full';
  /**
   * macOS: `available` is the string "true"; biometry_info_received follows each prompt and each token call; access can be
   * requested again after a denial and isn't checked; saving over a token keeps the first; removing a missing one fails
   */
  readonly biometryOfMac: boolean;
  /** Android: access is granted only to who then passes the lock's prompt */
  readonly accessPrompts: boolean;
  /** Android: a token is replaced or removed only by who passes the lock's prompt. iOS looks at nothing */
  readonly tokenNeedsPass: boolean;
  /** Android: after a new finger nothing that was kept comes back, and nothing is kept any more */
  readonly newFingerVoids: boolean;
  /**
   * iOS and macOS keep what device storage is given and answer failures alone; Web A of now answers UNSUPPORTED, older
   * ones nothing
   */
  readonly deviceStorage: 'works' | 'silent-on-success' | 'unsupported' | 'silent';
  /** desktops and the web answer UNSUPPORTED, older Web A nothing */
  readonly secureStorage: 'works' | 'unsupported' | 'silent';
  /** Android reads a key that is not there as an empty text */
  readonly absentIsEmpty: boolean;
  /** what stands beside an absent value that can be restored; nothing on Android, where no value is ever absent */
  readonly restorableMark: Readonly<Record<string, true>>;
  /** what a null value does: Android of old never answered it, that of now keeps the text "null" */
  readonly nullValue: 'deletes' | 'silent' | 'text';
  /** room of the device storage; `deviceQuotaOf` says what fills it */
  readonly deviceQuota: number;
  /** bytes of values (iOS, macOS), bytes of a JSON of all (Android, Desktop), or characters of keys and values (Web K) */
  readonly deviceQuotaOf: 'values' | 'json' | 'characters';
  /** Web K takes ten keys, and counts each change as one */
  readonly deviceCountsChanges: boolean;
  /** how many keys the secure storage takes, those with an empty text included */
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
      isKeyVoid: false,
      outcome: 'recognised',
    },
    deviceStorage: {},
    deviceKeyCount: 0,
    secureStorage: {},
    restorableKeys: [],
    hasPasscode: true,
    cloud: {},
    isOnHomeScreen: false,
  };
}
