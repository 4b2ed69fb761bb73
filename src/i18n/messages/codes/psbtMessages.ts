// Messages about partially signed transactions: importing, effect, problems, passing on.
import { hashTypeMeaning, type PsbtProblem } from '../../../domain/psbt/PsbtProblem.ts';
import { inDoge } from '../../format/inAmounts.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, type TitledMessage, t } from '../../i18n.ts';
import { explainProtection, explainWaiting } from '../app/protectionMessages.ts';
import { describeTransferProblem } from '../send/describeTransferProblem.ts';

export const PSBT_MESSAGES = messages('psbt', {
  title: 'Partially signed transaction',
  leadTitle: 'Open a transaction',
  leadText: 'Kennel shows what it would do before anything is signed. Wallets call it a PSBT.',
  field: 'Transaction',
  fieldHint: 'Base64 or hex, as the other wallet shows it.',
  open: 'Open',
  file: 'Open a file',
  reading: 'Checking the transaction',
  failedText: 'Your coins couldn’t be checked. Nothing was signed.',
  another: 'Open another',
  sign: 'Sign',
  signing: 'Signing…',
  review: 'Review and send',
  preparing: 'Checking…',
  discard: 'Discard',
  leaves: 'Leaves your wallets',
  arrives: 'Arrives in your wallets',
  nothingLeaves: 'Moves between your own addresses',
  fee: 'Network fee',
  returns: 'Comes back to you',
  signatures: 'Signatures',
  covers: 'Each signature covers',
  coversAll: 'All inputs and outputs',
  inputs: 'Coins it spends',
  outputs: 'What it pays',
  yours: 'Yours',
  others: 'Not yours',
  script: 'No address',
  unverified: 'Signature not verified',
  pass: 'Pass it on',
  passText: 'Other signers need this. It holds no keys.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save file',
  showCode: 'Show as code',
  hideCode: 'Hide code',
  code: 'QR code of the transaction',
  add: 'Add signatures',
  addText: 'Scan or open what another signer gave back.',
});

/** The site that requested a review. @param site - `https://…` */
export const describePsbtSite = (site: string): TitledMessage => ({
  title: t('psbt.site.title', 'Requested by {site}', { site }),
  text: t('psbt.site.text', 'Check what it pays. To hand it back, copy or save it once it’s signed.'),
});

/** `2 of 3 coins`, those that are signed. */
export const countSigned = (signed: number, coins: number): string =>
  t('psbt.signed', '{coins, plural, one {{signed} of 1 coin} other {{signed} of {number} coins}}', {
    coins,
    signed: inCount(signed),
    number: inCount(coins),
  });

/** `1 of 2 signatures`, of one coin. */
export const countSignatures = (have: number, need: number): string =>
  t(
    'psbt.signatures.of',
    '{need, plural, one {{have} of 1 signature} other {{have} of {number} signatures}}',
    {
      need,
      have: inCount(have),
      number: inCount(need),
    },
  );

const refusal = (title: string, text: string): TitledMessage => ({ title, text });

function describeHashType(hashType: number): string {
  const { outputs, anyoneCanPay } = hashTypeMeaning(hashType);
  switch (outputs) {
    case 'none':
      return t('psbt.refusal.hash-type.none', 'After you sign, anyone could change who gets the money.');
    case 'one':
      return t('psbt.refusal.hash-type.one', 'After you sign, anyone could change all but one payment.');
    case 'all':
      return anyoneCanPay
        ? t('psbt.refusal.hash-type.anyone', 'After you sign, anyone could add other coins to it.')
        : t('psbt.refusal.hash-type.all', 'Its signatures disagree about what they cover.');
    case null:
      return t('psbt.refusal.hash-type.unknown', 'It asks for a kind of signature that doesn’t exist.');
  }
}

