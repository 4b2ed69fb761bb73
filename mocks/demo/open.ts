/** Decides what this page is. Every path is served the same page: outside a frame it is the desk, inside the wallet or its storage. */
import { KEEPER_QUERY } from './keeper/keeperCalls.ts';

const isInPhone = window.self !== window.top;

if (!isInPhone) await import('./frame/mountFrame.tsx');
else if (window.location.search === KEEPER_QUERY) await import('./keeper/keeperPage.ts');
else await import('./inPhone/wallet.ts');
