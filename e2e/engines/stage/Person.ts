/** A user's actions in the wallet, in any engine. */
import { setTimeout as pause } from 'node:timers/promises';
import type { DogeAddress } from '../../../src/domain/address/DogeAddress.ts';
import { bareDoge, inDoge } from '../../../src/i18n/format/inAmounts.ts';
import {
  PASSWORD_MESSAGES,
  PHRASE_MESSAGES,
  UNLOCK_MESSAGES,
  wordLabel,
} from '../../../src/i18n/messages/accounts/accountMessages.ts';
import {
  ADD_KEYRING_MESSAGES,
  bringIn,
  KEY_MESSAGES,
} from '../../../src/i18n/messages/accounts/importMessages.ts';
import { COMMON_MESSAGES } from '../../../src/i18n/messages/app/commonMessages.ts';
import { WELCOME_MESSAGES } from '../../../src/i18n/messages/app/startMessages.ts';
import { SETTINGS_MESSAGES } from '../../../src/i18n/messages/settings/settingsMessages.ts';
import type { Profile, Tab } from '../drivers/Engine.ts';

const SETTLED_MS = 20_000;

const PASSWORD = 'maple-trumpet-orbit-93';

/** A user with a browser. */
export class Person {
  readonly profile: Profile;
  readonly #url: string;

  constructor(profile: Profile, url: string) {
    this.profile = profile;
    this.#url = url;
  }

  get tab(): Tab {
    return this.profile.tab;
  }

  /** Opens the wallet. @param path - including its query */
  open(path = '/'): Promise<void> {
    return this.tab.open(`${this.#url}${path}`);
  }

  /** Navigates like a link inside the open app: loading an address would lock it. */
  async goTo(path: string): Promise<void> {
    await this.tab.run(
      `history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate', { state: null })); return true;`,
    );
  }

  /** Waits until fonts are loaded and no skeleton is left. */
  async settles(): Promise<void> {
    await this.tab.run(
      'await document.fonts.ready; await new Promise((done) => setTimeout(done, 600)); return true;',
    );
    const until = Date.now() + SETTLED_MS;
    while (await this.tab.isThere({ css: 'span[data-shape][aria-hidden]' })) {
      if (Date.now() > until) throw new Error('a screen still waits for its content');
      await pause(100);
    }
  }

  press(button: string): Promise<void> {
    return this.tab.tap({ button });
  }

  sees(text: string): Promise<void> {
    return this.tab.waitFor({ text });
  }

  isHome(): Promise<void> {
    return this.tab.waitFor({ button: 'Receive' });
  }

  async #choosePassword(begin: string): Promise<void> {
    await this.open();
    await this.press(begin);
    await this.tab.type({ label: PASSWORD_MESSAGES.password }, PASSWORD);
    await this.press(PASSWORD_MESSAGES.create);
  }

  /** From an empty profile to home, with the words written down and checked. @returns the words */
  async createWithBackup(): Promise<readonly string[]> {
    await this.#choosePassword(WELCOME_MESSAGES.create);
    await this.press(PHRASE_MESSAGES.make);
    await this.press(PHRASE_MESSAGES.reveal);
    await this.tab.waitFor({ button: PHRASE_MESSAGES.hide });
    const rows = await this.tab.readAll('li');
    const words = rows.map((row) => row.replace(/[\d\s.]/g, ''));
    await this.press(PHRASE_MESSAGES.written);
    await this.sees(PHRASE_MESSAGES.checkTitle);
    const labels = await this.tab.readAll('label');
    for (const label of labels) {
      const position = Number(/^Word (\d+)$/.exec(label.trim())?.[1] ?? 0);
      if (position > 0) await this.tab.type({ label: wordLabel(position) }, words[position - 1] ?? '');
    }
    await this.press(PHRASE_MESSAGES.check);
    await this.isHome();
    return words;
  }

  /** From an empty profile to home. */
  async create(): Promise<void> {
    await this.#choosePassword(WELCOME_MESSAGES.create);
    await this.press(PHRASE_MESSAGES.later);
    await this.isHome();
  }

  /** From an empty profile to home, with a private key. */
  async bringInKey(wif: string): Promise<void> {
    await this.#choosePassword(WELCOME_MESSAGES.bringIn);
    await this.tab.tap({ row: ADD_KEYRING_MESSAGES.key });
    await this.tab.type({ label: KEY_MESSAGES.label }, wif);
    await this.press(KEY_MESSAGES.find);
    await this.press(bringIn(1));
    await this.isHome();
  }

  /** Reads the address on the receive screen, and goes back. */
  async address(): Promise<DogeAddress> {
    await this.press('Receive');
    const text = await this.tab.read({
      css: '[role=region][aria-label="Your address"] [translate=no], section [translate=no]',
    });
    await this.press(COMMON_MESSAGES.back);
    await this.isHome();
    return text.replace(/\s/g, '') as DogeAddress;
  }

  /** Waits until home shows the balance. @param amount - koinu */
  async hasBalance(amount: bigint): Promise<void> {
    await this.tab.waitFor({ row: `Balance ${bareDoge(amount)}` });
  }

  /** From home until the network has the transaction. @param amount - koinu */
  async send(to: string, amount: bigint): Promise<void> {
    await this.press('Send');
    await this.tab.type({ label: 'To' }, to);
    await this.tab.type({ label: 'Amount in DOGE' }, bareDoge(amount));
    await this.press('Review');
    await this.tab.waitFor({ heading: 'Review' });
    await this.tab.tap({ row: `Send ${bareDoge(amount)}` });
    await this.sees(`${inDoge(amount)} is on its way`);
  }

  /** From the sent screen to home. */
  async done(): Promise<void> {
    await this.press('Done');
    await this.isHome();
  }

  /** From home to the lock screen. */
  async lock(): Promise<void> {
    await this.press('Settings');
    await this.tab.tap({ row: SETTINGS_MESSAGES.lockNow });
    await this.tab.waitFor({ label: UNLOCK_MESSAGES.password });
  }

  /** From the lock screen to the screen before it. */
  async unlock(): Promise<void> {
    await this.tab.type({ label: UNLOCK_MESSAGES.password }, PASSWORD);
    await this.press(UNLOCK_MESSAGES.unlock);
  }

  /** Whether the screen is no wider than the window. */
  fits(): Promise<boolean> {
    return this.tab.run(
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth && document.body.scrollWidth <= clientWidth;',
    );
  }
}
