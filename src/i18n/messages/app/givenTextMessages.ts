// Names the kind of a text that was entered in the wrong place, in a sentence or two.

import type { GivenText, UnsupportedText } from '../../../domain/given/GivenText.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { describeAddressProblem, describeLinkProblem } from '../send/describeAddressProblem.ts';
import { RECIPIENT_MESSAGES } from '../send/recipientMessages.ts';

/** The button that leads to the right screen for it. */
export const GIVEN_TEXT_MESSAGES = messages('given', { way: 'Go to the right screen' });

/** For a secret, also states that it is not kept. */
export function describeGivenText(given: GivenText): string {
  switch (given.kind) {
    case 'address':
      return t('given.address', 'This is a Dogecoin address.');
    case 'payment-link':
    case 'bill':
      if (given.problem !== null) return describeLinkProblem(given.problem);
      return given.kind === 'bill'
        ? t('given.bill', 'This is a shop’s bill.')
        : t('given.paymentLink', 'This is a payment link.');
    case 'recipients':
      return t('given.recipients', 'This is a list of payments to several people.');
    case 'words':
      return t(
        'given.words',
        'This is a recovery phrase. Anyone who sees it can take your coins, so Kennel removed it. Don’t show it to anyone.',
      );
    case 'private-key':
      return t(
        'given.privateKey',
        'This is a private key. Anyone who sees it can take its coins, so Kennel removed it. Don’t show it to anyone.',
      );
    case 'public-key':
      return t('given.publicKey', 'This is a wallet’s public key.');
    case 'shared-wallet':
      return t('given.sharedWallet', 'This describes a shared wallet.');
    case 'psbt':
      return t('given.psbt', 'This is a transaction to sign (PSBT).');
    case 'labels':
      return t('given.labels', 'These are another wallet’s names and notes.');
    case 'signed-message':
      return t('given.signedMessage', 'This is a signed message.');
    case 'site-request':
      return t('given.siteRequest', 'This is a site’s request.');
    case 'receipt':
      return t('given.receipt', 'This is a receipt. It was already paid.');
    case 'code-part':
      return t('given.codePart', 'This code is part of a series. Scan all of them.');
    case 'backup':
      return t('given.backup', 'This is a Kennel backup file.');
    case 'wallet-backup':
      return t('given.walletBackup', 'This is another wallet’s encrypted backup.');
    case 'unsupported':
      return describeUnsupported(given.reason);
    case 'unknown':
    case 'empty':
      return RECIPIENT_MESSAGES.notAnAddress;
  }
}

function describeUnsupported(reason: UnsupportedText): string {
  switch (reason.kind) {
    case 'address':
      return describeAddressProblem(reason.problem);
    case 'other-link':
      return t('given.otherLink', 'This link asks for another coin. Kennel pays only Dogecoin.');
    case 'core-wallet-file':
      return t(
        'given.coreWalletFile',
        'This is Dogecoin Core’s wallet.dat, which Kennel can’t open. Run “dumpwallet” in Core and import the keys it writes.',
      );
    case 'raw-transaction':
      return t('given.rawTransaction', 'This is a finished transaction, with nothing left to sign.');
    case 'bip38-code':
      return reason.code === 'intermediate'
        ? t(
            'given.bip38Intermediate',
            'This is a BIP 38 intermediate code. It holds no key. Bring the encrypted key that was made with it: it starts with 6P.',
          )
        : t(
            'given.bip38Confirmation',
            'This is a BIP 38 confirmation code. It holds no key. Bring the encrypted key it came with: it starts with 6P.',
          );
    case 'several-addresses':
      return t(
        'given.severalAddresses',
        'This text has {number} addresses. Copy only the one you want to pay.',
        { number: inCount(reason.count) },
      );
    case 'hash':
      return t('given.hash', 'This is a transaction ID. It names a transaction that was made.');
  }
}
