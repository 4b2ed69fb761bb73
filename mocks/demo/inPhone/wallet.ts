/** The wallet as it is in production, except that the page around it may be its host, and lends it a hand. */
import { targetOrigin } from '@telegram-apps/sdk-react';
import { deskOrigin } from './deskOrigin.ts';
import { lendHands } from './hands.ts';
import { leadToShop } from './shop.ts';

// The SDK sends its calls to Telegram's own origin alone unless told otherwise.
targetOrigin.set(deskOrigin());
lendHands();
leadToShop();

await import('../../../src/main.tsx');
