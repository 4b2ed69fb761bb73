/** A person's actions in the wallet on a phone, and what they see. Elements are found by role, label or text. */
import type { Frame, Locator, Page } from 'playwright';
import { parseDoge } from '../../src/domain/amount/parseDoge.ts';
import { bareDoge, inDoge } from '../../src/i18n/format/inAmounts.ts';
import {
  PASSWORD_MESSAGES,
  PHRASE_MESSAGES,
  UNLOCK_MESSAGES,
  wordLabel,
} from '../../src/i18n/messages/accounts/accountMessages.ts';
import { WELCOME_MESSAGES } from '../../src/i18n/messages/app/startMessages.ts';
import { CREATE_MESSAGES } from '../../src/i18n/messages/send/txMessages.ts';
import { SETTINGS_MESSAGES } from '../../src/i18n/messages/settings/settingsMessages.ts';
import { appears } from './appears.ts';
import { watchForLeaks } from './leaks.ts';
import type { Secret } from './secrets.ts';

/** How often Telegram's buttons are polled: polling at each frame would keep the machine busy. */
const LOOK_EVERY_MS = 50;

/** A password that the wallet accepts. */
export const PASSWORD = 'maple-trumpet-orbit-93';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The wallet on one screen. */
export class Wallet {
  /** the app's page or frame */
  readonly app: Page | Frame;
  /** Telegram's page: the same page on a phone, the page around the frame in a browser */
  readonly telegram: Page;

  /** must not be found anywhere after the journey */
  readonly secrets: {
    readonly phrases: (readonly string[])[];
    readonly passwords: string[];
    readonly others: Secret[];
  } = {
    phrases: [],
    passwords: [],
    others: [],
  };
  /** whether the journey ends while a secret is typed or shown */
  isShowing = false;

  constructor(app: Page | Frame, telegram: Page) {
    this.app = app;
    this.telegram = telegram;
    watchForLeaks(this);
  }

  button(name: string | RegExp): Locator {
    return this.app.getByRole('button', { name, exact: true });
  }

  /** Waits until a text is visible. */
  async sees(words: string | RegExp): Promise<void> {
    await appears(this.app.getByText(words).first());
  }

  /** Presses Telegram's bottom button once it has this text and is enabled. */
  async pressBottom(words: string): Promise<void> {
    await this.telegram.waitForFunction(
      (text) => {
        const { bottomButton } = globalThis.kennelHost.state();
        // macOS also delivers presses of a disabled button, which no person intends
        return bottomButton.text === text && bottomButton.isEnabled && globalThis.kennelHost.pressBottom();
      },
      words,
      { polling: LOOK_EVERY_MS },
    );
  }

  /** Presses Telegram's back button. */
  async pressBack(): Promise<void> {
    await this.telegram.waitForFunction(() => globalThis.kennelHost.pressBack(), null, {
      polling: LOOK_EVERY_MS,
    });
  }

  /** Leaves a form with input, and keeps the draft. */
  async keepDraft(): Promise<void> {
    await this.pressBack();
    await this.telegram.waitForFunction(() => globalThis.kennelHost.state().popup !== null);
    await this.telegram.evaluate(() => globalThis.kennelHost.answerPopup('keep'));
  }

