// A token's tick as it may be shown: nothing in it hides or turns the line, and an index's mark beside it.

import type { TokenSummary } from '../../domain/drc20/Token.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { TOKEN_LIST_MESSAGES as MESSAGES } from '../../i18n/messages/tokens/tokenListMessages.ts';
import { Icon } from '../art/Icon.tsx';
import styles from './TokenTick.module.css';

export interface TokenTickProps {
  readonly summary: Pick<TokenSummary, 'tick' | 'isVerified'>;
}

/** In its own direction; cut where there is no room, since its page says it whole. */
export function TokenTick({ summary }: TokenTickProps) {
  return (
    <span className={styles.line}>
      <bdi className={styles.tick} translate="no">
        {foreignText(summary.tick)}
      </bdi>
      {summary.isVerified === true && (
        <span className={styles.verified}>
          <Icon name="check" size={14} label={MESSAGES.verified} />
        </span>
      )}
    </span>
  );
}
