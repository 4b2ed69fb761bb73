import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import { describeFaultKind } from '../../../src/i18n/messages/app/describeFault.ts';
import {
  describeAddProblem,
  describeRestart,
  NETWORK_MESSAGES as MESSAGES,
} from '../../../src/i18n/messages/settings/networkMessages.ts';
import { NetworkScreen } from '../../../src/screens/settings/Network/NetworkScreen.tsx';
import type {
  IndexServerView,
  ServerView,
} from '../../../src/screens/settings/Network/NetworkScreen.types.ts';

const HEIGHT = 5_984_221;

const USAGE: NonNullable<ServerView['usage']> = {
  asked: 1_284,
  answered: 1_284,
  rejected: 0,
  bytes: 2_417_300,
  requestsPerMinute: 20,
  pausedForMs: null,
  hasFlooded: false,
};
const GOOD: ServerView = {
  url: 'https://blockbook.kennel.example',
  isBuilt: true,
  health: { kind: 'answers', height: HEIGHT, behind: 0, latencyMs: 140, hasSocket: true, hasRequests: true },
  usage: USAGE,
};
const LATE: ServerView = {
  url: 'https://dogecoin.atomic.example/api-that-is-long/blockbook',
  isBuilt: true,
  health: {
    kind: 'answers',
    height: HEIGHT - 27,
    behind: 27,
    latencyMs: 1_240,
    hasSocket: false,
    hasRequests: true,
  },
  usage: {
    asked: 61,
    answered: 58,
    rejected: 3,
    bytes: 84_120,
    requestsPerMinute: 20,
    pausedForMs: 41_000,
    hasFlooded: false,
  },
};
const LIVE_ONLY: ServerView = {
  url: 'https://blockbook.friend.example',
  isBuilt: false,
  health: {
    kind: 'answers',
    height: HEIGHT,
    behind: 0,
    latencyMs: 180,
    hasSocket: true,
    hasRequests: false,
  },
  usage: {
    asked: 96,
    answered: 95,
    rejected: 0,
    bytes: 210_400,
    requestsPerMinute: 20,
    pausedForMs: null,
    hasFlooded: false,
  },
};
const SILENT: ServerView = {
  url: 'https://my-node.example',
  isBuilt: false,
  health: { kind: 'silent', fault: new Fault('timeout', 'no answer') },
  usage: null,
};
const NO_NODE: ServerView = {
  ...SILENT,
  health: {
    kind: 'silent',
    fault: new Fault('no-node', 'a server that lost its node', { server: 'my-node.example' }),
  },
};
const WRONG: ServerView = {
  url: 'https://litecoin.example',
  isBuilt: false,
  health: { kind: 'wrong', problem: { kind: 'other-chain', coin: 'Litecoin' } },
  usage: null,
};

const INDEXES: readonly IndexServerView[] = [
  { kind: 'tokens', name: 'index.kennel.example', health: { kind: 'answers', height: HEIGHT, behind: 0 } },
  { kind: 'tokens', name: 'other.example', health: { kind: 'answers', height: HEIGHT - 40, behind: 40 } },
  {
    kind: 'inscriptions',
    name: 'ord.kennel.example',
    health: { kind: 'silent', fault: new Fault('offline', 'nobody') },
  },
  {
    kind: 'inscriptions',
    name: 'doginals.example',
    health: { kind: 'answers', height: HEIGHT, behind: 0, lacksDunes: true },
  },
  { kind: 'contents', name: 'ipfs.kennel.example', health: { kind: 'heightless' } },
];

const meta = {
  title: 'Screens/Settings/Network',
  component: NetworkScreen,
  args: {
    status: 'ready',
    network: 'mainnet',
    offered: ['mainnet', 'testnet'],
    servers: [GOOD, LATE],
    indexes: [],
    isOwnList: false,
    adding: { kind: 'idle' },
    hasFailed: false,
    onNetwork: fn(),
    onAdd: fn(async () => false),
    onAddClear: fn(),
    onTest: fn(),
    onPrefer: fn(),
    onRemove: fn(),
    onReset: fn(),
    onAskAgain: fn(),
  },
} satisfies Meta<typeof NetworkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const opensAdding: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: MESSAGES.add }));
  await screen.findByRole('dialog', { name: MESSAGES.add });
};

