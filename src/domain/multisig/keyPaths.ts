/** Finds key paths in a wallet's text that differ from the known ones, or from key to key. */
import { isSameKey } from './cosignerKey.ts';
import type { Cosigner, MultisigWallet } from './MultisigWallet.ts';

/** A difference; none of them changes an address, as addresses are derived from the keys themselves. */
export type PathDifference =
  /** one of our keys, with another path in the text: we can sign with it nonetheless */
  | { readonly kind: 'own-elsewhere'; readonly said: string; readonly own: string }
  /** one of our keys, with another root in the text: the fingerprint differs */
  | { readonly kind: 'own-other-root'; readonly said: string; readonly own: string }
  /** claims to be from our phrase, along a path where we export no keys: only signing shows whether it is */
  | { readonly kind: 'claims-ours'; readonly path: string }
  /** the keys have several different paths */
  | { readonly kind: 'mixed'; readonly paths: readonly string[] };

/** The fingerprint that is written when only the key is known. */
const NO_FINGERPRINT = '00000000';

/** A key without an origin has no known path. */
const saysPath = ({ fingerprint, path }: Cosigner): boolean => path !== 'm' && fingerprint !== NO_FINGERPRINT;

const isSameRoot = (one: Cosigner, other: Cosigner): boolean => one.fingerprint === other.fingerprint;

function differenceOf(key: Cosigner, known: readonly Cosigner[]): PathDifference | null {
  const own = known.find((one) => isSameKey(one, key));
  if (own === undefined)
    return known.some((one) => isSameRoot(one, key)) ? { kind: 'claims-ours', path: key.path } : null;
  if (own.path !== key.path) return { kind: 'own-elsewhere', said: key.path, own: own.path };
  if (isSameRoot(own, key)) return null;
  return { kind: 'own-other-root', said: key.fingerprint, own: own.fingerprint };
}

/**
 * The differences to show to a user who confirms the wallet.
 *
 * @param known - the keys that our phrases export, each with its real path
 */
export function pathDifferences(
  { cosigners }: MultisigWallet,
  known: readonly Cosigner[],
): readonly PathDifference[] {
  const said = cosigners.filter(saysPath);
  const paths = [...new Set(said.map(({ path }) => path))].sort();
  return [
    ...said.flatMap((key) => differenceOf(key, known) ?? []),
    ...(paths.length > 1 ? [{ kind: 'mixed', paths } as const] : []),
  ];
}
