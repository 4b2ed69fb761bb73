// Describes the purpose of a transfer other than plain sending, on the review.
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import { t } from '../../i18n.ts';

export interface PurposeMessage {
  /** the title of the review */
  readonly title: string;
  /** shown above the amount */
  readonly lead: string;
  /** its consequences; null when there is nothing to add */
  readonly note: string | null;
  /** the verb of the button with the amount: `Send`, `Pay` … */
  readonly verb: string;
}

export function describePurpose(purpose: Purpose): PurposeMessage {
  switch (purpose.kind) {
    case 'send':
      return {
        title: t('purpose.send.title', 'Review'),
        lead: t('purpose.send.lead', 'You send'),
        note: null,
        verb: t('purpose.send.verb', 'Send'),
      };
    case 'speed-up':
      return {
        title: t('purpose.speed-up.title', 'Review speed-up'),
        lead: t('purpose.speed-up.lead', 'You resend'),
        note: t(
          'purpose.speed-up.note',
          'The same payment with a higher fee. It replaces the pending one: only one can confirm, so you pay once.',
        ),
        verb: t('purpose.speed-up.verb', 'Speed up'),
      };
    case 'cancel':
      return {
        title: t('purpose.cancel.title', 'Review cancellation'),
        lead: t('purpose.cancel.lead', 'Returns to you'),
        note: t(
          'purpose.cancel.note',
          'These coins go to your own address instead. If a block includes the earlier payment first, it’s paid.',
        ),
        verb: t('purpose.cancel.verb', 'Return'),
      };
    case 'merge':
      return {
        title: t('purpose.merge.title', 'Review merge'),
        lead: t('purpose.merge.lead', 'Becomes one coin'),
        note:
          purpose.batches > 1
            ? t(
                'purpose.merge.note.partOfEverythingStays',
                'Part {batch} of {batches}. Everything stays at your own address.',
                { batch: purpose.batch, batches: purpose.batches },
              )
            : t('purpose.merge.note.everythingStaysAtYour', 'Everything stays at your own address.'),
        verb: t('purpose.merge.verb', 'Merge'),
      };
    case 'sweep':
      return {
        title: t('purpose.sweep.title', 'Review sweep'),
        lead: t('purpose.sweep.lead', 'You receive'),
        note: t(
          'purpose.sweep.note',
          'Everything in the paper wallet goes to your own address, minus the network fee.',
        ),
        verb: t('purpose.sweep.verb', 'Sweep'),
      };
    case 'pay-app':
      return {
        title: t('purpose.pay-app.title', 'Review payment'),
        lead: t('purpose.pay-app.lead', 'You pay'),
        note: t(
          'purpose.pay-app.note',
          '{origin} requested this payment. Check the address: the site chose it.',
          { origin: purpose.origin },
        ),
        verb: t('purpose.pay-app.verb', 'Pay'),
      };
    case 'psbt':
      return {
        title: t('purpose.psbt.title', 'Review transaction'),
        lead: t('purpose.psbt.lead', 'It pays'),
        note: purpose.isShared
          ? t('purpose.psbt.note.shared', 'Others pay part of it: it spends their coins too.')
          : t('purpose.psbt.note.own', 'Everyone it takes has signed it. Sending it is the last step.'),
        verb: t('purpose.psbt.verb', 'Send'),
      };
    case 'pay-bill':
      return {
        title: t('purpose.pay-bill.title', 'Review payment'),
        lead: t('purpose.pay-bill.lead', 'You pay'),
        note: t(
          'purpose.pay-bill.note',
          'The bill is from {host}, which calls itself “{vendor}”. Your payment goes to {relay}, which sends it to the network.',
          { host: purpose.bill.host, vendor: purpose.bill.vendor, relay: new URL(purpose.bill.relay).host },
        ),
        verb: t('purpose.pay-bill.verb', 'Pay'),
      };
  }
}

/** `Send 12 DOGE`: the button of the review. @param amount - formatted */
export const describeSending = (purpose: Purpose, amount: string): string =>
  t('purpose.button', '{verb} {amount}', { verb: describePurpose(purpose).verb, amount });
