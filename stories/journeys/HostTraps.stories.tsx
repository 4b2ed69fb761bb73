// Traps in the Mini Apps protocol and its SDK: the real app over a host that triggers them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { UNLOCK_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = {
  title: 'Journeys/Host traps',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded', route: 'home' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host doesn't answer: reading the clipboard times out after a second, and the page says what to do. */
export const HostSilent: Story = {
  args: { failures: ['host-silent', 'clipboard-unreadable'], route: 'tx-create', scenario: 'manyCoins' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste' }, TIMEOUT));
    await waitFor(() => expect(canvas.getByText(/hold the field to paste/)).toBeVisible(), TIMEOUT);
    await waitFor(() => expect(canvas.queryByText(/hold the field to paste/)).toBeNull(), TIMEOUT);
  },
};

/** Storage is blocked in this frame: no wallet can be created. */
export const StorageBlocked: Story = {
  args: { failures: ['storage-blocked'], person: 'stranger', route: 'welcome', storage: 'blocked' },
  play: async ({ canvas }) => void (await canvas.findByText(WELCOME_MESSAGES.blockedTitle, {}, TIMEOUT)),
};

/** A desktop without secure storage and without its own lock offers neither. */
export const SecureStorageUnsupported: Story = {
  args: { failures: ['secure-storage-unsupported'], route: 'settings' },
  play: async (context) => {
    const { services } = openedIn(context);
    await context.canvas.findByRole('heading', { name: 'Settings' }, TIMEOUT);
    await expect(services.host.secureStorage).toBeNull();
    await expect(services.host.deviceStorage).not.toBeNull();
  },
};

/** A link waits, and the session has ended: it stays locked until the password is entered. */
export const RequestBeforeUnlock: Story = {
  args: {
    failures: ['request-before-unlock', 'start-param-garbled'],
    person: 'locked-out',
    scenario: 'hodler',
  },
  play: async (context) => {
    const { services, stores } = openedIn(context);
    await context.canvas.findByText(UNLOCK_MESSAGES.title, {}, TIMEOUT);
    await expect(services.host.info.startParam).toBe('a-b_c');
    await expect(stores.session.isUnlocked).toBe(false);
  },
};

/** Telegram opens the root path, which leads home. */
export const RootOpened: Story = {
  args: { failures: ['root-opened'], path: '/', scenario: 'hodler' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Send' }, TIMEOUT)),
};

/** The page around the frame presses the host's button: sending is never on it. */
export const FramedByStranger: Story = {
  args: { failures: ['framed-by-stranger'], route: 'tx-create' },
  play: async (context) => {
    const { canvas } = context;
    const opened = openedIn(context);
    await userEvent.type(await canvas.findByLabelText('To', {}, TIMEOUT), SHOP_ADDRESS);
    await userEvent.type(canvas.getByLabelText('Amount in DOGE'), '5');
    await pressBottom(opened, 'Review');
    await canvas.findByRole('button', { name: /^Send 5/ }, TIMEOUT);
    await expect(opened.host.pressBottom()).toBe(false);
    opened.host.send('main_button_pressed');
    opened.host.send('main_button_pressed');
    await expect(opened.control.sandbox.mempool.entries).toHaveLength(0);
    await expect(opened.stores.tx.lastSent).toBeNull();
  },
};

/** Calls that the SDK would let through, throw on, send unencrypted or wait for: home works regardless. */
export const ProtocolTraps: Story = {
  args: {
    failures: [
      'host-appears-late',
      'token-in-clear',
      'untyped-popup-button',
      'swipes-off-by-mounting',
      'errors-thrown-at-once',
      'script-link',
      'popup-dropped',
    ],
    scenario: 'hodler',
  },
  play: async (context) => {
    const { host, services } = openedIn(context);
    await context.canvas.findByRole('button', { name: 'Send' }, TIMEOUT);
    const { openLink, showPopup } = services.host;
    await expect(await openLink('javascript:alert(1)')).toMatchObject({ ok: false });
    const badPopup = { message: '', buttons: [{ id: 'ok', type: 'ok' }] } as const;
    await expect(await showPopup(badPopup)).toMatchObject({ ok: false });
    await expect(host.state()).toMatchObject({ isClosed: false, allowsVerticalSwipe: true, popup: null });
    await expect(Object.keys(sessionStorage)).not.toContain('tapps/biometry');
    await expect(host.violations).toEqual([]);
  },
};
