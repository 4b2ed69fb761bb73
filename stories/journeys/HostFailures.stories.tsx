// Failures of Telegram's clients, as the user sees them: the real app over the sandbox.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TEST_PASSWORD } from '../../mocks/fixtures/makeWallet.ts';
import { UNLOCK_MESSAGES } from '../../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = {
  title: 'Journeys/Host failures',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded', route: 'home' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Scene = Parameters<Play>[0];

const amountField = ({ canvas }: Scene) => canvas.findByLabelText('Amount in DOGE', {}, TIMEOUT);

async function typeTransfer(scene: Scene): Promise<void> {
  await userEvent.type(await scene.canvas.findByLabelText('To', {}, TIMEOUT), SHOP_ADDRESS);
  await userEvent.type(await amountField(scene), '5');
}

const isHome = ({ canvas }: Scene) => canvas.findByRole('button', { name: 'Send' }, TIMEOUT);

/** Pasting shows what to do instead, since the clipboard returns nothing. */
export const ClipboardUnreadable: Story = {
  args: { failures: ['clipboard-unreadable'], route: 'tx-create' },
  play: async (scene) => {
    await userEvent.click(await scene.canvas.findByRole('button', { name: 'Paste' }, TIMEOUT));
    await waitFor(() => expect(scene.canvas.getByText(/hold the field to paste/)).toBeVisible(), TIMEOUT);
  },
};

/** A failed copy is reported as such; the address can be selected. */
export const CopyDenied: Story = {
  args: { failures: ['copy-refused'], route: 'receive' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy address' }, TIMEOUT));
    await canvas.findByText('Couldn’t copy', {}, TIMEOUT);
    await expect(canvas.queryByText('Copied')).toBeNull();
  },
};

/** A third-party script listens too: back still leads home, once. */
export const RivalScript: Story = {
  args: { failures: ['rival-script'], route: 'history' },
  play: async (scene) => {
    const { host } = openedIn(scene);
    await waitFor(() => expect(host.state().isBackVisible).toBe(true), TIMEOUT);
    host.pressBack();
    await isHome(scene);
    await expect(host.state().isBackVisible).toBe(false);
  },
};

/** Everything works without service workers. */
export const NoServiceWorker: Story = {
  args: { failures: ['no-service-worker'] },
  play: async (scene) => {
    await expect(navigator.serviceWorker).toBeUndefined();
    await isHome(scene);
  },
};

/** The device has lost data before: restoring is offered first, and the risk of a new wallet is shown. */
export const StorageForgets: Story = {
  args: { failures: ['storage-forgets'], person: 'stranger', route: 'welcome', storage: 'not-kept' },
  play: async ({ canvas }) => void (await canvas.findByText(WELCOME_MESSAGES.forgetfulTitle, {}, TIMEOUT)),
};

/** After a reload the app asks for the password unless it can unlock itself, and returns to the same screen. */
export const ReloadsItself: Story = {
  args: { failures: ['reloads-itself'], person: 'locked-out', route: 'history' },
  play: async (scene) => {
    const { canvas } = scene;
    await userEvent.type(await canvas.findByLabelText(UNLOCK_MESSAGES.password, {}, TIMEOUT), TEST_PASSWORD);
    await pressBottom(openedIn(scene), UNLOCK_MESSAGES.unlock);
    await canvas.findByRole('heading', { name: 'History' }, TIMEOUT);
  },
};

