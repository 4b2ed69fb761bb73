// Messages about shared (multisig) wallets.

import type { MultisigProblem } from '../../../domain/keys/ImportProblem.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** Creating or importing one. */
export const MULTISIG_MESSAGES = messages('multisig.make', {
  entry: 'Shared wallet',
  entryText: 'Several people approve each payment',
  title: 'Make a shared wallet',
  text: 'Everyone adds a key. Payments need several of you to sign.',
  people: 'People',
  signatures: 'Signatures needed',
  fewerPeople: 'One person fewer',
  morePeople: 'One person more',
  fewerSignatures: 'One signature fewer',
  moreSignatures: 'One signature more',
  yourKey: 'Your key',
  yourKeyText: 'It only shows addresses. It can’t spend, so you can share it.',
  copyKey: 'Copy key',
  shareKey: 'Share your key',
  keyCode: 'QR code of your key',
  noPhrase: 'You can only watch this wallet',
  noPhraseText: 'To sign too, first create or import a wallet with a recovery phrase.',
  which: 'Sign with',
  keys: 'Keys',
  waiting: 'Not added yet',
  yours: 'You',
  add: 'Add a key',
  addLabel: 'Another person’s key, or the whole description',
  addPlaceholder: '[f57ec65d/48’/3’/0’/0’]dgub…',
  addHint: 'It starts with [ or dgub. In Kennel it’s under “Shared wallet”.',
  clear: 'Clear',
  file: 'Open a file',
  unreadableFile: 'No key or description in this. Paste it instead.',
  name: 'Name it',
  rename: 'Rename',
  nameKey: 'Name this key',
  nameHint: 'For example “Mum”, or “Ledger in the safe”. Only this phone shows it.',
  otherPath: 'Keys from m/45’ (BIP\u00a045) work too, and sign just the same.',
  notSearchedTitle: 'Couldn’t look for earlier payments',
  notSearchedText: 'Your coins are safe. Add this description again once you’re online.',
  removeKey: 'Remove key',
  check: 'Compare with the others',
  checkTitle: 'Compare before you use it',
  checkText: 'Everyone’s phone must show the same code and address. If not, someone’s key was swapped.',
  code: 'Wallet code',
  firstAddress: 'First address',
  use: 'They match: use this wallet',
  reading: 'Working out the addresses',
  keeping: 'Saving the wallet',
  again: 'Try again',
  change: 'Change keys',
  hereTitle: 'You already have this wallet',
  hereText: 'Nothing was added.',
  open: 'Open it',
  noKeyTitle: 'None of these keys is yours',
  noKeyText: 'You can watch this wallet, but not sign for it.',
});

/** What is needed to restore one. */
export const MULTISIG_BACKUP_MESSAGES = messages('multisig.backup', {
  row: 'Keys and backup',
  noneTitle: 'This wallet isn’t shared',
  noneText: 'Only a shared wallet has keys of several people. Choose one in your list of wallets.',
  toWallets: 'Go to wallets',
  title: 'What brings this wallet back',
  text: 'A recovery phrase alone isn’t enough. Keep the description with each phrase.',
  description: 'Description',
  descriptionText: 'It lists every key. It can’t spend, but shows all addresses and balances.',
  copy: 'Copy description',
  save: 'Save as a file',
  saveForOthers: 'Save for other wallets',
  showCode: 'Show as QR code',
  hideCode: 'Hide QR code',
  qrCode: 'QR code of the description',
  needs: 'You need',
  needsDescription: 'This description',
  needsDescriptionText: 'Every phone that signs has it. Keep a copy elsewhere too.',
  watching: 'None of the keys is on this phone',
  watchingText: 'You can watch and propose payments. Others have to sign.',
  failedText: 'Your wallet is unchanged.',
  addressesText: 'New accounts use the next address. Change goes back to the address that pays.',
});

export const describeThreshold = (required: number, count: number): string =>
  t('multisig.threshold', '{required} of {count}', { required: inCount(required), count: inCount(count) });

/** Who has to sign, as a sentence. */
export const describeSigning = (required: number, count: number): string =>
  required === count
    ? t('multisig.signing.all', 'All {count} people have to sign every payment.', { count: inCount(count) })
    : t('multisig.signing.some', 'Any {required} of {count} people can send. Fewer can’t.', {
        required: inCount(required),
        count: inCount(count),
      });

/** The consequence of losing keys. */
export function describeLoss(required: number, count: number): string {
  const spare = count - required;
  if (spare === 0) return t('multisig.loss.none', 'If one phrase is lost, the coins are lost.');
  return t(
    'multisig.loss',
    '{spare, plural, one {1 phrase may get lost. If 2 are lost, the coins are lost.} other {{number} phrases may get lost. If more are lost, the coins are lost.}}',
    { spare, number: inCount(spare) },
  );
}

