/** Decides what to run. Every path serves the same page: outside a frame it is the desk, inside one the wallet or its storage page. */
import { KEEPER_QUERY } from './keeper/keeperCalls.ts';

const isInPhone = window.self !== window.top;

if (!isInPhone) await import('./frame/mountFrame.tsx');
else if (window.location.search === KEEPER_QUERY) await import('./keeper/keeperPage.ts');
else await import('./inPhone/wallet.ts');
