/** The checksum at the end of an output descriptor. */

const INPUT_CHARACTERS =
  '0123456789()[],\'/*abcdefgh@:$%{}IJKLMNOPQRSTUVWXYZ&+-.;<=>?!^_|~ijklmnopqrstuvwxyzABCDEFGH`#"\\ ';
const CHECKSUM_CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0xf5dee51989n, 0xa9fdca3312n, 0x1bab10e32dn, 0x3706b1677an, 0x644d626ffdn];
const CHECKSUM_LENGTH = 8;

function polymod(sum: bigint, value: bigint): bigint {
  const top = sum >> 35n;
  let next = ((sum & 0x7ffffffffn) << 5n) ^ value;
  for (const [bit, generator] of GENERATOR.entries()) if ((top >> BigInt(bit)) & 1n) next ^= generator;
  return next;
}

/**
 * Eight characters that detect mistakes, but do not protect against an attacker.
 *
 * @returns null for a character that descriptors cannot contain
 * @see https://github.com/bitcoin/bips/blob/master/bip-0380.mediawiki#checksum
 */
export function descriptorChecksum(descriptor: string): string | null {
  let sum = 1n;
  let group = 0n;
  let count = 0;
  for (const character of descriptor) {
    const position = INPUT_CHARACTERS.indexOf(character);
    if (position < 0) return null;
    sum = polymod(sum, BigInt(position & 31));
    group = group * 3n + BigInt(position >> 5);
    count += 1;
    if (count === 3) {
      sum = polymod(sum, group);
      [group, count] = [0n, 0];
    }
  }
  if (count > 0) sum = polymod(sum, group);
  for (let at = 0; at < CHECKSUM_LENGTH; at += 1) sum = polymod(sum, 0n);
  sum ^= 1n;
  return Array.from({ length: CHECKSUM_LENGTH }, (_, at) =>
    CHECKSUM_CHARACTERS.charAt(Number((sum >> BigInt(5 * (7 - at))) & 31n)),
  ).join('');
}
