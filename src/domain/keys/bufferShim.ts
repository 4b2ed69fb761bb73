/** Gives browsers the `Buffer` that bip39 expects; imported before it. */

import { Buffer } from 'buffer';

globalThis.Buffer ??= Buffer;
