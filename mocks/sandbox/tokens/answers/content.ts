/** Responses of a content gateway: bytes by id, with their maker's MIME type. */
import type { BlockbookRequest } from '../../blockbook/types.ts';
import { bombDrawing, hugePng } from '../hostileContents.ts';
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

/** Replaces a content by one that freezes its renderer: by its length, a drawing or an image. */
export function freezingReply({ status, body }: TokenReply): TokenReply {
  const isPicture = body.length % 2 === 0;
  const headers = { 'content-type': isPicture ? 'image/png' : 'image/svg+xml' };
  return {
    status,
    headers,
    body: isPicture ? hugePng(60_000, 60_000) : new TextEncoder().encode(bombDrawing()),
  };
}
