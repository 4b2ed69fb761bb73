// Messages about token indexes: the sources of data, their blocks, and silent ones.
import { type IndexReport, type IndexVerdict, isUpToDate } from '../../../domain/drc20/judgeIndexes.ts';
import type { Fault } from '../../../domain/fault.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { describeFaultKind } from '../app/describeFault.ts';

export const INDEX_MESSAGES = messages('index', {
  title: 'Token data sources',
  text: 'Public indexes keep track of tokens. Where they disagree, Kennel uses the lower amount.',
  open: 'What each source says',
  askAgain: 'Refresh',
  ledger: 'Tracks drc-20, meme-20, NFTs and files',
  doginals: 'Tracks inscriptions on coins',
  upToDate: 'up to date',
  neverAnswered: 'It hasn’t responded yet, so its tokens are unknown.',
  lastAnswer: 'Last response',
  claims: 'What each source says',
  claimKept: 'from earlier',
  claimLower: 'Kennel uses the lower amount, and you can’t send more than that.',
});

/** `1 entry of this index makes no sense`. @param count - more than 0 */
export const describeLeftOut = (count: number): string =>
  t(
    'index.leftOut',
    '{count, plural, one {1 entry of this index makes no sense} other {{number} entries of this index make no sense}}',
    { count, number: inCount(count) },
  );

/** `1 entry left out`. @param count - more than 0 */
export const countLeftOut = (count: number): string =>
  t('index.leftOutCount', '{count, plural, one {1 entry left out} other {{number} entries left out}}', {
    count,
    number: inCount(count),
  });

const FAULT_TEXTS: Readonly<
  Record<'offline' | 'rate-limited' | 'rejected' | 'bad-answer' | 'not-found', string>
> = messages('index.fault', {
  offline: 'Can’t reach the token index. Check that you’re online. Your tokens are safe.',
  'rate-limited': 'The token index is busy. Wait a minute, then try again.',
  rejected: 'The token index answered, but refused. Your tokens are safe.',
  'bad-answer': 'The token index sent data that doesn’t add up, so Kennel didn’t use it.',
  'not-found': 'The token index doesn’t keep this.',
});

/** The consequence of an index's failure. */
export const describeIndexFault = ({ kind }: Pick<Fault, 'kind'>): string =>
  kind in FAULT_TEXTS ? FAULT_TEXTS[kind as keyof typeof FAULT_TEXTS] : describeFaultKind(kind).text;

/** `3 blocks behind`. @param blocks - more than 0 */
export const describeLag = (blocks: number): string =>
  t('index.lag', '{blocks, plural, one {1 block behind} other {{number} blocks behind}}', {
    blocks,
    number: inCount(blocks),
  });

/** `Block 5,482,117`. */
export const nameBlock = (height: number): string =>
  t('index.block', 'Block\u00a0{height}', { height: inCount(height) });

/** The state of all indexes in a line; empty when none is configured. */
export function describeVerdict(verdict: IndexVerdict): string {
  switch (verdict.kind) {
    case 'down':
      return t('index.verdict.down', 'No index is responding');
    case 'differ':
      return t(
        'index.verdict.differ',
        '{tokens, plural, one {Indexes differ on 1 token} other {Indexes differ on {tokens} tokens}}',
        { tokens: verdict.tokens },
      );
    case 'silent':
      return t(
        'index.verdict.silent',
        '{count, plural, one {{name} isn’t responding} other {{count} indexes aren’t responding}}',
        { count: verdict.count, name: verdict.name },
      );
    case 'lagging':
      return t('index.verdict.lagging', '{name} is {behind}', {
        name: verdict.name,
        behind: describeLag(verdict.behind),
      });
    case 'agree':
      return t('index.verdict.agree', '{count} indexes agree · {height}', {
        count: verdict.count,
        height: nameBlock(verdict.height),
      });
    case 'reported':
      return `${verdict.names.join(', ')} · ${nameBlock(verdict.height)}`;
    case 'none':
      return '';
  }
}

/** `Block 5,482,117, up to date`. */
export const describeReading = ({ height, behind }: Extract<IndexReport, { status: 'answers' }>): string =>
  `${nameBlock(height)}, ${isUpToDate(behind) ? INDEX_MESSAGES.upToDate : describeLag(behind)}`;