/** The keyboard covers half of the page: the focused field is above it. */
export const KeyboardCovers: Story = {
  args: { failures: ['keyboard-covers'], route: 'tx-create' },
  play: async (scene) => {
    const { host } = openedIn(scene);
    const amount = await amountField(scene);
    await userEvent.type(amount, '41.98');
    const height = Math.round(window.innerHeight / 2);
    host.setSpace({ height, isStable: false });
    await waitFor(() => expect(amount.getBoundingClientRect().bottom).toBeLessThanOrEqual(height), TIMEOUT);
    await expect(amount.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** A viewport of one pixel is ignored. */
export const ViewportOfOnePixel: Story = {
  args: { failures: ['viewport-of-one-pixel'], scenario: 'pendingTx' },
  play: async (scene) => {
    await isHome(scene);
    const { style } = document.documentElement;
    await waitFor(() => expect(style.getPropertyValue('--height')).toBe(''));
    await expect(document.body.offsetHeight).toBeGreaterThan(200);
  },
};

/** While there is unsaved input, swiping doesn't close the app, and the host asks first. */
export const SwipedAway: Story = {
  args: { failures: ['swiped-away'], route: 'tx-create' },
  play: async (scene) => {
    const { host } = openedIn(scene);
    await expect(host.state()).toMatchObject({ asksBeforeClosing: false, allowsVerticalSwipe: true });
    await typeTransfer(scene);
    await waitFor(() =>
      expect(host.state()).toMatchObject({ asksBeforeClosing: true, allowsVerticalSwipe: false }),
    );
    host.pressBack();
    await waitFor(() => expect(host.state().popup).not.toBeNull(), TIMEOUT);
    host.answerPopup('keep');
    await isHome(scene);
    await waitFor(() =>
      expect(host.state()).toMatchObject({ asksBeforeClosing: false, allowsVerticalSwipe: true }),
    );
    await userEvent.click(await isHome(scene));
    await amountField(scene);
  },
};

/** Desktops have no scanner: the host gets no request for one. */
export const NoScanner: Story = {
  args: { failures: ['no-scanner'], route: 'tx-create', scenario: 'hodler' },
  play: async (scene) => {
    const { host, services } = openedIn(scene);
    await amountField(scene);
    await expect(await services.host.scanQr('')).toEqual({ kind: 'unsupported' });
    await expect(host.callsOf('web_app_open_scan_qr_popup')).toEqual([]);
  },
};

/** A client of the first version: without back button, haptics and storage, the wallet works. */
export const OldClient: Story = {
  args: { failures: ['old-client'], route: 'tx-create' },
  play: async (scene) => {
    const opened = openedIn(scene);
    await typeTransfer(scene);
    await pressBottom(opened, 'Review');
    await scene.canvas.findByRole('button', { name: /^Send 5/ }, TIMEOUT);
    await expect(opened.host.violations).toEqual([]);
  },
};

/** If the client draws no back button, the page does. */
export const BackButtonLost: Story = {
  args: { failures: ['back-button-lost'], route: 'receive' },
  play: async (scene) => {
    const { canvas } = scene;
    await canvas.findByRole('region', { name: 'Your address' }, TIMEOUT);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }, TIMEOUT));
    await isHome(scene);
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Receive' }, TIMEOUT));
    await canvas.findByRole('button', { name: 'Back' }, TIMEOUT);
  },
};

/** Another face was enrolled: the password unlocks the wallet, and the reason is shown. */
export const BiometryTokenLost: Story = {
  args: {
    failures: ['biometry-token-lost'],
    person: 'locked-out',
    before: async ({ session }) => {
      await session.owner.turnBiometryOn(TEST_PASSWORD, 'Open your wallet');
    },
  },
  play: async (scene) => {
    const { canvas } = scene;
    await canvas.findByLabelText(UNLOCK_MESSAGES.password, {}, TIMEOUT);
    await canvas.findByText(/changed/i, {}, TIMEOUT);
  },
};

/** The phone's secure storage belongs to another installation: the password is enough. */
export const SecureStorageElsewhere: Story = {
  args: { failures: ['secure-storage-elsewhere'], person: 'locked-out', scenario: 'busy' },
  play: async (scene) => {
    const { canvas } = scene;
    await userEvent.type(await canvas.findByLabelText(UNLOCK_MESSAGES.password, {}, TIMEOUT), TEST_PASSWORD);
    await pressBottom(openedIn(scene), UNLOCK_MESSAGES.unlock);
    await isHome(scene);
  },
};
