/** Two windows on one phone: one writes, the other shows a notice and takes over on request, and nothing is lost. */
import { expect, it } from 'vitest';
import { OTHER_WINDOW_MESSAGES } from '../src/i18n/messages/app/elsewhereMessages.ts';
import { createFixture, DOGE, STRANGER } from './support/fixture.ts';
import type { Wallet } from './support/Wallet.ts';

declare global {
  /** everything this window wrote since noteWrites ran */
  var writes: string[];
}

const { sandbox, openHome, openRich } = createFixture();

const isShown = (wallet: Wallet): Promise<void> => wallet.sees(OTHER_WINDOW_MESSAGES.title);

/** From the notice to the lock. */
async function takeOver(wallet: Wallet): Promise<void> {
  await wallet.button(OTHER_WINDOW_MESSAGES.use).click();
  await wallet.isLocked();
}

/** Runs in a window: records its writes to storages and databases from now on. */
function noteWrites(): void {
  globalThis.writes = [];
  const note = <Prototype extends object>(prototype: Prototype, name: keyof Prototype & string) => {
    const write = prototype[name] as (...given: unknown[]) => unknown;
    Object.assign(prototype, {
      [name](...given: unknown[]) {
        // each window has its own session storage
        if (this !== sessionStorage) globalThis.writes.push(`${name} ${given.at(name === 'put' ? 1 : 0)}`);
        return write.apply(this, given);
      },
    });
  };
  note(Storage.prototype, 'setItem');
  note(Storage.prototype, 'removeItem');
  note(IDBObjectStore.prototype, 'put');
  note(IDBObjectStore.prototype, 'delete');
}

/** Triggers everything that would make a window write. */
async function provoke({ telegram }: Wallet): Promise<void> {
  await telegram.evaluate(() => globalThis.kennelHost.setActive(false));
  await telegram.evaluate(() => globalThis.kennelHost.setActive(true));
  await telegram.keyboard.press('Shift');
}

const writesOf = ({ app }: Wallet): Promise<readonly string[]> => app.evaluate(() => globalThis.writes);

it('hands the wallet over on request with the transfer that was under way, and back again', {
  tags: ['short'],
}, async () => {
  const { phone, wallet: first, address } = await openRich(40n * DOGE);
  await first.fillTransfer(STRANGER, 10n * DOGE);
  await first.review();
  await sandbox.control('slow', { ms: 4000 });
  await first.sendButton().click();
  await sandbox.hearsTransfer();

  const second = await phone.open();
  await isShown(second);
  await takeOver(second);
  await isShown(first);
  await sandbox.heal();
  await expect.poll(() => sandbox.spendsOf(address)).toHaveLength(1);
  await second.unlock();
  await second.hasRow('Sending', 10n * DOGE);
  await Promise.all([first, second].map(({ app }) => app.evaluate(noteWrites)));
  await provoke(first);
  await sandbox.mine();
  await second.hasRow('Sent', 10n * DOGE);
  await provoke(first);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
  await isShown(first);
  expect(await writesOf(first)).toEqual([]);
  await expect.poll(() => writesOf(second)).toContain('setItem root');

  // the first window gets the result of its transfer and leaves the review, before it is reloaded
  await expect.poll(() => first.app.url()).not.toContain('confirm');
  await takeOver(first);
  await isShown(second);
  await first.unlock();
  await first.hasRow('Sent', 10n * DOGE);
  expect(await first.address()).toBe(address);
  expect(await sandbox.spendsOf(address)).toHaveLength(1);
});

it('lets nothing through that waited for a yes when the wallet went to another window', async () => {
  const { phone, wallet: first, address } = await openRich(40n * DOGE);
  await first.fillTransfer(STRANGER, 10n * DOGE);
  await first.review();
  const second = await phone.open();
  await isShown(second);
  await takeOver(second);
  await isShown(first);
  expect(await first.sendButton().count()).toBe(0);
  await second.unlock();
  await second.hasBalance(40n * DOGE);
  expect(await sandbox.spendsOf(address)).toEqual([]);
});

it('opens at once where the window before was killed', async () => {
  const { phone, wallet: first } = await openHome();
  const reported = await phone.open();
  await isShown(reported);
  await phone.kill(first.telegram);
  await takeOver(reported);

  await phone.kill();
  const second = await phone.open();
  await second.isLocked();
  await second.unlock();
  await second.isHome();
});
