/** Reads a whole wallet of several people, in whichever way it is written. */
import type { Network } from '../address/Network.ts';
import type { MultisigProblem } from '../keys/ImportProblem.ts';
import type { Result } from '../result.ts';
import { isColdcardText, readColdcardText } from './coldcardText.ts';
import { readDescriptor } from './descriptor.ts';
import type { MultisigWallet } from './MultisigWallet.ts';

/** Whether a text looks like a whole wallet instead of one key. */
export const isWalletText = (text: string): boolean => text.includes('(') || isColdcardText(text);

/** Reads an output descriptor, or Coldcard's text. Problems: those of both */
export const readWalletText = (text: string, network: Network): Result<MultisigWallet, MultisigProblem> =>
  isColdcardText(text) ? readColdcardText(text, network) : readDescriptor(text, network);
