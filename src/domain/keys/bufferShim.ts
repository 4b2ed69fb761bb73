/** Provides the `Buffer` that bip39 expects in browsers; import it first. */

import { Buffer } from 'buffer';

globalThis.Buffer ??= Buffer;
