// Announces "loading", once per placeholder.
import { PLACEHOLDER_MESSAGES } from '../../i18n/messages/app/commonMessages.ts';

/** For screen readers only. */
export function Loading() {
  return (
    <p className="heard" role="status">
      {PLACEHOLDER_MESSAGES.loading}
    </p>
  );
}
