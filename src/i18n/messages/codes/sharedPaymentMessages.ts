// Messages about a payment from a shared wallet: proposed, signed by one cosigner after the other, and sent by the last.
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

export const SHARED_PAYMENT_MESSAGES = messages('sharedPayment', {
  row: 'Payments to sign',
  signers: 'Signatures',
  signed: 'Signed',
  missing: 'Not yet',
  noKeyTitle: 'Others have to sign',
  noKeyText: 'None of this wallet’s keys is on this phone. Pass it on to someone who has one.',
  nextTitle: 'Signed. Now pass it on',
  nextText: 'Send it to the next person. They open it under “Payments to sign”.',
  openWallet: 'Open that wallet',
  openWalletText: 'It’s another wallet of yours. Open it to see who has signed.',
});

/** `1 of 2 signatures`. */
export const describeProgress = (signatures: number, needed: number): string =>
  t('sharedPayment.progress', '{signatures} of {needed} signatures', {
    signatures: inCount(signatures),
    needed: inCount(needed),
  });

/** The paying wallet, when another one is displayed. */
export const describePayer = (walletName: string): string =>
  t('sharedPayment.payer', '“{walletName}” pays this', { walletName });
