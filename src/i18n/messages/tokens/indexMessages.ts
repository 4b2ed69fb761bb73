// The sentences of token indexes: who told the numbers, of which block, and who did not.
import type { IndexReport, IndexVerdict } from '../../../domain/drc20/judgeIndexes.ts';
import { inCount } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';

/** Indexes. */
export const INDEX_MESSAGES = messages('index', {
  title: 'Who tells of tokens',
  text: 'Tokens are kept in public indexes. What they say is their claim: where they differ, Kennel counts on the lower amount.',
  open: 'What each index says',
  askAgain: 'Ask again',
  ledger: 'Keeps drc-20, meme-20, NFTs and files',
  doginals: 'Keeps what rides on coins',
  upToDate: 'up to date',
  neverAnswered: 'It has not answered yet: its tokens are unknown, which is not none.',
  lastAnswer: 'Last answer',
  claims: 'What each index says',
  claimKept: 'from before',
  claimLower: 'Kennel counts on the lower amount, and lets no more be sent.',
});

/** `3 blocks behind`. @param blocks - more than 0 */
export const describeLag = (blocks: number): string =>
  t('index.lag', '{blocks, plural, one {1 block behind} other {{number} blocks behind}}', {
    blocks,
    number: inCount(blocks),
  });

/** `Block 5,482,117`. */
export const nameBlock = (height: number): string =>
  t('index.block', 'Block\u00a0{height}', { height: inCount(height) });

/** How the indexes did, in a line; empty when none is set up. */
export function describeVerdict(verdict: IndexVerdict): string {
  switch (verdict.kind) {
    case 'down':
      return t('index.verdict.down', 'No index answers');
    case 'differ':
      return t(
        'index.verdict.differ',
        '{tokens, plural, one {Indexes differ on 1 token} other {Indexes differ on {tokens} tokens}}',
        { tokens: verdict.tokens },
      );
    case 'silent':
      return t(
        'index.verdict.silent',
        '{count, plural, one {{name} does not answer} other {{count} indexes do not answer}}',
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
  `${nameBlock(height)}, ${behind === 0 ? INDEX_MESSAGES.upToDate : describeLag(behind)}`;
