// The sentences of the tools: merging coins, sweeping a paper wallet, signing and checking messages.
import type { SignatureVerdict, SignedTextProblem } from '../../../domain/keys/checkSignature.ts';
import type { MergeProblem } from '../../../domain/tx/plan/planMerge.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { describeAddressProblem } from '../send/describeAddressProblem.ts';

/** Merging coins. */
export const MERGE_MESSAGES = messages('tool.merge', {
  title: 'Merge coins',
  text: 'Many small coins make every transfer larger and dearer. Merged into one, they travel as one.',
  becomes: 'become',
  cost: 'Costs now',
  costNote: 'network fee, paid to miners',
  laterNote: 'at the normal fee',
  laterAsTheyAre: 'Sent later as they are',
  laterMerged: 'Sent later merged',
  freed: 'Small coins set free',
  freedNote: 'too small to be picked by themselves',
  rate: 'How fast',
  untouched: 'Protected and unripe coins stay where they are.',
  review: 'Review merging',
  reading: 'Reading your coins',
  watchTitle: 'This address is only watched',
  watchText: 'Merging needs its key.',
});

/** `12 coins`, `1 coin`. */
export const countCoins = (count: number): string =>
  t('tool.coins', '{count, plural, one {1 coin} other {{number} coins}}', { count, number: inCount(count) });

/** Says that merging takes several transfers. */
export const describeBatches = (batches: number): string =>
  t(
    'tool.batches',
    'That many coins take {batches} transfers. You look at each before it leaves; the next one can follow at once.',
    { batches },
  );

/** Why there is nothing to merge. */
export function describeMergeProblem(problem: MergeProblem): TitledMessage {
  switch (problem.kind) {
    case 'too-few':
      return {
        title: t('tool.mergeProblem.too-few.title', 'Nothing to merge'),
        text:
          problem.coins === 0
            ? t(
                'tool.mergeProblem.too-few.text.thereAreNoConfirmed',
                'There are no confirmed coins here that could be merged.',
              )
            : t(
                'tool.mergeProblem.too-few.text.thereIsOneCoin',
                'There is one coin here that could be merged. It takes two.',
              ),
      };
    case 'worth-too-little':
      return {
        title: t('tool.mergeProblem.worth-too-little.title', 'Not worth its fee yet'),
        text: t(
          'tool.mergeProblem.worth-too-little.text',
          'Together these coins hold {total}; merging them would cost {fee} and leave less than the network carries.',
          { total: inDoge(problem.total), fee: inDoge(problem.fee) },
        ),
      };
  }
}

/** Sweeping a paper wallet. */
export const SWEEP_MESSAGES = messages('tool.sweep', {
  title: 'Sweep a paper wallet',
  text: 'Its coins come to this account in one transfer. The key is used once and not kept.',
  label: 'Its private key',
  placeholder: 'Q…, 6… or 6P…',
  show: 'Show the key',
  hide: 'Hide the key',
  clear: 'Empty the field',
  passphrase: 'Its passphrase',
  passphraseHint: 'An encrypted key opens with the passphrase it was made with.',
  inspect: 'Look at its coins',
  searching: 'Looking',
  notAKey: 'This is not a private key. Words, addresses and extended keys belong to “Add a wallet”.',
  found: 'On this paper',
  fee: 'Network fee',
  to: 'To your account',
  stays: 'Stays on the paper',
  protectedNote: 'Protected: it may carry an inscription. Bring the key in as a wallet to keep it.',
  emptyTitle: 'Nothing on this paper',
  emptyText: 'The address holds no coins now.',
  nothingTitle: 'Nothing here can be swept',
  review: 'Review the sweep',
  other: 'Another paper',
  watchTitle: 'This account is only watched',
  watchText: 'Coins are swept to an account whose key is here. Choose another account first.',
  watchAction: 'Choose an account',
  failedText: 'Nothing was moved and nothing was kept.',
});

/** Signing a message. */
export const SIGN_MESSAGES = messages('tool.sign', {
  title: 'Sign a message',
  text: 'Proves that this address is yours. It moves no coins, and costs nothing.',
  caution: 'Whoever has the signature can show it to anybody. Sign only words that you would say.',
  by: 'Signed by',
  label: 'Message',
  hint: 'It counts to the letter: every space and line.',
  sign: 'Sign message',
  signed: 'Signed',
  signature: 'Signature',
  copy: 'Copy signature',
  copyAll: 'Copy all three',
  copyAllText: 'Whoever checks it needs the address, the message and the signature.',
  copied: 'Copied',
  notCopied: 'The clipboard did not take it',
  another: 'Sign another',
  notSigned: 'Not signed',
  failedText: 'Nothing was signed.',
  watchTitle: 'This address is only watched',
  watchText: 'Signing needs its key.',
  bringKey: 'Bring in its key',
});

/** Why a text isn't signed. */
export const describeTextProblem = (problem: SignedTextProblem): string =>
  problem === 'too-long'
    ? t('tool.textProblem.thatIsLongerThan', 'That is longer than anybody reads before signing.')
    : t(
        'tool.textProblem.thisBeginsLikeAn',
        'This begins like an answer to a site. Kennel signs those only when the site itself asks. If someone told you to sign it, don’t.',
      );

/** Checking a signed message. */
export const VERIFY_MESSAGES = messages('tool.verify', {
  title: 'Check a message',
  text: 'Tells whether the key of an address signed these very words.',
  address: 'Address',
  message: 'Message',
  signature: 'Signature',
  signatureHint: '88 letters and digits, the last one “=”.',
  check: 'Check signature',
  checking: 'Checking',
  failedText: 'Nothing was checked.',
});

/** The verdict on a signature. */
export function describeVerdict(verdict: SignatureVerdict): TitledMessage {
  switch (verdict.kind) {
    case 'signed':
      return {
        title: t('tool.verdict.signed.title', 'Signed by this address'),
        text: t(
          'tool.verdict.signed.text',
          'The key of this address signed exactly these words. When, nobody can tell.',
        ),
      };
    case 'differs':
      return {
        title: t('tool.verdict.differs.title', 'Not signed by this address'),
        text: t(
          'tool.verdict.differs.text',
          'The signature is of another key, or of other words. One space more is enough.',
        ),
      };
    case 'no-signature':
      return {
        title: t('tool.verdict.no-signature.title', 'That is no signature'),
        text: t(
          'tool.verdict.no-signature.text',
          'A signature of a message has 88 letters and digits, the last one “=”.',
        ),
      };
    case 'bad-address':
      return {
        title: t('tool.verdict.bad-address.title', 'That is no address'),
        text: describeAddressProblem(verdict.problem),
      };
    case 'script-address':
      return {
        title: t('tool.verdict.script-address.title', 'This address cannot sign'),
        text: t(
          'tool.verdict.script-address.text',
          'It belongs to a script and not to one key, so nobody can sign a message for it.',
        ),
      };
  }
}

/** What is copied of a signed message: all that somebody else needs to check it. */
export const signedText = (address: string, message: string, signature: string): string =>
  t('tool.signedText', 'Address: {address}\nMessage: {message}\nSignature: {signature}', {
    address,
    message,
    signature,
  });
