import { describe, expect, it } from 'vitest';
import { writeCbor } from './cbor.ts';
import { readTextMessage, textMessage } from './textMessage.ts';
import { UrCollector } from './UrCollector.ts';
import { UrFrames } from './UrFrames.ts';

describe('a text in codes', () => {
  it('comes out of a row of them as it went in', () => {
    const text = `Name: Família\nPolicy: 2 of 3\n${'x'.repeat(2000)}`;
    const frames = new UrFrames(textMessage(text));
    expect(frames.count).toBeGreaterThan(1);
    const collector = new UrCollector();
    for (let at = 0; at < 10 * frames.count; at += 1) {
      const taken = collector.take(frames.next());
      if (taken.kind !== 'complete') continue;
      expect(readTextMessage(taken.message)).toEqual({ ok: true, value: text });
      return;
    }
    throw new Error('never complete');
  });

  it('is a part that other wallets begin in the same way', () => {
    expect(new UrFrames(textMessage('a')).next()).toMatch(/^UR:BYTES\//i);
  });

  it.each([
    [
      'another type',
      { ...textMessage('a'), type: 'crypto-psbt' },
      { kind: 'other-kind', type: 'crypto-psbt' },
    ],
    ['no bytes', { type: 'bytes', cbor: writeCbor('text') }, { kind: 'unreadable' }],
    ['no CBOR', { type: 'bytes', cbor: Uint8Array.of(0xff) }, { kind: 'unreadable' }],
    ['no text', { type: 'bytes', cbor: writeCbor(Uint8Array.of(0xff, 0xfe)) }, { kind: 'unreadable' }],
  ])('is none with %s', (_, message, problem) => {
    expect(readTextMessage(message)).toEqual({ ok: false, problem });
  });
});
