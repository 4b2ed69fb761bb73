import { WHOLE_WALLET } from './journeys/wholeWallet.ts';
import { tryIn } from './stage/stage.ts';

await tryIn('firefox', WHOLE_WALLET);
