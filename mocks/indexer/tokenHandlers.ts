/** The sandbox's token servers for Mock Service Worker: two ledger indexes, an inscription index, a content gateway. */
import { http, type RequestHandler } from 'msw';
import type { SandboxControl } from '../sandbox/control.ts';
import { INDEX_SERVICES } from '../sandbox/tokens/indexFaults.ts';
import { toResponse } from './handlers.ts';

async function serve(request: Request, control: SandboxControl, prefix: string): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const served = await control.tokens.serve({
    method: request.method,
    path: pathname.slice(prefix.length),
    query: searchParams,
    body: await request.text(),
  });
  return toResponse(served);
}

/**
 * Handlers that answer below `{baseUrl}/dogeuni`, `/dogeuni2`, `/ord` and `/content` from a sandbox, with its control's faults.
 *
 * @param baseUrl - absolute, without a trailing slash
 */
export function tokenHandlers(control: SandboxControl, baseUrl: string): readonly RequestHandler[] {
  const { pathname } = new URL(baseUrl);
  const prefix = pathname === '/' ? '' : pathname;
  return INDEX_SERVICES.map((service) =>
    http.all(`${baseUrl}/${service}/*`, ({ request }) => serve(request, control, prefix)),
  );
}
