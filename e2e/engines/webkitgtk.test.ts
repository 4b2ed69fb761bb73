import { WHOLE_WALLET } from './journeys/wholeWallet.ts';
import { tryIn } from './stage/stage.ts';

await tryIn('webkitgtk', WHOLE_WALLET);
