// Messages about pairing: the phone with the keys shows its account, the other one watches it.
import type { AccountMessageProblem } from '../../../domain/ur/accountMessage.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { describeUrProblem } from './coldSignMessages.ts';

/** The phone with the keys. */
export const ACCOUNT_KEY_MESSAGES = messages('accountKey', {
  title: 'Watch from another phone',
  lead: 'Scan with the other phone',
  text: 'There, add a wallet and choose “Pair an offline phone”.',
  code: 'QR code of this wallet’s public key',
  loading: 'Loading the public key',
  seesTitle: 'It sees, but can’t spend',
  sees: 'Anyone with this code sees all your addresses and balances. Never share it with a private key.',
  fingerprint: 'Fingerprint',
  path: 'Path',
  first: 'First address',
  asText: 'Public key',
  copy: 'Copy public key',
  byHand: 'Select the key to copy it.',
  noneTitle: 'This wallet has one key',
  noneText: 'To watch it elsewhere, add its address there as watch-only.',
  watchedTitle: 'This wallet is watch-only',
  watchedText: 'Open this on the phone that has its keys.',
  receive: 'Show address',
  failed: 'The public key couldn’t be loaded. Your wallet is safe.',
});

/** The phone that watches. */
export const PAIRING_MESSAGES = messages('pairing', {
  title: 'Pair an offline phone',
  text: 'On the offline phone, open Apps, then “Watch from another phone”. Scan its code here.',
  searching: 'Looking for addresses…',
  foundTitle: 'Is this your wallet?',
  foundText: 'Compare these with the offline phone before you continue.',
  fingerprint: 'Fingerprint',
  path: 'Path',
  unknown: 'not given',
  first: 'First address',
  addresses: 'Addresses',
  unsearchedText: 'You can watch the first one now, and add others later.',
  watch: 'Watch this wallet',
  keeping: 'Adding wallet…',
  another: 'Scan another',
  hereTitle: 'You’re watching this already',
  openHere: 'Open wallet',
  noKeys: 'No keys are copied. This phone can prepare transfers, and the offline phone signs them.',
});

/** `1 address`, `3 addresses`. */
export const countAddresses = (count: number): string =>
  t('pairing.count', '{count, plural, one {1 address} other {{number} addresses}}', {
    count,
    number: inCount(count),
  });

/** The existing wallet with these addresses. @param name - given by the user */
export const describeHere = (name: string): string =>
  t('pairing.here', 'Its addresses are in “{name}”.', { name });

/** Why a complete message is not a usable account. */
export function describePairingProblem(problem: AccountMessageProblem): TitledMessage {
  switch (problem.kind) {
    case 'other-kind':
      return {
        title: describeUrProblem(problem).title,
        text: t('pairing.problem.other-kind', 'Open “Watch from another phone” there, and scan that code.'),
      };
    case 'unreadable':
      return describeUrProblem(problem);
    case 'private-key':
      return {
        title: t('pairing.problem.private-key.title', 'This code holds a private key'),
        text: t(
          'pairing.problem.private-key.text',
          'It wasn’t taken. Close that code, and show the public key instead.',
        ),
      };
    case 'other-network':
      return {
        title: t('pairing.problem.other-network.title', 'Another network'),
        text: t(
          'pairing.problem.other-network.text',
          'Both phones need the same network. Check the settings.',
        ),
      };
    case 'no-account':
      return {
        title: t('pairing.problem.no-account.title', 'No Dogecoin account'),
        text: t(
          'pairing.problem.no-account.text',
          'This code holds keys of other coins. Choose Dogecoin there.',
        ),
      };
  }
}
