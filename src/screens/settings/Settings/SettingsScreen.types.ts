import type { BiometryEnrolment } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Language } from '../../../domain/preferences/Language.ts';
import type { SecondConfirmation } from '../../../domain/session/secondConfirmation.ts';
import type { AutoLockMinutes } from '../../../domain/session/sessionExpiry.ts';
import type { BiometrySensor, BiometryStatus } from '../../../domain/session/unlocking.ts';
import type { WalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';

/** What the settings show. */
export interface SettingsView {
  readonly status: 'ready';
  /** the wallet on show */
  readonly wallet: {
    readonly name: string;
    readonly kind: WalletKind;
    /** when its backup was checked last, milliseconds since 1970; null: never */
    readonly checkedAtMs: number | null;
  };
  /** null while the wallet has none */
  readonly account: NamedAddress | null;
  /** what keeps the wallets safe: how many things there are to do, and how many are done */
  readonly safety: { readonly done: number; readonly total: number };
  /** there is a page of practice beside the app */
  readonly hasPractice: boolean;
  /** pages about Kennel that can be opened here */
  readonly links: readonly SettingsLink[];
  readonly walletCount: number;
  readonly autoLockMinutes: AutoLockMinutes;
  readonly staysUnlocked: boolean;
  /** the device has but one storage for a key, so that staying unlocked is short */
  readonly isRememberShort: boolean;
  readonly biometry: { readonly level: BiometryStatus; readonly sensor: BiometrySensor };
  readonly enrolment: BiometryEnrolment;
  /** when the vault asks once more before money leaves; null until it was read */
  readonly secondConfirmation: SecondConfirmation | null;
  /** null in a cold wallet, which uses no servers and has no history */
  readonly network: Network | null;
  /** as it is told now: language and currency, in a few words; no currency where no prices are read */
  readonly preferences: { readonly language: Language; readonly currency: string | null };
  readonly contactCount: number;
  /** whether Kennel can be put on the device's home screen, or is there */
  readonly homeScreen: 'impossible' | 'offered' | 'added';
  /** whether the device tells of payments; `impossible` where it never does */
  readonly paymentNotices: 'impossible' | 'off' | 'on' | 'denied';
  /** milliseconds since 1970 */
  readonly nowMs: number;
}

/** A page outside of Kennel: its sources, or where problems are reported. */
export type SettingsLink = 'source' | 'report';

/** Where a row of the settings leads. */
export type SettingsSection =
  | 'safety'
  | 'switch-keyring'
  | 'check-backup'
  | 'export-mnemonics'
  | 'export-private-key'
  | 'multisig-keys'
  | 'psbt'
  | 'backup-file'
  | 'restore-file'
  | 'change-password'
  | 'preferences'
  | 'contacts'
  | 'network'
  | 'export-history'
  | 'labels'
  | 'statement'
  | 'about'
  | 'delete-everything';

export interface SettingsEvents {
  readonly onOpen: (section: SettingsSection) => void;
  readonly onLink: (link: SettingsLink) => void;
  readonly onAutoLock: (minutes: AutoLockMinutes) => void;
  readonly onStay: (on: boolean) => void;
  /** resolves with whether it is on now */
  readonly onBiometryOn: (password: string) => Promise<boolean>;
  readonly onBiometryOff: () => void;
  readonly onBiometrySettings: () => void;
  /** the last try is forgotten */
  readonly onEnrolmentClear: () => void;
  /** resolves with whether it holds now */
  readonly onSecondConfirmation: (rule: SecondConfirmation, password: string) => Promise<boolean>;
  readonly onPractice: () => void;
  readonly onLock: () => void;
  readonly onHomeScreen: () => void;
  readonly onPaymentNotices: (isOn: boolean) => void;
}