  /** Waits for the first page with its own fonts: without similar system fonts, the layout moves when they load. */
  async isWelcomed(): Promise<void> {
    await this.sees(WELCOME_MESSAGES.title);
    await this.app.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  /** From welcome to the choice of a phrase. */
  async choosePassword(password = PASSWORD): Promise<void> {
    await this.isWelcomed();
    await this.pressBottom(WELCOME_MESSAGES.create);
    await this.fillPassword(password);
    await this.pressBottom(PASSWORD_MESSAGES.create);
    await this.sees(PHRASE_MESSAGES.title);
  }

  async fillPassword(password: string): Promise<void> {
    this.secrets.passwords.push(password);
    await appears(this.app.getByLabel(PASSWORD_MESSAGES.password, { exact: true }));
    await this.app.getByLabel(PASSWORD_MESSAGES.password, { exact: true }).fill(password);
  }

  /** Generates a phrase, and reads it from the screen. */
  async readWords(): Promise<readonly string[]> {
    await this.pressBottom(PHRASE_MESSAGES.make);
    await this.button(PHRASE_MESSAGES.reveal).click();
    await appears(this.button(PHRASE_MESSAGES.hide));
    return this.shownWords();
  }

  async shownWords(): Promise<readonly string[]> {
    const rows = await this.app.getByRole('listitem').allInnerTexts();
    const words = rows.map((row) => row.replace(/[\d\s.]/g, ''));
    if (words.every((word) => word !== '')) this.secrets.phrases.push(words);
    return words;
  }

  /** Types the three requested words. */
  async typeAskedWords(words: readonly string[]): Promise<void> {
    await this.pressBottom(PHRASE_MESSAGES.written);
    await this.sees(PHRASE_MESSAGES.checkTitle);
    for (const position of await this.askedPositions()) {
      await this.app.getByLabel(wordLabel(position), { exact: true }).fill(words[position - 1] ?? '');
    }
  }

  /** The positions of the requested words, from 1. */
  async askedPositions(): Promise<readonly number[]> {
    const labels = await this.app.locator('label').allInnerTexts();
    return labels.flatMap((label) => Number(/^Word (\d+)$/.exec(label)?.[1] ?? Number.NaN) || []);
  }

  /** From an empty phone to home. @returns the phrase */
  async create(password = PASSWORD): Promise<readonly string[]> {
    await this.choosePassword(password);
    return this.keepNewWords();
  }

  /** From the choice of a phrase to home, postponing the backup. */
  async saveWithoutBackup(): Promise<void> {
    await this.button(PHRASE_MESSAGES.later).click();
    await this.isHome();
  }

  /** From the choice of a phrase to home. @returns the phrase */
  async keepNewWords(): Promise<readonly string[]> {
    const words = await this.readWords();
    await this.typeAskedWords(words);
    await this.pressCheck();
    await this.isHome();
    return words;
  }

  /** Presses the check of the typed words. */
  pressCheck(): Promise<void> {
    return this.pressBottom(PHRASE_MESSAGES.check);
  }

  async isHome(): Promise<void> {
    await appears(this.app.getByRole('button', { name: 'Receive', exact: true }));
  }

  async unlock(password = PASSWORD): Promise<void> {
    this.secrets.passwords.push(password);
    await this.isLocked();
    await this.app.getByLabel(UNLOCK_MESSAGES.password, { exact: true }).fill(password);
    await this.pressBottom(UNLOCK_MESSAGES.unlock);
  }

  /** Waits for the unlock screen. */
  async isLocked(): Promise<void> {
    await appears(this.app.getByLabel(UNLOCK_MESSAGES.password, { exact: true }));
  }

  /** From home to the settings. */
  async openSettings(): Promise<void> {
    await this.button('Settings').click();
    await appears(this.setting(SETTINGS_MESSAGES.lockNow));
  }

  /** A row in the settings. @param title - its beginning */
  setting(title: string): Locator {
    return this.app
      .getByRole('button', { name: new RegExp(`^${literally(title)}`) })
      .or(this.app.getByRole('switch', { name: title, exact: true }));
  }

  /** Chooses an option in a sheet, once its animation has ended. */
  async choose(choice: string | RegExp): Promise<void> {
    await this.app.getByRole('radio', { name: choice }).click();
  }

  /**
   * Presses a button that may disappear by itself, when the wallet does the same automatically.
   *
   * @param isDone - the result, either way
   */
  async pressUnlessDone(button: Locator, isDone: Promise<void>): Promise<void> {
    await Promise.race([button.click().catch(() => undefined), isDone]);
    await isDone;
  }

  /** From the settings to the locked wallet. */
  async lockNow(): Promise<void> {
    await this.setting(SETTINGS_MESSAGES.lockNow).click();
    await this.isLocked();
  }

  /** Waits until home shows a balance. @param amount - koinu */
  async hasBalance(amount: bigint): Promise<void> {
    const words = new RegExp(`^Balance\\s*${literally(bareDoge(amount))}\\s*DOGE$`);
    await appears(this.app.locator('button', { hasText: words }));
  }

  /** @returns whether the screen is no wider than the phone */
  async fits(): Promise<boolean> {
    return this.app.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth && document.body.scrollWidth <= clientWidth;
    });
  }

  /** Reads an amount from a list of facts. @returns koinu */
  async fact(name: string): Promise<bigint> {
    const line = this.app.locator('dl > div', { has: this.app.getByText(name, { exact: true }) });
    const text = /^[\d.,]+/.exec(await line.locator('dd').innerText())?.[0] ?? '';
    const amount = parseDoge(text.replaceAll(',', ''));
    if (!amount.ok) throw new Error(`${name} is "${text}"`);
    return amount.value;
  }

  /** Opens the receive screen, reads the full address, and returns home. */
  async address(): Promise<string> {
    await this.button('Receive').click();
    const address = await this.readAddress();
    await this.pressBack();
    await this.isHome();
    return address;
  }

  async readAddress(): Promise<string> {
    const region = this.app.getByRole('region', { name: 'Your address' });
    await appears(region);
    const text = await region.locator('[translate=no]').innerText();
    return text.replace(/\s/g, '');
  }

  /** From home to the form, filled in. @param amount - koinu, or everything */
  async fillTransfer(to: string, amount: bigint | 'max'): Promise<void> {
    await this.button('Send').click();
    await appears(this.app.getByLabel('To', { exact: true }));
    await this.app.getByLabel('To', { exact: true }).fill(to);
    if (amount === 'max') await this.button('Max').click();
    else await this.app.getByLabel('Amount in DOGE').fill(bareDoge(amount).replaceAll(',', ''));
  }

  /** Opens the advanced options. */
  async openAdvanced(): Promise<void> {
    await this.button(CREATE_MESSAGES.advanced).click();
  }

  /** From the filled form to the confirmation. */
  async review(): Promise<void> {
    await this.pressBottom('Review');
    await appears(this.app.getByRole('heading', { name: 'Review', exact: true }));
  }

  sendButton(): Locator {
    return this.app.getByRole('button', { name: /^Send \d/ });
  }

  /** From the confirmation to the report of success. @param amount - koinu */
  async send(amount: bigint): Promise<void> {
    await this.sendButton().click();
    await this.sees(`${inDoge(amount)} is on its way`);
  }

  /** From home to the report of success. @param amount - koinu */
  async transfer(to: string, amount: bigint): Promise<void> {
    await this.fillTransfer(to, amount);
    await this.review();
    await this.send(amount);
  }

  /** From the report of success to home. */
  async done(): Promise<void> {
    await this.pressBottom('Done');
    await this.isHome();
  }

  /** Waits for a row in a list of transactions. @param amount - koinu */
  async hasRow(name: string, amount: bigint): Promise<void> {
    await appears(this.row(name, amount));
  }

  row(name: string, amount: bigint): Locator {
    // the whole amount: 3 must not match 30
    const words = new RegExp(`${name}.*[+\u2212]?${literally(bareDoge(amount))}(?![\\d.,])`, 's');
    return this.app.locator('button', { hasText: words });
  }
}
