/** Checks that the sandbox closes sockets, and answers, for the same messages as a real Blockbook. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type SandboxServer, startSandboxServer } from './startServer.ts';

interface Case {
  readonly what: string;
  readonly request: { readonly text?: string; readonly binary?: string };
  readonly response: {
    readonly frames: readonly (string | { readonly closed: { readonly code: number } })[];
  };
}

const FILE = new URL('../vectors/blockbook/socket-closes.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly cases: readonly Case[] };

/** Sent after each message: its response shows that nothing else came before. */
const LAST = { id: 'last', method: 'ping', params: {} };

/** Long texts are recorded as a repeated part and a count. */
const inFull = (text: string): string =>
  text.replace(/ab × ([\d,]+)/, (_, times: string) => 'ab'.repeat(Number(times.replaceAll(',', ''))));

let server: SandboxServer;
beforeAll(async () => {
  server = await startSandboxServer();
});
afterAll(() => server.close());

/** Everything received after a message, until the response to the last one or the close, given as its code. */
function heardAfter({ text, binary }: Case['request']): Promise<readonly unknown[]> {
  const socket = new WebSocket(server.wsUrl);
  const heard: unknown[] = [];
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.send(binary === undefined ? inFull(text ?? '') : Buffer.from(binary));
      socket.send(JSON.stringify(LAST));
    });
    socket.on('message', (data) => {
      const said = JSON.parse(data.toString()) as { readonly id: string };
      if (said.id !== LAST.id) return void heard.push(said);
      resolve(heard);
      socket.terminate();
    });
    socket.on('close', (code) => resolve([...heard, { closed: code }]));
    socket.on('error', reject);
  });
}

describe('a socket of the sandbox', () => {
  it.each(cases)('takes it as a real one: $what', async ({ request, response }) => {
    const wanted = response.frames.map((frame) =>
      typeof frame === 'string' ? JSON.parse(frame) : { closed: frame.closed.code },
    );
    expect(await heardAfter(request)).toEqual(wanted);
  });
});
