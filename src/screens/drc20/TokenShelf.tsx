// Whether a token stands on home.
import { Button } from '../../components/Button.tsx';
import { TOKEN_PAGE_MESSAGES as MESSAGES } from '../../text/tokenPageMessages.ts';
import type { TokenEvents, TokenReady } from './TokenScreen.types.ts';

/** Hiding takes nothing away, and asks nothing. */
export function TokenShelf({ isShelved, onShelve }: TokenReady & TokenEvents) {
  return (
    <Button tone="quiet" isWide icon={isShelved ? 'eye' : 'eye-off'} onPress={() => onShelve(!isShelved)}>
      {isShelved ? MESSAGES.unshelve : MESSAGES.shelve}
    </Button>
  );
}
