/** Counts the taps that a way through the wallet costs. Typing and pasting are free, focusing a field is not. */
import type { Locator } from 'playwright';
import { appears } from './appears.ts';
import type { Wallet } from './Wallet.ts';

/** One person's taps. */
export class Taps {
  count = 0;

  readonly #wallet: Wallet;

  constructor(wallet: Wallet) {
    this.#wallet = wallet;
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  tapButton(name: string | RegExp): Promise<void> {
    return this.tap(this.#wallet.button(name));
  }

  /** Taps the action at the screen's end, which may be the host's. */
  async tapBottom(words: string): Promise<void> {
    await this.#wallet.pressBottom(words);
    this.count += 1;
  }

  /** Types into a field, which is tapped first unless it has focus. */
  async type(label: string, text: string): Promise<void> {
    const field = this.#wallet.app.getByLabel(label, { exact: true });
    await appears(field);
    const isReady = await field.evaluate((element) => element === document.activeElement);
    if (!isReady) await this.tap(field);
    await field.pressSequentially(text);
  }
}
