/** The wallet as it is in production, except that the page around it may be its host. */
import { targetOrigin } from '@telegram-apps/sdk-react';

// The SDK sends its calls to Telegram's own origin alone unless told otherwise.
targetOrigin.set(window.location.origin);

await import('../../src/main.tsx');