export function describePsbtProblem(problem: PsbtProblem): TitledMessage {
  switch (problem.kind) {
    case 'not-a-psbt':
      return refusal(
        t('psbt.refusal.not-a-psbt.title', 'Not a transaction'),
        t('psbt.refusal.not-a-psbt.text', 'Paste all of the text, or open the whole file.'),
      );
    case 'too-large':
      return refusal(
        t('psbt.refusal.too-large.title', 'Too large'),
        t('psbt.refusal.too-large.text', 'Kennel opens transactions of up to 4 MB.'),
      );
    case 'cut-off':
      return refusal(
        t('psbt.refusal.cut-off.title', 'Its end is missing'),
        t('psbt.refusal.cut-off.text', 'Copy all of the text, or open the whole file.'),
      );
    case 'witness':
      return refusal(
        t('psbt.refusal.witness.title', 'Not for Dogecoin'),
        t(
          'psbt.refusal.witness.text',
          'It’s written in the form with witnesses, which Dogecoin doesn’t have. Ask for one without.',
        ),
      );
    case 'no-room':
      return refusal(
        t('psbt.refusal.no-room.title', 'No room for signatures'),
        t(
          'psbt.refusal.no-room.text',
          'Signed, it would be larger than 4 MB, and no wallet could open it. Ask for one that spends fewer coins.',
        ),
      );
    case 'version':
      return refusal(
        t('psbt.refusal.version.title', 'A newer format'),
        t(
          'psbt.refusal.version.text',
          'It’s version {version}. Ask for version 0, which Dogecoin wallets use.',
          {
            version: inCount(problem.version),
          },
        ),
      );
    case 'malformed':
    case 'no-transaction':
    case 'empty':
      return refusal(
        t('psbt.refusal.malformed.title', 'The transaction is damaged'),
        t('psbt.refusal.malformed.text', 'Parts are missing or in the wrong place. Ask for it again.'),
      );
    case 'already-signed':
      return refusal(
        t('psbt.refusal.already-signed.title', 'Signed in the wrong place'),
        t('psbt.refusal.already-signed.text', 'Its signatures aren’t where they belong. Ask for it again.'),
      );
    case 'coin-spent':
      return refusal(
        t('psbt.refusal.coin-spent.title', 'Already spent'),
        problem.isInBlock
          ? t(
              'psbt.refusal.coin-spent.inBlock',
              'Your payment of {amount} to {payee} has spent one of its coins. Ask for a new request.',
              { amount: inDoge(problem.amount), payee: problem.to },
            )
          : t(
              'psbt.refusal.coin-spent.waiting',
              'It would take the place of your payment of {amount} to {payee}, which isn’t confirmed. Ask for a new request.',
              { amount: inDoge(problem.amount), payee: problem.to },
            ),
      );
    case 'coin-unlisted':
      return refusal(
        t('psbt.refusal.coin-unlisted.title', 'A coin isn’t there'),
        t(
          'psbt.refusal.coin-unlisted.text',
          'No server lists one of your coins in it. It may be spent already. Ask for a new request.',
        ),
      );
    case 'may-pay-twice':
      return refusal(
        t('psbt.refusal.may-pay-twice.title', 'You could pay twice'),
        t(
          'psbt.refusal.may-pay-twice.text',
          'An earlier payment to this recipient hasn’t gone through, but still could. Ask for a request that spends the same coins.',
        ),
      );
    case 'went-through':
      return refusal(t('psbt.refusal.went-through.title', 'Already paid'), describeTransferProblem(problem));
    case 'duplicate-input':
      return refusal(
        t('psbt.refusal.duplicate-input.title', 'One coin twice'),
        t('psbt.refusal.duplicate-input.text', 'It spends the same coin twice. No network takes that.'),
      );
    case 'other-transaction':
      return refusal(
        t('psbt.refusal.other-transaction.title', 'Another transaction'),
        t(
          'psbt.refusal.other-transaction.text',
          'These signatures belong to something else. Nothing was added.',
        ),
      );
    case 'copies-disagree':
      return refusal(
        t('psbt.refusal.copies-disagree.title', 'Two copies disagree'),
        t(
          'psbt.refusal.copies-disagree.text',
          'They say different things about the same coin. Nothing was added.',
        ),
      );
    case 'more-than-signatures':
    case 'changed':
      return refusal(
        t('psbt.refusal.changed.title', 'More than signatures changed'),
        t('psbt.refusal.changed.text', 'It’s not what you looked at. Nothing was signed or sent.'),
      );
    case 'unsigned':
      return refusal(
        t('psbt.refusal.unsigned.title', 'Signatures are missing'),
        t('psbt.refusal.unsigned.text', 'A coin has {signatures}. Pass it on to the other signers.', {
          signatures: countSignatures(problem.have, problem.need),
        }),
      );
    case 'bad-signature':
      return refusal(
        t('psbt.refusal.bad-signature.title', 'A signature is wrong'),
        t(
          'psbt.refusal.bad-signature.text',
          'One signature doesn’t fit its coin. Ask that signer to sign again.',
        ),
      );
    case 'unknown-script':
      return refusal(
        t('psbt.refusal.unknown-script.title', 'A coin Kennel doesn’t know'),
        t('psbt.refusal.unknown-script.text', 'Only the wallet that made it can finish it.'),
      );
    case 'too-large-to-relay':
      return refusal(
        t('psbt.refusal.too-large-to-relay.title', 'Too large for the network'),
        t('psbt.refusal.too-large-to-relay.text', 'No node passes it on. Spend fewer coins at once.'),
      );
    case 'previous-missing':
      return refusal(
        t('psbt.refusal.previous-missing.title', 'Proof of a coin is missing'),
        t(
          'psbt.refusal.previous-missing.text',
          'Without it, the fee could be anything. Ask for the full version.',
        ),
      );
    case 'previous-differs':
      return refusal(
        t('psbt.refusal.previous-differs.title', 'Proof of a coin is false'),
        t(
          'psbt.refusal.previous-differs.text',
          'It claims a coin holds what it doesn’t. Don’t trust its sender.',
        ),
      );
    case 'redeem-script':
      return refusal(
        t('psbt.refusal.redeem-script.title', 'The script doesn’t fit'),
        t(
          'psbt.refusal.redeem-script.text',
          'It belongs to another address than the coin. Don’t trust its sender.',
        ),
      );
    case 'hash-type':
      return refusal(
        t('psbt.refusal.hash-type.title', 'Asks for an unsafe signature'),
        describeHashType(problem.hashType),
      );
    case 'outputs-exceed-inputs':
      return refusal(
        t('psbt.refusal.outputs-exceed-inputs.title', 'Pays more than it has'),
        t('psbt.refusal.outputs-exceed-inputs.text', 'No network takes that. Ask for it again.'),
      );
    case 'sum-too-large':
      return refusal(
        t('psbt.refusal.sum-too-large.title', 'Spends too much at once'),
        t(
          'psbt.refusal.sum-too-large.text',
          'Its coins add up to more than {maximum}, the most one transaction may move. Ask for several smaller ones.',
          { maximum: inDoge(problem.maximum) },
        ),
      );
    case 'several-wallets':
      return refusal(
        t('psbt.refusal.several-wallets.title', 'Spends from two of your wallets'),
        t(
          'psbt.refusal.several-wallets.text',
          'One of them could pay for the other without your noticing. Kennel signs for one at a time.',
        ),
      );
    case 'fee-too-high':
      return refusal(
        t('psbt.refusal.fee-too-high.title', 'The fee is too high'),
        t('psbt.refusal.fee-too-high.text', 'It takes {fee}. Kennel signs up to {maximum}.', {
          fee: inDoge(problem.fee),
          maximum: inDoge(problem.maximum),
        }),
      );
    case 'protected':
      return refusal(
        t('psbt.refusal.protected.title', 'Spends a protected coin'),
        t('psbt.refusal.protected.text', '{reason}. {help}', {
          reason: explainProtection(problem.reason),
          help: explainWaiting(problem.reason),
        }),
      );
    case 'commit-script':
      return refusal(
        t('psbt.refusal.commit-script.title', 'Pays a one-time address'),
        t(
          'psbt.refusal.commit-script.text',
          'It was made for one token transfer. Coins sent there could be lost.',
        ),
      );
    case 'not-agreed':
      return refusal(
        t('psbt.refusal.not-agreed.title', 'Not agreed to yet'),
        t(
          'psbt.refusal.not-agreed.text',
          'It asks for more than you agreed to. Check the warnings, and tick the box under each.',
        ),
      );
    case 'nothing-to-sign':
      return refusal(
        t('psbt.refusal.nothing-to-sign.title', 'Nothing of yours to sign'),
        t('psbt.refusal.nothing-to-sign.text', 'It spends no coin that this phone has a key for.'),
      );
  }
}
