/** The production wallet, except that the page around it may be its host and control it. */
import { targetOrigin } from '@telegram-apps/sdk-react';
import { deskOrigin } from './deskOrigin.ts';
import { lendHands } from './hands.ts';
import { leadToShop } from './shop.ts';

// By default the SDK sends its calls only to Telegram's origin.
targetOrigin.set(deskOrigin());
lendHands();
leadToShop();

await import('../../../src/main.tsx');
