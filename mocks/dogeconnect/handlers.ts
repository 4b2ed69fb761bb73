/** A vendor for Mock Service Worker. */
import { HttpResponse, http, type RequestHandler } from 'msw';
import { SHOP_ORIGIN } from './payload.ts';
import type { Vendor } from './Vendor.ts';

/** Answers every request to the shop's server. */
export const vendorHandlers = (vendor: Vendor): readonly RequestHandler[] => [
  http.all(`${SHOP_ORIGIN}/*`, async ({ request }) => {
    const answered = await vendor.serve(request.method, request.url, await request.text());
    if (answered === null) return new Promise<never>(() => undefined);
    const { status, body, contentType } = answered;
    return new HttpResponse(typeof body === 'string' ? body : body.slice().buffer, {
      status,
      headers: { 'content-type': contentType },
    });
  }),
];
