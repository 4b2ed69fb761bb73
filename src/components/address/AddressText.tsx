// An address in chunks of four, its ends bright and its middle dim, as a person compares it.
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import styles from './AddressText.module.css';

export interface AddressTextProps {
  readonly address: DogeAddress;
  /** `full` is never cut; `short` is `D8ab…x9Qk`. @default 'full' */
  readonly mode?: 'full' | 'short';
}

const CHUNK = 4;

/** Copying the text gives the plain address, without gaps. */
export function AddressText({ address, mode = 'full' }: AddressTextProps) {
  if (mode === 'short') return <span className={styles.short}>{shortAddress(address)}</span>;
  return (
    <span className={styles.full} dir="ltr" translate="no">
      {chunksOf(address).map(({ from, dim, bright }) => (
        <span key={from} className={styles.chunk}>
          <span data-dim>{dim}</span>
          {bright}
        </span>
      ))}
    </span>
  );
}

/** `D8ab…x9Qk`: enough to recognise, never enough to trust. */
export function shortAddress(address: string): string {
  return `${address.slice(0, CHUNK)}…${address.slice(-CHUNK)}`;
}

/** Chunks of four; the first four and the last four characters are bright. */
function chunksOf(address: string) {
  const chunks: { from: number; dim: string; bright: string }[] = [];
  for (let from = 0; from < address.length; from += CHUNK) {
    const text = address.slice(from, from + CHUNK);
    const dimLength = from === 0 ? 0 : Math.max(0, Math.min(text.length, address.length - CHUNK - from));
    chunks.push({ from, dim: text.slice(0, dimLength), bright: text.slice(dimLength) });
  }
  return chunks;
}
