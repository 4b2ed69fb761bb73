// A token's tick as it may be shown: nothing in it hides or turns the line, and an index's mark beside it.

import type { TokenFace } from '../domain/drc20/Token.ts';
import { foreignText } from '../domain/text/foreignText.ts';
import { TOKEN_LIST_MESSAGES as MESSAGES } from '../text/tokenListMessages.ts';
import { Icon } from './icons/Icon.tsx';
import styles from './TokenTick.module.css';

export interface TokenTickProps {
  readonly face: Pick<TokenFace, 'tick' | 'isVerified'>;
}

/** In its own direction; cut where there is no room, since its page says it whole. */
export function TokenTick({ face }: TokenTickProps) {
  return (
    <span className={styles.line}>
      <bdi className={styles.tick} translate="no">
        {foreignText(face.tick)}
      </bdi>
      {face.isVerified === true && (
        <span className={styles.verified}>
          <Icon name="check" size={14} label={MESSAGES.verified} />
        </span>
      )}
    </span>
  );
}
