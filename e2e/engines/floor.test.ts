// The oldest engines of `build/floor.ts` open, receive, pay and lock. An older one reports that it is too old.
import { TOO_OLD } from './journeys/missing.ts';
import { LOCK, RECEIVE_AND_SEND, RESTART } from './journeys/wallet.ts';
import { tryIn } from './stage/stage.ts';

await tryIn('wpe', [RECEIVE_AND_SEND, LOCK]);
await tryIn('oldest-chromium', [RECEIVE_AND_SEND, LOCK, RESTART]);
await tryIn('too-old-chromium', [TOO_OLD]);