/** How many phrases are needed. */
export const describePhrases = (required: number): string =>
  t('multisig.phrases', '{required, plural, one {1 recovery phrase} other {{number} recovery phrases}}', {
    required,
    number: inCount(required),
  });

export const describeWhose = (count: number): string =>
  t('multisig.whose', 'Out of the {count} people below', { count: inCount(count) });

/** @param position - from 1 */
export const nameCosigner = (position: number): string =>
  t('multisig.cosigner', 'Key {position}', { position: inCount(position) });

/** A cosigner by its name, if it has one. @param position - from 1 */
export function titleCosigner(
  { name, isOwn }: { readonly name: string | null; readonly isOwn: boolean },
  position: number,
): string {
  const title = name === null ? nameCosigner(position) : foreignText(name);
  return isOwn ? `${title} · ${MULTISIG_MESSAGES.yours}` : title;
}

/** The name of a Bitcoin standard. */
export const nameBip = (bip: number): string => `BIP\u00a0${bip}`;

/** The path of our own key. @param bip - the number of the standard that defines it; null: none */
export const describeKeyPath = (path: string, bip: number | null): string =>
  bip === null
    ? t('multisig.keyPath', 'Path {path}', { path })
    : t('multisig.keyPath.standard', 'Path {path} ({standard})', { path, standard: nameBip(bip) });

/** For an existing wallet: how many addresses were used. */
export const describeUsed = (count: number): string =>
  t(
    'multisig.used',
    '{count, plural, one {1 address was used before.} other {{number} addresses were used before.}}',
    {
      count,
      number: inCount(count),
    },
  );

/** The button for a missing key. @param position - from 1 */
export const addKeyLabel = (position: number): string =>
  t('multisig.addKey', 'Add key {position}', { position: inCount(position) });

/** One or two sentences: what it is instead, and what to do. */
export function describeMultisigProblem(problem: MultisigProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('multisig.problem.empty', 'Paste a key or a description first.');
    case 'unreadable':
      return t(
        'multisig.problem.unreadable',
        'This isn’t a shared key or a wallet description. Ask for it again.',
      );
    case 'other-script':
      return t(
        'multisig.problem.other-script',
        'This describes another kind of wallet. Kennel reads sh(sortedmulti(…)) and Format: P2SH.',
      );
    case 'bad-checksum':
      return t(
        'multisig.problem.bad-checksum',
        'Some characters are wrong or missing. Copy the whole description again.',
      );
    case 'several-wallets':
      return t(
        'multisig.problem.several-wallets',
        'This describes more than one wallet. Copy the description of one.',
      );
    case 'first-address':
      return t(
        'multisig.problem.first-address',
        'The first address in it isn’t the one that its keys make. Ask for it again, and compare.',
      );
    case 'private-key':
      return t(
        'multisig.problem.private-key',
        'Key {position} is a private key. Never share it: ask for the public one.',
        { position: inCount(problem.position) },
      );
    case 'bad-key':
      return t('multisig.problem.bad-key', 'Key {position} has a mistake. Copy it again from its source.', {
        position: inCount(problem.position),
      });
    case 'other-network':
      return t('multisig.problem.other-network', 'Key {position} is for another network.', {
        position: inCount(problem.position),
      });
    case 'duplicate-key':
      return t('multisig.problem.duplicate-key', 'Key {position} is already in this wallet.', {
        position: inCount(problem.position),
      });
    case 'key-path':
      return t(
        'multisig.problem.key-path',
        'Key {position} has its addresses in another place. Kennel uses /0/* and /1/*.',
        { position: inCount(problem.position) },
      );
    case 'no-path':
      return t('multisig.problem.no-path', 'Nothing says where key {position} comes from. Add its path.', {
        position: inCount(problem.position),
      });
    case 'not-our-key':
      return t(
        'multisig.problem.not-our-key',
        'Key {position} claims to be yours, but isn’t. Don’t trust its sender.',
        { position: inCount(problem.position) },
      );
    case 'listed':
      return t(
        'multisig.problem.listed',
        'It counts {count, plural, one {1 key} other {{number} keys}}, but lists {listed}. Copy all of it again.',
        { count: problem.count, number: inCount(problem.count), listed: inCount(problem.listed) },
      );
    case 'key-count':
      return t(
        'multisig.problem.key-count',
        'A shared wallet has {least} to {most} keys. This has {count}.',
        {
          least: inCount(problem.least),
          most: inCount(problem.most),
          count: inCount(problem.count),
        },
      );
    case 'required':
      return t(
        'multisig.problem.required',
        'A payment can’t need {required} signatures with {count, plural, one {1 key} other {{number} keys}}.',
        { required: inCount(problem.required), count: problem.count, number: inCount(problem.count) },
      );
  }
}
