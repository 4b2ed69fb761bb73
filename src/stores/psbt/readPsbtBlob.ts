/** Reads a file with a partially signed transaction; one that is far too large is not opened. */
import type { Psbt } from '../../domain/psbt/Psbt.ts';
import type { PsbtReadProblem } from '../../domain/psbt/PsbtProblem.ts';
import { readPsbtFile } from '../../domain/psbt/readPsbt.ts';
import { MAX_PSBT_FILE, MAX_PSBT_SIZE } from '../../domain/requestLimits.ts';
import { err, type Result } from '../../domain/result.ts';

/** Problems: those of `readPsbtFile`. A file that can't be opened counts as empty. */
export async function readPsbtBlob(file: Blob): Promise<Result<Psbt, PsbtReadProblem>> {
  if (file.size > MAX_PSBT_FILE) return err({ kind: 'too-large', size: file.size, maximum: MAX_PSBT_SIZE });
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  return readPsbtFile(new Uint8Array(bytes));
}
