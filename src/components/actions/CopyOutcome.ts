/** Whether a text reached the clipboard. */
export type CopyOutcome = 'copied' | 'failed';
