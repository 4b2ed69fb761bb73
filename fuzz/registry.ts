/** Every reader of foreign input, and what is tried on it. A test checks that none is missing. */
import type { Target } from './Target.ts';
import { BILLS } from './targets/bills.ts';
import { BYTE_ROWS } from './targets/bytes.ts';
import { CHAIN } from './targets/chain.ts';
import { CHOICES } from './targets/choices.ts';
import { CODES } from './targets/codes.ts';
import { LABELS } from './targets/labels.ts';
import { MULTISIG } from './targets/multisig.ts';
import { PSBT_ROWS } from './targets/psbts.ts';
import { STORED } from './targets/stored.ts';
import { TOKEN_ROWS } from './targets/tokens.ts';
import { TYPED } from './targets/typed.ts';
import { WORKER } from './targets/worker.ts';

export const TARGETS: readonly Target[] = [
  ...CHAIN,
  ...TOKEN_ROWS,
  ...BYTE_ROWS,
  ...PSBT_ROWS,
  ...TYPED,
  ...STORED,
  ...WORKER,
  ...CHOICES,
  ...CODES,
  ...BILLS,
  ...MULTISIG,
  ...LABELS,
];
