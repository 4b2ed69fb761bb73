import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { DEFAULT_SECOND_CONFIRMATION } from '../../../src/domain/session/secondConfirmation.ts';
import { SettingsScreen } from '../../../src/screens/settings/Settings/SettingsScreen.tsx';
import type { SettingsView } from '../../../src/screens/settings/Settings/SettingsScreen.types.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const DAY_MS = 86_400_000;

const meta = {
  title: 'Screens/Settings/Menu',
  excludeStories: ['coverage'],
  component: SettingsScreen,
  args: {
    status: 'ready',
    wallet: { name: 'Everyday', kind: 'words', checkedAtMs: STORY_NOW_MS - 3 * DAY_MS },
    account: ACCOUNTS.everyday,
    safety: { done: 2, total: 4 },
    hasPractice: true,
    links: ['source', 'report'],
    walletCount: 3,
    autoLockMinutes: 5,
    staysUnlocked: false,
    isRememberShort: false,
    biometry: { level: 'off', sensor: 'finger' },
    enrolment: { status: 'asking' },
    secondConfirmation: DEFAULT_SECOND_CONFIRMATION,
    network: 'mainnet',
    preferences: { language: 'en', currency: 'usd' },
    contactCount: 4,
    homeScreen: 'impossible',
    paymentNotices: 'impossible',
    nowMs: STORY_NOW_MS,
    onOpen: fn(),
    onLink: fn(),
    onAutoLock: fn(),
    onStay: fn(),
    onBiometryOn: fn(async () => true),
    onBiometryOff: fn(),
    onBiometrySettings: fn(),
    onEnrolmentClear: fn(),
    onSecondConfirmation: fn(async () => true),
    onLock: fn(),
    onHomeScreen: fn(),
    onPractice: fn(),
    onPaymentNotices: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every row opens its screen. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change password/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('change-password');
    await userEvent.click(canvas.getByRole('button', { name: /Safety/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('safety');
    await userEvent.click(canvas.getByRole('button', { name: /Report a problem/ }));
    await expect(args.onLink).toHaveBeenCalledWith('report');
    await userEvent.click(canvas.getByRole('button', { name: /Delete everything/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('delete-everything');
    await userEvent.click(canvas.getByRole('switch', { name: 'Stay unlocked' }));
    await expect(args.onStay).toHaveBeenCalledWith(true);
  },
};
/** Every payment needs the password; changing that needs it, too. */
export const SecondConfirmationChosen: Story = {
  args: { secondConfirmation: { kind: 'always' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Confirm payments/ }));
    const choice = within(await screen.findByRole('dialog', { name: 'Confirm payments' }));
    await userEvent.click(choice.getByRole('radio', { name: 'Never' }));
    await userEvent.type(await screen.findByLabelText('Your password', { selector: 'input' }), 'much secret');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSecondConfirmation).toHaveBeenCalledWith({ kind: 'never' }, 'much secret');
  },
};
/** The options, with the current one marked. */
export const SecondConfirmationChoices: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Confirm payments/ }));
    await screen.findByRole('dialog', { name: 'Confirm payments' });
  },
};
/** A wrong password was typed for the change. */
export const SecondConfirmationWrongPassword: Story = {
  args: { enrolment: { status: 'wrong', freeTriesLeft: 3 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Confirm payments/ }));
    const choice = within(await screen.findByRole('dialog', { name: 'Confirm payments' }));
    await userEvent.click(choice.getByRole('radio', { name: 'Every payment' }));
    await screen.findByText(/Wrong password/);
  },
};
export const BackupNeverChecked: Story = {
  args: { wallet: { name: 'Everyday', kind: 'words-and-passphrase', checkedAtMs: null } },
};
export const OneKey: Story = {
  args: { wallet: { name: 'Paper from 2014', kind: 'private-key', checkedAtMs: null } },
};
export const ExtendedKey: Story = {
  args: { wallet: { name: 'Office', kind: 'extended-key', checkedAtMs: null } },
};
/** A watch-only wallet has nothing to back up or to show. */
export const WatchOnly: Story = {
  args: { wallet: { name: 'Cold storage', kind: 'watched-address', checkedAtMs: null } },
};
export const ArabicAndLongNames: Story = {
  args: {
    wallet: { name: 'محفظة العائلة', kind: 'words', checkedAtMs: null },
    account: { ...ACCOUNTS.everyday, name: 'Rainy day money for the house by the lake' },
  },
};
/** The device has no secure storage for a second key. */
export const StayIsShort: Story = { args: { isRememberShort: true, staysUnlocked: true } };
export const BiometryOn: Story = {
  args: { biometry: { level: 'on', sensor: 'face' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Unlock with face' }));
    await expect(args.onBiometryOff).toHaveBeenCalledOnce();
  },
};
export const BiometryAbsent: Story = { args: { biometry: { level: 'absent', sensor: 'unknown' } } };
export const BiometryDenied: Story = {
  args: { biometry: { level: 'denied', sensor: 'face' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Unlock with face/ }));
    await expect(args.onBiometrySettings).toHaveBeenCalledOnce();
  },
};
export const BiometryChanged: Story = { args: { biometry: { level: 'changed', sensor: 'finger' } } };
export const BiometryUnknown: Story = { args: { biometry: { level: 'unknown', sensor: 'unknown' } } };

