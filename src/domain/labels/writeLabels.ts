/** Writes labels for other wallets: a JSON object a line. */

/** What is known of one thing, in the words of BIP 329. */
export interface LabelRecord {
  readonly type: 'tx' | 'addr' | 'xpub' | 'output';
  readonly ref: string;
  readonly label?: string;
  /** of an output: it is not to be spent */
  readonly spendable?: false;
}

/** One line each, with a line feed after each. */
export const writeLabels = (records: readonly LabelRecord[]): string =>
  records
    .map(({ type, ref, label, spendable }) => `${JSON.stringify({ type, ref, label, spendable })}\n`)
    .join('');
