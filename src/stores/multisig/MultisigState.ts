/** Progress of creating a shared wallet. All of it is public data. */
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import type { Fault } from '../../domain/fault.ts';
import type { MultisigProblem } from '../../domain/keys/ImportProblem.ts';
import type { PathDifference } from '../../domain/multisig/keyPaths.ts';
import type { Cosigner, MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import type { Keyrings, KnownBalances } from '../accounts/Keyrings.ts';
import type { Session } from '../session/Session.ts';

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
  /** the BIP 45 key, which another wallet with the same phrase may have given to cosigners */
  readonly bip45: Cosigner;
}

/** What all cosigners compare before the wallet is used. */
export interface ComparedWallet {
  readonly wallet: MultisigWallet;
  /** of the whole wallet, 16 hex digits in groups */
  readonly code: string;
  readonly firstAddress: DogeAddress;
  /** those of its keys that are ours */
  readonly own: readonly Cosigner[];
  /** paths in the text that differ from ours, or from key to key */
  readonly paths: readonly PathDifference[];
  /** number of used addresses; null when that could not be queried */
  readonly used: number | null;
}

export type MultisigState =
  /** our own keys are being derived */
  | { readonly status: 'preparing' }
  | { readonly status: 'collecting'; readonly problem: MultisigProblem | null }
  /** the addresses are being derived */
  | { readonly status: 'reading' }
  | ({ readonly status: 'comparing' | 'keeping' } & ComparedWallet)
  /** the wallet with this key already has these addresses */
  | { readonly status: 'already-here'; readonly key: string }
  | { readonly status: 'failed'; readonly fault: Fault };
