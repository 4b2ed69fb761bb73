/** A self-signed certificate. Browsers reject it unless configured to accept it. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** DER tags. */
const TAG = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x17,
  list: 0x30,
  set: 0x31,
};
const VERSION_3 = [0xa0, 0x03, TAG.integer, 0x01, 0x02];
/** Object identifiers in DER: ECDSA with SHA-256, common name, subject alternative name. */
const ECDSA_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const OTHER_NAMES = [0x55, 0x1d, 0x11];
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

function der(tag: number, ...parts: readonly (Uint8Array | readonly number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = body;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), body]);
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** A TLS server's key and certificate, PEM. */
export interface OwnCertificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes one with a new key, valid until 2049. */
export function ownCertificate(host: string): OwnCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(TAG.list, der(TAG.oid, ECDSA_SHA256));
  const attribute = der(TAG.list, der(TAG.oid, COMMON_NAME), der(TAG.utf8, text(host)));
  const name = der(TAG.list, der(TAG.set, attribute));
  const times = der(TAG.list, der(TAG.time, text('200101000000Z')), der(TAG.time, text('491231235959Z')));
  const names = der(TAG.octets, der(TAG.list, der(DNS_NAME, text(host))));
  const extensions = der(EXTENSIONS, der(TAG.list, der(TAG.list, der(TAG.oid, OTHER_NAMES), names)));
  // browsers reject two certificates of one issuer with the same serial number
  const serial = der(TAG.integer, [1], createHash('sha256').update(spki).digest().subarray(0, 15));
  const body = der(TAG.list, VERSION_3, serial, algorithm, name, times, name, spki, extensions);
  const signature = der(TAG.bits, [0], sign('sha256', body, privateKey));
  const lines = der(TAG.list, body, algorithm, signature)
    .toString('base64')
    .replace(/.{1,64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}
