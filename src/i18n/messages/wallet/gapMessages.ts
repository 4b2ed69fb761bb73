// Messages about incomplete histories: rows that the server counts, but that could not be read.
import type { HistoryGap } from '../../../domain/history/historyGap.ts';
import { inCount } from '../../format/inCount.ts';
import { t } from '../../i18n.ts';

/** For a history with a gap. */
export const describeGap = ({ missing }: HistoryGap) =>
  missing > 0
    ? {
        title: t(
          'gap.missing.title',
          'Incomplete: {count, plural, one {1 transfer is missing} other {{number} transfers are missing}}',
          { count: missing, number: inCount(missing) },
        ),
        text: t(
          'gap.missing.text',
          'The server counts more transfers than Kennel could read. Your balance isn’t affected.',
        ),
      }
    : {
        title: t('gap.off.title', 'Incomplete: the amounts don’t add up'),
        text: t(
          'gap.off.text',
          'Together they come to other amounts than the server reports. Your balance isn’t affected.',
        ),
      };

/** Transfers of which only the txid is known. @param count - above 0 */
export const describeUnread = (count: number): string =>
  t(
    'gap.unread',
    '{count, plural, one {1 transfer is too long to load, or makes no sense} other {{number} transfers are too long to load, or make no sense}}',
    { count, number: inCount(count) },
  );

/** Invalid coins in the server's list. @param count - above 0 */
export const describeCoinsLeftOut = (count: number) => ({
  title: t(
    'gap.coins.title',
    '{count, plural, one {1 coin in the server’s list makes no sense} other {{number} coins in the server’s list make no sense}}',
    { count, number: inCount(count) },
  ),
  text: t(
    'gap.coins.text',
    '{count, plural, one {Kennel left it out, so you may have more than is shown here.} other {Kennel left them out, so you may have more than is shown here.}}',
    { count },
  ),
});
