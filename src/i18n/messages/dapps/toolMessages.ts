// Messages of the tools: merging coins, sweeping a paper wallet, signing and verifying messages.
import type { SignatureVerdict, SignedTextProblem } from '../../../domain/keys/checkSignature.ts';
import type { MergeProblem } from '../../../domain/tx/plan/planMerge.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { describeAddressProblem } from '../send/describeAddressProblem.ts';

export const MERGE_MESSAGES = messages('tool.merge', {
  title: 'Merge coins',
  text: 'Many small coins make transfers larger and more expensive. Merging turns them into one.',
  becomes: 'become',
  cost: 'Cost now',
  costNote: 'network fee, paid to miners',
  laterNote: 'at the normal fee',
  laterAsTheyAre: 'Sending later, unmerged',
  laterMerged: 'Sending later, merged',
  freed: 'Small coins unlocked',
  freedNote: 'too small to be used automatically',
  rate: 'Speed',
  untouched: 'Protected and newly mined coins stay where they are.',
  review: 'Review merge',
  reading: 'Loading your coins',
  watchTitle: 'This address is watch-only',
  watchText: 'Merging needs its key.',
});

/** `12 coins`, `1 coin`. */
export const countCoins = (count: number): string =>
  t('tool.coins', '{count, plural, one {1 coin} other {{number} coins}}', { count, number: inCount(count) });

/** Merging takes several transfers. */
export const describeBatches = (batches: number): string =>
  t(
    'tool.batches',
    'This many coins take {batches} transfers. You review each one; the next can follow right away.',
    { batches },
  );

export function describeMergeProblem(problem: MergeProblem): TitledMessage {
  switch (problem.kind) {
    case 'too-few':
      return {
        title: t('tool.mergeProblem.too-few.title', 'Nothing to merge'),
        text:
          problem.coins === 0
            ? t(
                'tool.mergeProblem.too-few.text.thereAreNoConfirmed',
                'There are no confirmed coins to merge.',
              )
            : t(
                'tool.mergeProblem.too-few.text.thereIsOneCoin',
                'There’s only one coin to merge. It takes two.',
              ),
      };
    case 'worth-too-little':
      return {
        title: t('tool.mergeProblem.worth-too-little.title', 'Not worth the fee yet'),
        text: t(
          'tool.mergeProblem.worth-too-little.text',
          'These coins hold {total}. Merging them costs {fee} and leaves less than the network minimum.',
          { total: inDoge(problem.total), fee: inDoge(problem.fee) },
        ),
      };
  }
}

export const SWEEP_MESSAGES = messages('tool.sweep', {
  title: 'Sweep a paper wallet',
  text: 'Move its coins to this account in one transfer. Kennel uses the key once and doesn’t save it.',
  label: 'Private key',
  placeholder: 'Q…, 6… or 6P…',
  show: 'Show key',
  hide: 'Hide key',
  clear: 'Clear field',
  passphrase: 'Passphrase',
  passphraseHint: 'The passphrase the key was encrypted with.',
  inspect: 'Check for coins',
  searching: 'Searching',
  notAKey:
    'This isn’t a private key. Recovery phrases, addresses and extended keys belong in “Add a wallet”.',
  found: 'In this paper wallet',
  fee: 'Network fee',
  to: 'To your account',
  stays: 'Stays in the paper wallet',
  protectedNote: 'Protected: it may carry an inscription. Import the key as a wallet to keep it.',
  waitingNote: 'Unconfirmed and newly mined coins can be swept later, once the network allows it.',
  emptyTitle: 'This paper wallet is empty',
  emptyText: 'This address has no coins.',
  nothingTitle: 'Nothing to sweep',
  review: 'Review sweep',
  other: 'Another paper wallet',
  watchTitle: 'This account is watch-only',
  watchText: 'Coins can only be swept to an account whose key is here. Choose another account first.',
  watchAction: 'Choose an account',
  failedText: 'Nothing was moved or saved.',
});

/** Why small coins are left. @param amount - koinu */
export const describeCostly = (amount: bigint): string =>
  t('tool.sweep.costly', '{amount} is in coins so small that their fees are higher than their value.', {
    amount: inDoge(amount),
  });

export const SIGN_MESSAGES = messages('tool.sign', {
  title: 'Sign a message',
  text: 'Proves that this address is yours. It moves no coins and costs nothing.',
  caution: 'Anyone who has the signature can show it to others. Only sign what you’d say in public.',
  by: 'Signed by',
  label: 'Message',
  hint: 'Every letter, space and line counts.',
  sign: 'Sign message',
  signed: 'Signed',
  signature: 'Signature',
  copy: 'Copy signature',
  copyAll: 'Copy all three',
  copyAllText: 'To verify it, others need the address, the message and the signature.',
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  another: 'Sign another',
  notSigned: 'Not signed',
  failedText: 'Nothing was signed.',
  watchTitle: 'This address is watch-only',
  watchText: 'Signing needs its key.',
  bringKey: 'Import its key',
});

export const describeTextProblem = (problem: SignedTextProblem): string =>
  problem === 'too-long'
    ? t('tool.textProblem.thatIsLongerThan', 'This text is too long to read before signing.')
    : t(
        'tool.textProblem.thisBeginsLikeAn',
        'This looks like an answer to a site. Kennel signs those only when the site itself asks. If someone told you to sign it, don’t.',
      );

export const VERIFY_MESSAGES = messages('tool.verify', {
  title: 'Verify a message',
  text: 'Checks whether an address’s key signed exactly this message.',
  address: 'Address',
  message: 'Message',
  signature: 'Signature',
  signatureHint: '88 letters and digits, ending with “=”.',
  check: 'Verify signature',
  checking: 'Verifying',
  failedText: 'Nothing was verified.',
});

export function describeVerdict(verdict: SignatureVerdict): TitledMessage {
  switch (verdict.kind) {
    case 'signed':
      return {
        title: t('tool.verdict.signed.title', 'Signed by this address'),
        text: t(
          'tool.verdict.signed.text',
          'This address’s key signed exactly this message. When it was signed is unknown.',
        ),
      };
    case 'line-endings':
      return {
        title: t('tool.verdict.line-endings.title', 'Signed by this address; line endings differ'),
        text: t(
          'tool.verdict.line-endings.text',
          'This address’s key signed these lines, but they were separated in another way than here, as on another system.',
        ),
      };
    case 'differs':
      return {
        title: t('tool.verdict.differs.title', 'Not signed by this address'),
        text: t(
          'tool.verdict.differs.text',
          'The signature is for another key or another message. One extra space is enough.',
        ),
      };
    case 'no-signature':
      return {
        title: t('tool.verdict.no-signature.title', 'Invalid signature'),
        text: t(
          'tool.verdict.no-signature.text',
          'A message signature has 88 letters and digits and ends with “=”.',
        ),
      };
    case 'bad-address':
      return {
        title: t('tool.verdict.bad-address.title', 'Invalid address'),
        text: describeAddressProblem(verdict.problem),
      };
    case 'script-address':
      return {
        title: t('tool.verdict.script-address.title', 'This address can’t sign'),
        text: t(
          'tool.verdict.script-address.text',
          'It belongs to a script, not to one key, so nobody can sign a message for it.',
        ),
      };
  }
}

/** The copied form of a signed message: everything needed to verify it. */
export const signedText = (address: string, message: string, signature: string): string =>
  t('tool.signedText', 'Address: {address}\nMessage: {message}\nSignature: {signature}', {
    address,
    message,
    signature,
  });
