// An address always gives the same dog, and different addresses rarely share one.
import { describe, expect, it } from 'vitest';
import { dogOf } from './dogOf.ts';

const addressLike = (n: number): string => `D${(n * 2654435761).toString(36)}${n}doge`;

describe('the dog of an address', () => {
  it('is the same each time', () => {
    expect(dogOf('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC')).toEqual(dogOf('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC'));
  });

  it('changes with one letter of the address', () => {
    expect(dogOf('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC')).not.toEqual(
      dogOf('DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgD'),
    );
  });

  it('is shared by fewer than one in fifty among 200 addresses', () => {
    const dogs = Array.from({ length: 200 }, (_, n) => JSON.stringify(dogOf(addressLike(n))));
    expect(200 - new Set(dogs).size).toBeLessThan(4);
  });

  it('uses every coat', () => {
    const coats = Array.from({ length: 400 }, (_, n) => dogOf(addressLike(n)).coat);
    expect(new Set(coats).size).toBe(10);
  });
});
