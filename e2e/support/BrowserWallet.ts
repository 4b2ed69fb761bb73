/** The wallet in a browser without Telegram: its buttons are in the page. */
import { COMMON_MESSAGES } from '../../src/i18n/messages/app/commonMessages.ts';
import { DRAFT_MESSAGES } from '../../src/i18n/messages/send/sendMessages.ts';
import { Wallet } from './Wallet.ts';

/** The wallet on one screen, with the page's own buttons. */
export class BrowserWallet extends Wallet {
  /** Presses the button at the screen's end once it is enabled. */
  override async pressBottom(words: string): Promise<void> {
    await this.app.getByRole('button', { name: words, exact: true, disabled: false }).click();
  }

  /** Presses the screen's own back button. */
  override async pressBack(): Promise<void> {
    await this.button(COMMON_MESSAGES.back).click();
  }

  override async keepDraft(): Promise<void> {
    await this.pressBack();
    await this.button(DRAFT_MESSAGES.keep).click();
  }
}
