import type { BiometryEnrolment } from '../../../components/overlays/prompts/PasswordQuestion.tsx';
import type { NamedAddress } from '../../../domain/address/judgeRecipient.ts';
import type { Network } from '../../../domain/address/Network.ts';
import type { Language } from '../../../domain/preferences/Language.ts';
import type { SecondConfirmation } from '../../../domain/session/secondConfirmation.ts';
import type { AutoLockMinutes } from '../../../domain/session/sessionExpiry.ts';
import type { BiometrySensor, BiometryStatus } from '../../../domain/session/unlocking.ts';
import type { WalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';

export interface SettingsView {
  readonly status: 'ready';
  /** the current wallet */
  readonly wallet: {
    readonly name: string;
    readonly kind: WalletKind;
    /** when its backup was last checked, milliseconds since 1970; null: never */
    readonly checkedAtMs: number | null;
  };
  /** null while the wallet has none */
  readonly account: NamedAddress | null;
  /** safety steps done, and their total */
  readonly safety: { readonly done: number; readonly total: number };
  /** a practice page is hosted beside the app */
  readonly hasPractice: boolean;
  /** pages about Kennel that can be opened here */
  readonly links: readonly SettingsLink[];
  readonly walletCount: number;
  readonly autoLockMinutes: AutoLockMinutes;
  readonly staysUnlocked: boolean;
  /** the device has only one storage for a key, so sessions are remembered only briefly */
  readonly isRememberShort: boolean;
  readonly biometry: { readonly level: BiometryStatus; readonly sensor: BiometrySensor };
  readonly enrolment: BiometryEnrolment;
  /** the vault's second confirmation rule; null until read */
  readonly secondConfirmation: SecondConfirmation | null;
  /** null in a cold wallet, which uses no servers and has no history */
  readonly network: Network | null;
  /** current language and currency; currency is null if no prices are read */
  readonly preferences: { readonly language: Language; readonly currency: string | null };
  readonly contactCount: number;
  /** whether Kennel can be added to the device's home screen, or is there */
  readonly homeScreen: 'impossible' | 'offered' | 'added';
  /** whether the device notifies of payments; `impossible` if it never does */
  readonly paymentNotices: 'impossible' | 'off' | 'on' | 'denied';
  /** milliseconds since 1970 */
  readonly nowMs: number;
}

/** An external page: the sources, or where to report problems. */
export type SettingsLink = 'source' | 'report';

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
  /** clears the last password problem */
  readonly onEnrolmentClear: () => void;
  /** resolves with whether it is in effect */
  readonly onSecondConfirmation: (rule: SecondConfirmation, password: string) => Promise<boolean>;
  readonly onPractice: () => void;
  readonly onLock: () => void;
  readonly onHomeScreen: () => void;
  readonly onPaymentNotices: (isOn: boolean) => void;
}
