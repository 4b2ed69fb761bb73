// The oldest engines of `vite.floor.ts`: they open, get paid, pay and lock.
import { LOCK, RECEIVE_AND_SEND } from './journeys/wallet.ts';
import { tryIn } from './stage/stage.ts';

await tryIn('wpe', [RECEIVE_AND_SEND, LOCK]);
await tryIn('old-chromium', [RECEIVE_AND_SEND, LOCK]);
