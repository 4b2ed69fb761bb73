/** A person's actions with tokens in the wallet. */
import { expect } from 'vitest';
import { testAddress } from '../../mocks/builders/keys.ts';
import { amountIn } from '../../src/i18n/messages/app/componentMessages.ts';
import { LIST_MESSAGES } from '../../src/i18n/messages/send/recipientListMessages.ts';
import { RECIPIENT_MESSAGES } from '../../src/i18n/messages/send/recipientMessages.ts';
import { nameStage } from '../../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { TOKEN_PAGE_MESSAGES } from '../../src/i18n/messages/tokens/tokenPageMessages.ts';
import {
  countTransfers,
  TOKEN_CONFIRM_MESSAGES,
  TOKEN_FORM_MESSAGES,
  tokenListAction,
} from '../../src/i18n/messages/tokens/tokenSendMessages.ts';
import { appears } from './appears.ts';
import type { ReportedOrder, SandboxServer } from './SandboxServer.ts';
import type { Wallet } from './Wallet.ts';

/** Smallest units of one token. */
export const TOKEN = 100_000_000n;

/** One recipient's amount, whole tokens. */
export interface Part {
  readonly to: string;
  readonly amount: number;
}

/** Regtest addresses of people without a role in any journey. */
export const friends = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => testAddress(at + 1));

export const FRIENDS: readonly string[] = friends(5);

/** Waits until home shows a token balance. @param amount - as displayed */
export async function hasTokens(wallet: Wallet, tick: string, amount: string): Promise<void> {
  await appears(rowOf(wallet, tick).filter({ hasText: amount }));
}

/** The token's row: history rows have the token's name too, but not its protocol. */
const rowOf = (wallet: Wallet, tick: string) =>
  wallet.app
    .locator('button', { hasText: tick })
    .filter({ hasText: /drc-20|meme-20|doginals/ })
    .first();

/** From home to a token's send form, empty or filled. */
export async function goToTokenForm(wallet: Wallet, tick: string): Promise<void> {
  await rowOf(wallet, tick).click();
  await wallet.pressBottom(`${TOKEN_PAGE_MESSAGES.send} ${tick}`);
}

/** From home to a token's send form, for one recipient. */
export async function openTokenForm(wallet: Wallet, tick: string): Promise<void> {
  await goToTokenForm(wallet, tick);
  await appears(wallet.app.getByLabel(LIST_MESSAGES.to, { exact: true }));
}

/** Fills the form for one recipient. */
export async function fillTokens(wallet: Wallet, tick: string, { to, amount }: Part): Promise<void> {
  await wallet.app.getByLabel(LIST_MESSAGES.to, { exact: true }).fill(to);
  await wallet.app.getByLabel(amountIn(tick)).fill(String(amount));
}

/** Fills the form for several recipients. */
export async function fillBatch(wallet: Wallet, parts: readonly Part[]): Promise<void> {
  await wallet.openAdvanced();
  await wallet.button(RECIPIENT_MESSAGES.several).click();
  const lines = parts.map(({ to, amount }) => `${to}, ${amount}`);
  await wallet.app.getByLabel(LIST_MESSAGES.label).fill(lines.join('\n'));
  await wallet.button(tokenListAction(parts.length)).click();
}

/** From the filled form to the confirmation. */
export async function reviewTokens(wallet: Wallet): Promise<void> {
  await wallet.pressBottom(TOKEN_FORM_MESSAGES.review);
  await wallet.sees(TOKEN_CONFIRM_MESSAGES.fromBytes);
}

/** Presses the send button for one transfer, or several. @param name - of one: `Send 5 UNIX` */
export async function pressSend(wallet: Wallet, name: string | number): Promise<void> {
  await wallet.button(typeof name === 'string' ? name : `Send ${countTransfers(name)}`).click();
}

/** Waits until the open transfer is at this stage. */
export const hasStage = (wallet: Wallet, stage: Parameters<typeof nameStage>[0]): Promise<void> =>
  wallet.sees(nameStage(stage));

/** Waits until the open transfer is reported as in the ledger. */
export const isInLedger = (wallet: Wallet): Promise<void> => wallet.sees(/, block \d/);

/** Waits until this many transactions, or more, are unconfirmed. */
export async function hasWaiting(sandbox: SandboxServer, count: number): Promise<void> {
  const waiting = async () => (await sandbox.state()).mempool.length;
  await expect.poll(waiting, { interval: 20 }).toBeGreaterThanOrEqual(count);
}

/** Expects that the ledger moved each part to its recipient exactly once. */
export async function expectMovedOnce(
  sandbox: SandboxServer,
  from: string,
  parts: readonly Part[],
): Promise<void> {
  const orders = await sandbox.ordersOf(from);
  const describeOrder = ({ to_address, amt, order_status }: ReportedOrder) =>
    `${to_address} ${amt} ${order_status}`;
  const expected = parts.map(({ to, amount }) => `${to} ${BigInt(amount) * TOKEN} 0`);
  expect(orders.map(describeOrder).toSorted()).toEqual(expected.toSorted());
  expect(new Set(orders.map(({ fee_tx_hash: commit }) => commit)).size).toBe(parts.length);
}
