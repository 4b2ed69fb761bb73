/** How far making a shared wallet has come. All of it is public. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Fault } from '../../domain/fault.ts';
import type { MultisigProblem } from '../../domain/keys/ImportProblem.ts';
import type { PathDifference } from '../../domain/multisig/keyPaths.ts';
import type { Cosigner, MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import type { Keyrings, KnownBalances } from '../accounts/Keyrings.ts';
import type { Session } from '../session/Session.ts';

/** The stores that it works with. */
export interface MultisigServices {
  readonly session: Session;
  readonly keyrings: Keyrings;
  readonly accounts: KnownBalances;
}

/** A wallet of ours whose phrase can take part. */
export interface OwnSigner {
  /** of the keyring */
  readonly key: string;
  readonly name: string;
  readonly cosigner: Cosigner;
  /** which another wallet with the same phrase may have given to the others */
  readonly bip45: Cosigner;
}

/** What everybody compares before it is used. */
export interface ComparedWallet {
  readonly wallet: MultisigWallet;
  /** of the whole wallet, 16 hex digits in groups */
  readonly code: string;
  readonly firstAddress: DogeAddress;
  /** which of its keys are ours */
  readonly own: readonly Cosigner[];
  /** what the text says of paths that differs from ours, or from key to key */
  readonly paths: readonly PathDifference[];
  /** addresses that were used before; null when nobody could be asked */
  readonly used: number | null;
}

export type MultisigState =
  /** our own keys are being derived */
  | { readonly status: 'preparing' }
  | { readonly status: 'collecting'; readonly problem: MultisigProblem | null }
  /** the addresses are being derived */
  | { readonly status: 'reading' }
  | ({ readonly status: 'comparing' | 'keeping' } & ComparedWallet)
  /** the wallet with this key has these addresses */
  | { readonly status: 'already-here'; readonly key: string }
  | { readonly status: 'failed'; readonly fault: Fault };
