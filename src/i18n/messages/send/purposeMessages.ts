// Says what a transfer is for, where that is more than sending: over the amount of the last look, and under it.
import type { Purpose } from '../../../domain/tx/Purpose.ts';
import { t } from '../../i18n.ts';

/** A purpose in words. */
export interface PurposeMessage {
  /** the heading of the last look */
  readonly title: string;
  /** stands over the amount */
  readonly lead: string;
  /** what follows from it; null when there is nothing to add */
  readonly note: string | null;
  /** the button's verb, before the amount: `Send`, `Pay` … */
  readonly verb: string;
}

/** What stands around the amount of the last look. */
export function describePurpose(purpose: Purpose): PurposeMessage {
  switch (purpose.kind) {
    case 'send':
      return {
        title: t('purpose.send.title', 'Check and send'),
        lead: t('purpose.send.lead', 'You send'),
        note: null,
        verb: t('purpose.send.verb', 'Send'),
      };
    case 'speed-up':
      return {
        title: t('purpose.speed-up.title', 'Check and speed up'),
        lead: t('purpose.speed-up.lead', 'You send again'),
        note: t(
          'purpose.speed-up.note',
          'The same payment with a higher fee. It takes the place of the one that waits: only one of them can be in a block, so it is paid once.',
        ),
        verb: t('purpose.speed-up.verb', 'Send again'),
      };
    case 'cancel':
      return {
        title: t('purpose.cancel.title', 'Check and cancel'),
        lead: t('purpose.cancel.lead', 'Comes back to you'),
        note: t(
          'purpose.cancel.note',
          'These coins go to your own address instead. If a block takes the earlier payment first, it stays paid.',
        ),
        verb: t('purpose.cancel.verb', 'Take back'),
      };
    case 'merge':
      return {
        title: t('purpose.merge.title', 'Check and merge'),
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
        title: t('purpose.sweep.title', 'Check and sweep'),
        lead: t('purpose.sweep.lead', 'Comes to you'),
        note: t(
          'purpose.sweep.note',
          'All that the paper wallet holds goes to your own address, less the network fee.',
        ),
        verb: t('purpose.sweep.verb', 'Sweep'),
      };
    case 'pay-app':
      return {
        title: t('purpose.pay-app.title', 'Check and pay'),
        lead: t('purpose.pay-app.lead', 'You pay'),
        note: t(
          'purpose.pay-app.note',
          '{origin} asked for this payment. Look at the address: the site chose it.',
          { origin: purpose.origin },
        ),
        verb: t('purpose.pay-app.verb', 'Pay'),
      };
  }
}
