/** A visitor with their own loopback address, who forges client address headers. */
import { type IncomingMessage, request } from 'node:http';

/** The forged client address, sent in every header that some server trusts. */
const FORGED = '203.0.113.66';
const FORGED_HEADERS = {
  'x-real-ip': FORGED,
  'x-forwarded-for': FORGED,
  forwarded: `for=${FORGED}`,
  'cf-connecting-ip': FORGED,
  'cf-connecting-ipv6': '2001:db8::66',
  'true-client-ip': FORGED,
};

const SOCKET_HEADERS = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
};

/** Makes one request and opens one socket. @param from - an address of 127.0.0.0/8 */
export async function visitForged(base: string, from: string): Promise<void> {
  const ask = (path: string, headers: object) =>
    new Promise<void>((resolve, reject) => {
      const options = { localAddress: from, headers: { ...FORGED_HEADERS, ...headers } };
      const asked = request(`${base}${path}`, options, (answer: IncomingMessage) => {
        answer.resume().on('end', resolve);
      });
      asked.on('upgrade', (_answer, socket) => {
        socket.destroy();
        resolve();
      });
      asked.on('error', reject).end();
    });
  await ask('/blockbook/api/status', {});
  await ask('/blockbook/api/v2/estimatefee/2', {});
  await ask('/blockbook/websocket', SOCKET_HEADERS);
}
