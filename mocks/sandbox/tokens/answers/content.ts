/** Answers as a content gateway: bytes by id, with the type that their maker gave them. */
import type { BlockbookRequest } from '../../blockbook/types.ts';
import type { StoredContent } from '../TokenLibrary.ts';
import { type TokenReply, textReply } from './reply.ts';

/** Answers one request. @param request - its path is `/<id>`, or `/ipfs/<id>` */
export function answerContent(
  request: BlockbookRequest,
  find: (id: string) => StoredContent | undefined,
): TokenReply {
  const content = find(request.path.split('/').at(-1) ?? '');
  if (!content) return textReply('not found', 404);
  const headers = { 'content-type': content.mime, 'x-content-type-options': 'nosniff' };
  return { status: 200, headers, body: content.bytes };
}
