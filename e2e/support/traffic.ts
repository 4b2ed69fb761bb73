/** The server traffic of one action on a phone, counted at the server with a default Blockbook's limits. */
import type { Usage } from '../../mocks/sandbox/limits/UsageCounter.ts';
import {
  ACCOUNTS_MESSAGES,
  NEW_ACCOUNT_MESSAGES,
  suggestAccountName,
} from '../../src/i18n/messages/accounts/walletMessages.ts';
import { appears } from './appears.ts';
import type { SandboxServer } from './SandboxServer.ts';
import type { Wallet } from './Wallet.ts';

/** Counted at the server. Bytes are of paths, bodies and messages, in both directions. */
export interface Traffic {
  readonly requests: number;
  readonly messages: number;
  readonly bytes: number;
  readonly rejected: number;
  /** until the awaited result was visible, milliseconds */
  readonly tookMs: number;
  /** count by kind of request */
  readonly kinds: Readonly<Record<string, number>>;
}

/** Counts an action's requests, including those shortly after its end. */
export async function trafficOf(sandbox: SandboxServer, deed: () => Promise<unknown>): Promise<Traffic> {
  await quiet(sandbox);
  await sandbox.control('forget-usage');
  const startMs = performance.now();
  await deed();
  const tookMs = performance.now() - startMs;
  await quiet(sandbox);
  return { ...sum(await usageOf(sandbox)), tookMs };
}

/** How long without requests until the action counts as over, milliseconds: longer than any jitter of the wallet. */
const QUIET_MS = 3000;

const usageOf = async (sandbox: SandboxServer): Promise<Usage> => (await sandbox.control('usage')) as Usage;

const asked = ({ clients }: Usage): number =>
  clients.reduce((count, { requests, messages }) => count + requests + messages, 0);

/** Waits until there were no requests for a while. */
async function quiet(sandbox: SandboxServer): Promise<void> {
  for (let before = -1; ; ) {
    const now = asked(await usageOf(sandbox));
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

function sum({ clients }: Usage): Omit<Traffic, 'tookMs'> {
  const of = (name: 'requests' | 'messages' | 'rejected' | 'bytesAsked' | 'bytesReported') =>
    clients.reduce((total, client) => total + client[name], 0);
  const kinds: Record<string, number> = {};
  for (const client of clients)
    for (const [kind, count] of Object.entries(client.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
  return {
    requests: of('requests'),
    messages: of('messages'),
    bytes: of('bytesAsked') + of('bytesReported'),
    rejected: of('rejected'),
    kinds,
  };
}

/** Makes accounts until there are this many. @returns the last one's address, which is then selected */
export async function makeAccounts(wallet: Wallet, first: string, count: number): Promise<string> {
  for (let made = 1; made < count; made += 1) {
    await wallet.app.getByRole('button', { name: new RegExp(`^${suggestAccountName(made)}`) }).click();
    await wallet.button(ACCOUNTS_MESSAGES.add).click();
    await appears(wallet.app.getByRole('heading', { name: NEW_ACCOUNT_MESSAGES.title, exact: true }));
    await wallet.pressBottom(NEW_ACCOUNT_MESSAGES.create);
    await wallet.isHome();
    // a toast over what is pressed next
    const said = wallet.app.getByText(NEW_ACCOUNT_MESSAGES.made);
    await appears(said);
    // it stays under a resting pointer
    await wallet.telegram.mouse.move(1, 1);
    await said.waitFor({ state: 'detached' });
  }
  return count > 1 ? wallet.address() : first;
}

/** Pays an address in this many transactions, a block for every 20 of them. @param each - koinu */
export async function payOften(
  sandbox: SandboxServer,
  address: string,
  each: bigint,
  count: number,
): Promise<void> {
  for (let paid = 0; paid < count; paid += 1) {
    await sandbox.control('faucet', { address, amountKoinu: String(each), confirmed: false });
    if (paid % 20 === 19) await sandbox.mine();
  }
  await sandbox.mine();
}
