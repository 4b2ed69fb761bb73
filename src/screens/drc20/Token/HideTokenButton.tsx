// Shows or hides a token on home.
import { Button } from '../../../components/actions/Button.tsx';
import { TOKEN_PAGE_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/tokenPageMessages.ts';
import type { TokenEvents, TokenReady } from './TokenScreen.types.ts';

/** Hiding loses nothing, and needs no confirmation. */
export function HideTokenButton({ isArchived, onShelve }: TokenReady & TokenEvents) {
  return (
    <Button tone="quiet" isWide icon={isArchived ? 'eye' : 'eye-off'} onPress={() => onShelve(!isArchived)}>
      {isArchived ? MESSAGES.unshelve : MESSAGES.shelve}
    </Button>
  );
}