/** The problem is shown below the field. */
const opensRefused =
  (problem: Parameters<typeof describeAddProblem>[0], address: string): NonNullable<Story['play']> =>
  async (context) => {
    await opensAdding(context);
    const field = await screen.findByLabelText(MESSAGES.address);
    await context.userEvent.click(field);
    await context.userEvent.paste(address);
    await screen.findByText(describeAddProblem(problem));
    await expect(field).toHaveValue(address);
  };

export const Ready: Story = {};
export const Asking: Story = { args: { servers: [{ ...GOOD, health: { kind: 'asking' } }] } };
/** One is up to date, one lags, one doesn't respond, and one serves content. */
export const Indexes: Story = { args: { servers: [GOOD], indexes: INDEXES } };
export const OwnList: Story = { args: { servers: [SILENT, GOOD, WRONG], isOwnList: true } };
export const Testnet: Story = { args: { network: 'testnet' } };
export const NotSaved: Story = { args: { hasFailed: true } };
export const Restarting: Story = {
  args: { status: 'restarting', network: 'mainnet' },
};
export const ChoosingNetwork: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(MESSAGES.network) }));
    await expect(await screen.findByRole('radio', { name: /Regtest/ })).toBeDisabled();
  },
};
/** Confirmation before leaving. */
export const Leaving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(MESSAGES.network) }));
    await userEvent.click(await screen.findByRole('radio', { name: /Testnet/ }));
    await screen.findByRole('button', { name: describeRestart('testnet').action });
    await expect(args.onNetwork).not.toHaveBeenCalled();
  },
};
export const OneServer: Story = {
  args: { servers: [GOOD], isOwnList: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /blockbook\.kennel/ }));
    await screen.findByText(MESSAGES.removeLast);
  },
};
export const SecondServer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /atomic/ }));
    await screen.findByRole('button', { name: MESSAGES.askFirst });
  },
};
/** Its HTTP responses can't be read here, as with a default Blockbook on another host. */
export const LiveOnly: Story = { args: { servers: [GOOD, LIVE_ONLY], isOwnList: true } };
export const LiveOnlyOpened: Story = {
  args: { servers: [GOOD, LIVE_ONLY], isOwnList: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /friend/ }));
    await screen.findByText(MESSAGES.liveOnlyText);
  },
};
/** It sent far more than was requested: its row and its sheet say why it was disconnected. */
export const Flooded: Story = {
  args: { servers: [{ ...GOOD, usage: { ...USAGE, hasFlooded: true, bytes: 9_812_400 } }, LATE] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(MESSAGES.flooded) }));
    await screen.findByText(MESSAGES.floodedText);
  },
};
/** It rejected requests, so Kennel pauses for a while. */
export const SlowedDown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /atomic/ }));
    await screen.findByText(MESSAGES.paused);
    await userEvent.click(screen.getByRole('button', { name: MESSAGES.test }));
    await expect(args.onTest).toHaveBeenCalledWith(LATE.url);
  },
};
export const Testing: Story = {
  args: { servers: [{ ...GOOD, health: { kind: 'asking' } }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /blockbook\.kennel/ }));
    await expect(await screen.findByRole('button', { name: new RegExp(MESSAGES.test) })).toBeDisabled();
  },
};
export const SilentServer: Story = {
  args: { servers: [GOOD, SILENT], isOwnList: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /my-node/ }));
    await screen.findByRole('button', { name: MESSAGES.remove });
  },
};
export const ServerWithoutNode: Story = {
  args: { servers: [GOOD, NO_NODE], isOwnList: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /my-node/ }));
    await screen.findByText(describeFaultKind('no-node').text);
  },
};
export const Adding: Story = { play: opensAdding };
export const AddingChecked: Story = { args: { adding: { kind: 'checking' } }, play: opensAdding };
const OTHER_CHAIN = { kind: 'other-chain', coin: 'Dogecoin Testnet' } as const;
export const AddingRejected: Story = {
  args: { adding: { kind: 'rejected', problem: OTHER_CHAIN } },
  play: opensRefused(OTHER_CHAIN, 'https://testnet.my-node.example'),
};
const NODE_LOST = { kind: 'no-answer', fault: { kind: 'no-node' } } as const;
export const AddingWithoutNode: Story = {
  args: { adding: { kind: 'rejected', problem: NODE_LOST } },
  play: opensRefused(NODE_LOST, 'https://my-node.example'),
};
const STARTING = { kind: 'no-answer', fault: { kind: 'not-ready' } } as const;
export const AddingStarting: Story = {
  args: { adding: { kind: 'rejected', problem: STARTING } },
  play: opensRefused(STARTING, 'https://my-node.example'),
};
