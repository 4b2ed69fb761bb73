import { describe, expect, it } from 'vitest';
import { contentIdIn } from './contentId.ts';

const V0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG';
const V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const INSCRIPTION = `${'ab'.repeat(32)}i0`;

describe('contentIdIn', () => {
  it.each([
    [V0, V0],
    [V1, V1],
    [INSCRIPTION, INSCRIPTION],
    [` ipfs://${V0} `, V0],
    [`ipfs://ipfs/${V1}`, V1],
    [`https://elsewhere.example/ipfs/${V0}?a=1#b`, V0],
    [`HTTPS://elsewhere.example/content/${INSCRIPTION}`, INSCRIPTION],
  ])('finds the id in %s', (reference, id) => {
    expect(contentIdIn(reference)).toBe(id);
  });

  it.each([
    ...['', 'cat.png', `http://elsewhere.example/${V0}`, `https://elsewhere.example/${V0}/../secret`],
    ...[
      `javascript:${V0}`,
      `data:text/html,${V0}`,
      `//elsewhere.example/${V0}`,
      `../${V0}`,
      `${V0}/`,
      `${V0}x`,
    ],
    ...[
      `https://elsewhere.example/?${V0}`,
      `${'ab'.repeat(32)}i-1`,
      `https://e.example/${'a'.repeat(3_000)}/${V0}`,
    ],
  ])('finds none in %s', (reference) => {
    expect(contentIdIn(reference)).toBeNull();
  });
});
