// A transfer at its four routes: composed, signed, accepted, rejected.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SandboxControl } from '../../mocks/sandbox/control.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = { title: 'Routes/Send DOGE', tags: ['!autodocs'], ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

async function sign({ tx }: Stores): Promise<void> {
  await tx.rules.load();
  tx.draft.setRecipientText(SHOP_ADDRESS);
  tx.draft.setAmountText('41.98');
  await tx.prepare();
}

async function send(stores: Stores): Promise<void> {
  await sign(stores);
  await stores.tx.flow.confirm();
}

/** Another wallet with the same keys is faster: the coins are spent when the bytes arrive. */
async function sendTooLate(stores: Stores, control: SandboxControl): Promise<void> {
  await sign(stores);
  control.sandbox.reset();
  await stores.tx.flow.confirm();
}

/** Nothing is typed yet. */
export const TxCreate: Story = {
  args: { route: 'tx-create' },
  play: async ({ canvas }) => void (await canvas.findByLabelText('To', {}, TIMEOUT)),
};
/** 41.98 DOGE, signed and parsed from the bytes. */
export const TxConfirm: Story = {
  args: { route: 'tx-confirm', before: sign },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Send 41.98/ }, TIMEOUT)),
};
/** The network accepted it. */
export const TxSuccess: Story = {
  args: { route: 'tx-success', before: send },
  play: async ({ canvas }) => void (await canvas.findByText('41.98 DOGE is on its way', {}, TIMEOUT)),
};
/** The network rejected it, with its reason. */
export const TxFail: Story = {
  args: { route: 'tx-fail', before: sendTooLate },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, TIMEOUT)),
};
