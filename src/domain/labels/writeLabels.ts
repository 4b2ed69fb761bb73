/** Writes labels for other wallets: one JSON object a line. */

/** One record in BIP 329's terms. */
export interface LabelRecord {
  readonly type: 'tx' | 'addr' | 'xpub' | 'output';
  readonly ref: string;
  readonly label?: string;
  /** of an output: frozen */
  readonly spendable?: false;
}

/** One line each, all terminated by a line feed. */
export const writeLabels = (records: readonly LabelRecord[]): string =>
  records
    .map(({ type, ref, label, spendable }) => `${JSON.stringify({ type, ref, label, spendable })}\n`)
    .join('');
