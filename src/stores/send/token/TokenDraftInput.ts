/** Form input for sending a token or a file, and its persistence: public text only. */

import { MAX_TOKEN_RECIPIENTS } from '../../../domain/drc20/send/TokenPayment.ts';
import { readTokenKey, type TokenKey, tokenKey } from '../../../domain/drc20/TokenId.ts';
import { type TokenUnits, tokenUnits } from '../../../domain/drc20/TokenUnits.ts';
import { isTxid, type Txid } from '../../../domain/tx/Txid.ts';
import { type Fields, fields, malformed, text } from '../../persistence/readFields.ts';
import { EMPTY_SEND, type SendInput } from '../DraftInput.ts';
import { readDraftBy, readSend } from '../savedDrafts.ts';

export type DraftSubject =
  | { readonly kind: 'token'; readonly key: TokenKey }
  | { readonly kind: 'file'; readonly fileId: Txid };

/** A draft as typed; amounts are units of the subject, and a file has no list. */
export interface TokenDraftInput extends SendInput<TokenUnits> {
  /** null until a form was opened */
  readonly subject: DraftSubject | null;
}

export const EMPTY_TOKEN_INPUT: TokenDraftInput = { ...EMPTY_SEND, subject: null };

function readSubject(value: unknown): DraftSubject {
  const { kind, fileId, key } = fields(value);
  if (kind === 'file') {
    const file = text(fileId);
    return isTxid(file) ? { kind, fileId: file } : malformed();
  }
  const id = readTokenKey(text(key)) ?? malformed();
  return { kind: 'token', key: tokenKey(id) };
}

function readOne(stored: Fields): TokenDraftInput {
  const input = readSend(stored, tokenUnits);
  if (input.list !== null && input.list.length > MAX_TOKEN_RECIPIENTS) malformed();
  return { ...input, subject: readSubject(stored.subject) };
}

/** Null when malformed. */
export const readTokenDraft = (stored: unknown): TokenDraftInput | null => readDraftBy(stored, readOne);
