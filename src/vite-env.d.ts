/// <reference types="vite/client" />

/** Set by `public/old-browser.js`. */
declare var kennelIsTooOld: boolean | undefined;

/** Build variables; `docs/building.md` explains each. */
interface ImportMetaEnv {
  readonly VITE_NETWORK?: string;
  readonly VITE_BLOCKBOOK_MAINNET?: string;
  readonly VITE_BLOCKBOOK_TESTNET?: string;
  readonly VITE_BLOCKBOOK_REGTEST?: string;
  readonly VITE_DOGEUNI_MAINNET?: string;
  readonly VITE_DOGEUNI_TESTNET?: string;
  readonly VITE_DOGEUNI_REGTEST?: string;
  readonly VITE_ORD_MAINNET?: string;
  readonly VITE_ORD_TESTNET?: string;
  readonly VITE_ORD_REGTEST?: string;
  readonly VITE_CONTENT_MAINNET?: string;
  readonly VITE_CONTENT_TESTNET?: string;
  readonly VITE_CONTENT_REGTEST?: string;
  readonly VITE_BOT_URL?: string;
  readonly VITE_SOURCE_URL?: string;
  readonly VITE_REPORT_URL?: string;
}
