/** What a wallet's text says of the paths of its keys, where that differs from what is known, or from key to key. */
import { isSameKey } from './cosignerKey.ts';
import type { Cosigner, MultisigWallet } from './MultisigWallet.ts';

/** A difference; none of them changes an address, for addresses come from the keys themselves. */
export type PathDifference =
  /** a key of ours, which the text has from elsewhere: we sign with it all the same */
  | { readonly kind: 'own-elsewhere'; readonly said: string; readonly own: string }
  /** the same, which the text has from another root: its fingerprint differs */
  | { readonly kind: 'own-other-root'; readonly said: string; readonly own: string }
  /** it says that it comes from our phrase, along a path where we give out no keys: whether it does is seen when it signs */
  | { readonly kind: 'claims-ours'; readonly path: string }
  /** they come along several paths */
  | { readonly kind: 'mixed'; readonly paths: readonly string[] };

/** Whoever was given a key alone writes this as its fingerprint. */
const NO_FINGERPRINT = '00000000';

/** A key without an origin says nothing of its path. */
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
 * What a person who confirms the wallet should know of its paths.
 *
 * @param known - the keys that our phrases give out, each with the path along which it really comes
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
