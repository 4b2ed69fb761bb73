/// <reference types="vite/client" />

/** What a build may set; the README explains each. */
interface ImportMetaEnv {
  readonly VITE_NETWORK?: string;
  readonly VITE_BLOCKBOOK_MAINNET?: string;
  readonly VITE_BLOCKBOOK_TESTNET?: string;
  readonly VITE_BLOCKBOOK_REGTEST?: string;
  readonly VITE_BOT_URL?: string;
}
