/** A phone with its own browser process, which can be killed with everything it had not yet written to disk. */
import { inject } from 'vitest';
import { wrapScript } from './hostScript.ts';
import { OwnBrowser } from './OwnBrowser.ts';
import { hostOptions, launchAddress } from './Phone.ts';
import { Wallet } from './Wallet.ts';

/** A phone that can be killed and reopened. */
export interface MortalPhone {
  /** opens the app from Telegram */
  open(): Promise<Wallet>;
  /** kills the app without warning */
  kill(): Promise<void>;
  dispose(): Promise<void>;
}

/** @see OwnBrowser */
export class OwnPhone implements MortalPhone {
  readonly #browser = new OwnBrowser();

  async open(): Promise<Wallet> {
    const options = hostOptions({});
    const context = await this.#browser.start();
    await context.addInitScript({ content: wrapScript(inject('hostScript'), options) });
    const page = await context.newPage();
    await page.goto(launchAddress(options));
    return new Wallet(page, page);
  }

  kill(): Promise<void> {
    return this.#browser.kill();
  }

  dispose(): Promise<void> {
    return this.#browser.dispose();
  }
}
