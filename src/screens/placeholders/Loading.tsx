// Says "loading" aloud, once per placeholder.
import { PLACEHOLDER_WORDS } from '../../text/shellWords.ts';

/** For ears only. */
export function Loading() {
  return (
    <p className="heard" role="status">
      {PLACEHOLDER_WORDS.loading}
    </p>
  );
}
