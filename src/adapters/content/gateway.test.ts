import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../mocks/clock/manualClock.ts';
import { createContentGateway } from './index.ts';

const ID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG';
const BASES = ['https://one.test/ipfs/', 'https://two.test/content'];

function setUp(answers: Readonly<Record<string, () => Response>>) {
  const asked: (readonly [string, RequestInit | undefined])[] = [];
  const fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    asked.push([String(input), init]);
    const answer = answers[new URL(String(input)).host];
    if (answer === undefined) throw new TypeError('nobody there');
    return answer();
  };
  const gateway = createContentGateway({
    name: 'one.test',
    baseUrls: BASES,
    clock: createManualClock(),
    fetch: fetch as typeof globalThis.fetch,
  });
  return { gateway, asked };
}

const status = (code: number) => () => new Response('', { status: code });

describe('several gateways', () => {
  it('are asked in turn, for the id alone, without following anybody elsewhere or saying who asks', async () => {
    const { gateway, asked } = setUp({ 'one.test': status(404), 'two.test': () => new Response('wow') });
    expect((await gateway.load(`https://evil.test/${ID}?who=me`)).bytes).toHaveLength(3);
    expect(asked.map(([url]) => url)).toEqual([
      `https://one.test/ipfs/${ID}`,
      `https://two.test/content/${ID}`,
    ]);
    for (const [, init] of asked)
      expect(init).toMatchObject({ redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it.each<[string, Readonly<Record<string, () => Response>>, string]>([
    ['none has it', { 'one.test': status(404), 'two.test': status(400) }, 'not-found'],
    ['one has it not and the other is silent', { 'one.test': status(404) }, 'offline'],
    ['one is busy', { 'one.test': status(429), 'two.test': status(404) }, 'rate-limited'],
    ['one is broken', { 'one.test': status(502), 'two.test': status(404) }, 'rejected'],
  ])('say what is known when %s', async (_, answers, kind) => {
    await expect(setUp(answers).gateway.load(ID)).rejects.toMatchObject({ kind });
  });

  it('take nonsense for no type at all', async () => {
    const answer = () => new Response('wow', { headers: { 'content-type': 'text/html"onload=x' } });
    expect((await setUp({ 'one.test': answer }).gateway.load(ID)).mime).toBe('');
  });
});
