// The sentences of token indexes: who told the numbers, of which block, and who did not.
import type { IndexReport } from '../domain/drc20/IndexReport.ts';
import type { IndexVerdict } from '../domain/drc20/judgeIndexes.ts';
import { inLanguage } from './language.ts';
import { inCount } from './numberStyle.ts';

/** Indexes. */
export const INDEX_MESSAGES = inLanguage('indexMessages.INDEX_MESSAGES', {
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
export const describeLag = inLanguage('indexMessages.describeLag', (blocks: number): string =>
  blocks === 1 ? '1 block behind' : `${inCount(blocks)} blocks behind`,
);

/** `Block 5,482,117`. */
export const nameBlock = inLanguage(
  'indexMessages.nameBlock',
  (height: number): string => `Block\u00a0${inCount(height)}`,
);

/** How the indexes did, in a line; empty when none is set up. */
export const describeVerdict = inLanguage(
  'indexMessages.describeVerdict',
  (verdict: IndexVerdict): string => {
    switch (verdict.kind) {
      case 'down':
        return 'No index answers';
      case 'differ':
        return verdict.tokens === 1
          ? 'Indexes differ on 1 token'
          : `Indexes differ on ${verdict.tokens} tokens`;
      case 'silent':
        return verdict.count === 1
          ? `${verdict.name} does not answer`
          : `${verdict.count} indexes do not answer`;
      case 'lagging':
        return `${verdict.name} is ${describeLag(verdict.behind)}`;
      case 'agree':
        return `${verdict.count} indexes agree · ${nameBlock(verdict.height)}`;
      case 'reported':
        return `${verdict.names.join(', ')} · ${nameBlock(verdict.height)}`;
      case 'none':
        return '';
    }
  },
);

/** `Block 5,482,117, up to date`. */
export const describeReading = inLanguage(
  'indexMessages.describeReading',
  ({ height, behind }: Extract<IndexReport, { status: 'answers' }>): string =>
    `${nameBlock(height)}, ${behind === 0 ? INDEX_MESSAGES.upToDate : describeLag(behind)}`,
);
