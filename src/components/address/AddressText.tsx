// An address in chunks of four, with bright ends and a dim middle, for comparing it.
import type { DogeAddress } from '../../domain/address/DogeAddress.ts';
import styles from './AddressText.module.css';

export interface AddressTextProps {
  readonly address: DogeAddress;
  /** `full` is never shortened; `short` is `D8ab…x9Qk`. @default 'full' */
  readonly mode?: 'full' | 'short';
}

const CHUNK = 4;

/** Copied text is the plain address, without gaps. */
export function AddressText({ address, mode = 'full' }: AddressTextProps) {
  if (mode === 'short') return <span className={styles.short}>{shortAddress(address)}</span>;
  return (
    <span className={styles.full} dir="ltr" translate="no">
      {chunksOf(address).map(({ from, text, isDim }) => (
        <span key={from} className={styles.chunk} data-dim={isDim || undefined}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** `D8ab…x9Qk`: enough to recognize, not enough to trust. */
export function shortAddress(address: string): string {
  return `${address.slice(0, CHUNK)}…${address.slice(-CHUNK)}`;
}

/** Chunks of four; a shorter remainder comes before the last one. The first and the last are bright. */
function chunksOf(address: string) {
  const last = Math.max(0, address.length - CHUNK);
  const chunks: { from: number; text: string; isDim: boolean }[] = [];
  for (let from = 0; from < last; from += CHUNK) {
    chunks.push({ from, text: address.slice(from, Math.min(from + CHUNK, last)), isDim: from > 0 });
  }
  return [...chunks, { from: last, text: address.slice(last), isDim: false }];
}
