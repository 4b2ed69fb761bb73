/** The format of a backup file: an envelope, its owner, and sealed notes. */

import * as v from 'valibot';
import { err, ok, type Result } from '../../../domain/result.ts';
import type { BackupFileProblem } from '../../../ports/Vault.ts';
import {
  ENVELOPE_VERSION,
  type Envelope,
  envelopeSchema,
  type Sealed,
  sealedTextSchema,
} from './envelope.ts';

/** The version this Kennel writes, and the only one it opens. */
export const BACKUP_VERSION = 1;

/** The name under which the notes are sealed; its space keeps it distinct from all record ids. */
export const NOTES_NAME = 'backup notes';

const KIND = 'kennel-backup';

const fileSchema = v.strictObject({
  kind: v.literal(KIND),
  version: v.literal(BACKUP_VERSION),
  /** Telegram user id, or `local`: everything in the file is bound to it */
  user: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  envelope: envelopeSchema,
  notes: sealedTextSchema,
});

/** A well-formed backup file; whether it opens is unknown yet. */
export interface BackupFile {
  readonly user: string;
  readonly envelope: Envelope;
  readonly notes: Sealed;
}

export const writeBackupFile = ({ user, envelope, notes }: BackupFile): string =>
  JSON.stringify({ kind: KIND, version: BACKUP_VERSION, user, envelope, notes });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return null;
  }
}

/** A truncated or damaged file isn't valid JSON any more, but can still be recognized. */
const resemblesBackup = (text: string): boolean => text.slice(0, 200).includes(KIND);

/** The first version in a file that is newer than this Kennel opens. */
function newerVersion(json: unknown): number | null {
  const versions = v.safeParse(
    v.object({ version: v.number(), envelope: v.optional(v.object({ version: v.optional(v.number()) })) }),
    json,
  );
  if (!versions.success) return null;
  const { version, envelope } = versions.output;
  if (version > BACKUP_VERSION) return version;
  const inner = envelope?.version ?? 0;
  return inner > ENVELOPE_VERSION ? inner : null;
}

/** Problems: `not-a-backup` · `newer-version` (version) · `damaged`, also for key derivation below the minimum cost */
export function parseBackupFile(text: string): Result<BackupFile, BackupFileProblem> {
  const json = parseJson(text);
  const isBackup = v.safeParse(v.object({ kind: v.literal(KIND) }), json).success;
  if (!isBackup) return err({ kind: resemblesBackup(text) ? 'damaged' : 'not-a-backup' });
  const newer = newerVersion(json);
  if (newer !== null) return err({ kind: 'newer-version', version: newer });
  const parsed = v.safeParse(fileSchema, json);
  if (!parsed.success) return err({ kind: 'damaged' });
  const { user, notes, envelope } = parsed.output;
  return ok({ user, notes, envelope });
}
