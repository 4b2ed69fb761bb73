/** The contract of every ContentGateway. Each adapter and each fake runs this suite. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import { type ContentGateway, MAX_CONTENT_BYTES } from '../ContentGateway.ts';

/** A gateway and its contents. */
export interface ContentFixture {
  readonly gateway: ContentGateway;
  /** stores bytes. @returns their CID */
  store(mime: string, bytes: Uint8Array): string;
  /** stores bytes as an inscription. @returns its id */
  inscribe(mime: string, bytes: Uint8Array): string;
  close(): Promise<void>;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const fault = (kind: FaultKind) =>
  expect.toSatisfy((thrown: unknown) => thrown instanceof Fault && thrown.kind === kind, `a Fault ${kind}`);

/** @param makeFixture - called for each case */
export function contentGatewayContract(name: string, makeFixture: () => Promise<ContentFixture>): void {
  describe(`${name} as a ContentGateway`, () => {
    let fixture: ContentFixture;
    let gateway: ContentGateway;
    beforeEach(async () => {
      fixture = await makeFixture();
      gateway = fixture.gateway;
    });
    afterEach(() => fixture.close());

    it.each<[string, (cid: string) => string]>([
      ['alone', (cid) => cid],
      ['behind ipfs://', (cid) => `ipfs://${cid}`],
      ['at the end of a link to somebody else', (cid) => `https://elsewhere.example/ipfs/${cid}?download=1`],
    ])('gives the bytes of a CID that stands %s', async (_, refer) => {
      const bytes = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 255);
      const content = await gateway.load(refer(fixture.store('image/png', bytes)));
      expect(content).toEqual({ mime: 'image/png', bytes });
    });

    it('gives the bytes of an inscription', async () => {
      const content = await gateway.load(fixture.inscribe('text/plain;charset=utf8', bytesOf('much art')));
      expect(content).toEqual({ mime: 'text/plain', bytes: bytesOf('much art') });
    });

    it('gives a type in lower case and without parameters', async () => {
      const id = fixture.store('IMAGE/SVG+XML; charset=UTF-8', bytesOf('<svg/>'));
      expect((await gateway.load(id)).mime).toBe('image/svg+xml');
    });

    it('says what is not there, and what names nothing', async () => {
      await expect(gateway.load(`Qm${'a'.repeat(44)}`)).rejects.toEqual(fault('not-found'));
      await expect(gateway.load('https://elsewhere.example/cat.png')).rejects.toEqual(fault('not-found'));
    });

    it('takes as much as is allowed, and not a byte more', async () => {
      const most = fixture.store('image/png', new Uint8Array(MAX_CONTENT_BYTES));
      expect((await gateway.load(most)).bytes).toHaveLength(MAX_CONTENT_BYTES);
      const more = fixture.store('image/png', new Uint8Array(MAX_CONTENT_BYTES + 1));
      await expect(gateway.load(more)).rejects.toEqual(fault('bad-answer'));
    });

    it('gives a caller that gave up its own reason', async () => {
      const reason = new Error('left the screen');
      const id = fixture.store('image/png', bytesOf('much art'));
      await expect(gateway.load(id, AbortSignal.abort(reason))).rejects.toBe(reason);
    });
  });
}
