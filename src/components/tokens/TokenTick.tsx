// A token's tick, sanitized so that nothing in it hides or reverses the line, with an index's verification mark.

import type { TokenSummary } from '../../domain/drc20/Token.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { TOKEN_LIST_MESSAGES as MESSAGES } from '../../i18n/messages/tokens/tokenListMessages.ts';
import { Icon } from '../art/Icon.tsx';
import styles from './TokenTick.module.css';

export interface TokenTickProps {
  readonly summary: Pick<TokenSummary, 'tick' | 'isVerified'>;
}

/** In its own direction; truncated to fit, since its page shows it in full. */
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