/** One of four options, applied at once. */
export const ChoosingAutoLock: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Auto-lock/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Auto-lock' }));
    await expect(sheet.getByRole('radio', { name: '5 minutes' })).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: '15 minutes' }));
    await expect(args.onAutoLock).toHaveBeenCalledWith(15);
  },
};

const enrolling: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Unlock with fingerprint' }));
  await screen.findByRole('dialog', { name: 'Turn on quick unlock' });
};
/** The password is needed first. */
export const Enrolling: Story = {
  play: async (context) => {
    await enrolling(context);
    const { args, userEvent } = context;
    const field = await screen.findByLabelText('Your password', { selector: 'input' });
    await userEvent.type(field, 'velvet harbour');
    await expect(field).toHaveValue('velvet harbour');
    await expect(args.onEnrolmentClear).toHaveBeenCalled();
  },
};
export const EnrollingWrong: Story = {
  args: { enrolment: { status: 'wrong', freeTriesLeft: 2 } },
  play: enrolling,
};
export const EnrollingThrottled: Story = {
  args: { enrolment: { status: 'throttled', untilMs: STORY_NOW_MS + 30_000, nowMs: STORY_NOW_MS } },
  play: enrolling,
};
export const EnrollingDenied: Story = { args: { enrolment: { status: 'rejected' } }, play: enrolling };
export const EnrollingBusy: Story = {
  args: { enrolment: { status: 'opening', stage: null } },
  play: enrolling,
};
export const EnrollingFailed: Story = {
  args: { enrolment: { status: 'failed', fault: new Fault('storage-full', 'QuotaExceeded') } },
  play: enrolling,
};
/** A cold wallet: no servers, no history, no price, no notifications. */
export const Cold: Story = {
  args: { network: null, secondConfirmation: null, preferences: { language: 'en', currency: null } },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: /History|Network/ })).not.toBeInTheDocument(),
};

/** Every status has its story. */
export const coverage = { ready: Ready } satisfies Record<SettingsView['status'], Story>;
/** The messenger can add Kennel to the device's home screen. */
export const HomeScreenOffered: Story = {
  args: { homeScreen: 'offered' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add to home screen/ }));
    await expect(args.onHomeScreen).toHaveBeenCalledOnce();
  },
};
export const OnHomeScreen: Story = { args: { homeScreen: 'added' } };
/** In a browser: a passkey, and optional notifications of payments. */
export const InABrowser: Story = {
  args: { biometry: { level: 'on', sensor: 'passkey' }, paymentNotices: 'off', homeScreen: 'offered' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Payment notifications' }));
    await expect(args.onPaymentNotices).toHaveBeenCalledWith(true);
  },
};
/** Notifications were denied, and only the browser's own settings can change that. */
export const NoticesDenied: Story = { args: { paymentNotices: 'denied' } };
