/** Compares the sandbox's responses while starting or stopping with a real Blockbook's. */
import { describe, expect, it } from 'vitest';
import { recorded, recordedReplies } from '../../blockbook/recorded.ts';
import { SandboxControl } from '../control.ts';

const isApi = ({ path }: { readonly path: string }) => path.startsWith('/api/');

describe('a Blockbook that starts or stops', () => {
  it.each(recordedReplies('start').filter(isApi))('answers as recorded: $what $path', async (reply) => {
    const control = new SandboxControl();
    const { gateway } = control;
    const isReady = reply.status === 200;
    if (!isReady) control.down('starting');
    const url = new URL(reply.path, 'http://x');
    const request = { method: 'GET', path: url.pathname, query: url.searchParams, body: '' };
    const served = await gateway.serve(request, null);
    expect(served).toMatchObject({ kind: 'reply', reply: { status: reply.status } });
    if (!isReady) expect(served).toMatchObject({ reply: { body: reply.body } });
  });

  it('takes no sockets, ends those that are open, and takes new ones afterwards', () => {
    const refused = recorded('start').find(({ response }) => response?.frame?.startsWith('HTTP '));
    const [, status = '', type = ''] = /^HTTP (\d+) (.*)$/.exec(refused?.response?.frame ?? '') ?? [];
    const control = new SandboxControl();
    let isClosed = false;
    const close = () => {
      isClosed = true;
    };
    const open = control.gateway.knock();
    if (open.kind === 'open') open.join({ send: () => undefined, close });
    control.down('starting');
    expect(isClosed).toBe(true);
    expect(control.gateway.knock()).toMatchObject({
      kind: 'reply',
      reply: { status: Number(status), headers: { 'content-type': type } },
    });
    control.heal();
    expect(control.gateway.knock().kind).toBe('open');
  });
});
