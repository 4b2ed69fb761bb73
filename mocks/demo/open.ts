/** Decides what this page is. Every path is served the same page: inside the phone it is the wallet, outside it is the desk with the phone. */
const isInPhone = window.self !== window.top;

if (isInPhone) await import('./wallet.ts');
else await import('./frame/mountFrame.tsx');

export {};
