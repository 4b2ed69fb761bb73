/** What a browser without Telegram around it shows. */
export interface OutsideTelegramView {
  readonly status: 'outside';
  /** https link that opens Kennel in Telegram; null when the build does not know it */
  readonly botUrl: string | null;
}
