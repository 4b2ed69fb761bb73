/** A Telegram client's storage for an app on one device: it outlives the app's process and the page's own storage. */
import type { Params } from './params.ts';

/** The person's behavior at the biometric lock; `unanswered` until `answerPrompt`. */
export type BiometryOutcome = 'recognised' | 'not-recognised' | 'unanswered';

/** The device's biometric lock, and the token stored behind it. */
export interface HostBiometry {
  /** false when the device or the client has none */
  readonly isAvailable: boolean;
  readonly sensor: 'finger' | 'face' | 'unknown';
  readonly isAccessRequested: boolean;
  readonly isAccessGranted: boolean;
  /** the person's answer when the app asks for access; null until `answerPrompt` */
  readonly grantsAccess: boolean | null;
  /** null when none is stored */
  readonly token: string | null;
  /** its key is permanently invalid, as on Android after a new finger */
  readonly isKeyVoid: boolean;
  /** the result of every prompt from now on */
  readonly outcome: BiometryOutcome;
}

/** A biometric prompt that waits for the person. */
export interface HostPrompt {
  /** the call that caused it */
  readonly method: string;
  readonly params: Params;
}

/** The whole storage. Plain data: it can be passed as JSON from one opening of the app to the next. */
export interface HostDevice {
  readonly biometry: HostBiometry;
  readonly deviceStorage: Readonly<Record<string, string>>;
  /** Web K's count of its keys, which is higher than the real one */
  readonly deviceKeyCount: number;
  readonly secureStorage: Readonly<Record<string, string>>;
  /** keys of the secure storage from an earlier installation, which the person may restore */
  readonly restorableKeys: readonly string[];
  /** false: iOS then stores nothing securely, and reads as if empty */
  readonly hasPasscode: boolean;
  /** on Telegram's servers, for all of the person's devices */
  readonly cloud: Readonly<Record<string, string>>;
  readonly isOnHomeScreen: boolean;
}

/** A client's storage habits. */
export interface DeviceHabits {
  readonly hasBiometry: boolean;
  readonly sensor: HostBiometry['sensor'];
  /** iOS: a lost token is returned as an empty one, "authorized" */
  readonly biometryEmptyToken: boolean;
  /** the fields reported for an absent lock: only that, or all others too (Android, Web K) */
  readonly absentBiometry: 'bare' | 'full';
  /**
   * macOS: `available` is the string "true"; biometry_info_received follows each prompt and each token call; access can be
   * requested again after a denial and isn't checked; saving over a token keeps the first; removing a missing one fails
   */
  readonly biometryOfMac: boolean;
  /** Android: access is granted only if the person then passes the biometric prompt */
  readonly accessPrompts: boolean;
  /** Android: a token is replaced or removed only after passing the biometric prompt. iOS checks nothing */
  readonly tokenNeedsPass: boolean;
  /** Android: after a new finger stored tokens cannot be read, and new ones cannot be stored */
  readonly newFingerVoids: boolean;
  /** iOS and macOS store device storage values but answer only failures; current Web A answers UNSUPPORTED, older versions nothing */
  readonly deviceStorage: 'works' | 'silent-on-success' | 'unsupported' | 'silent';
  /** desktop and web clients answer UNSUPPORTED, older Web A nothing */
  readonly secureStorage: 'works' | 'unsupported' | 'silent';
  /** Android reads a missing key as an empty text */
  readonly absentIsEmpty: boolean;
  /** the mark on an absent value that can be restored; none on Android, where no value is ever absent */
  readonly restorableMark: Readonly<Record<string, true>>;
  /** the effect of a null value: old Android versions never answered it, the current one stores the text "null" */
  readonly nullValue: 'deletes' | 'silent' | 'text';
  /** capacity of the device storage, measured as in `deviceQuotaOf` */
  readonly deviceQuota: number;
  /** bytes of values (iOS, macOS), bytes of all as JSON (Android, Desktop), or characters of keys and values (Web K) */
  readonly deviceQuotaOf: 'values' | 'json' | 'characters';
  /** Web K accepts ten keys, and counts each change as one */
  readonly deviceCountsChanges: boolean;
  /** the secure storage's maximum number of keys, including empty ones */
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
