// Makes envelopes.json: envelopes of DogeConnect, written from its schema tables with nothing but Node and arithmetic.
// Tables: https://github.com/dogeorg/connect/blob/18f08735/src/schema_reference/schema_reference.md; signature: BIP-340.
// `node mocks/dogeconnect/vectors/make.mjs` writes the file; keys and nonces are fixed, so it is the same each time.
// With `print` it is printed; with `verify` envelopes of others are read from the input, and said whether their signatures hold.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const P = 2n ** 256n - 2n ** 32n - 977n;
const N = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const G = [
  0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
];

const mod = (a, m = P) => ((a % m) + m) % m;
const power = (base, exponent, m) => {
  let result = 1n;
  for (let b = mod(base, m), e = exponent; e > 0n; e >>= 1n, b = (b * b) % m)
    if (e & 1n) result = (result * b) % m;
  return result;
};
const inverse = (a) => power(a, P - 2n, P);
function add(a, b) {
  if (a === null) return b;
  if (b === null) return a;
  if (a[0] === b[0] && mod(a[1] + b[1]) === 0n) return null;
  const slope =
    a[0] === b[0]
      ? mod(3n * a[0] * a[0] * inverse(2n * a[1]))
      : mod((b[1] - a[1]) * inverse(mod(b[0] - a[0])));
  const x = mod(slope * slope - a[0] - b[0]);
  return [x, mod(slope * (a[0] - x) - a[1])];
}
function times(point, k) {
  let result = null;
  for (let p = point, rest = k; rest > 0n; rest >>= 1n, p = add(p, p)) if (rest & 1n) result = add(result, p);
  return result;
}

const sha256 = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const tagged = (tag, ...parts) => sha256(sha256(Buffer.from(tag)), sha256(Buffer.from(tag)), ...parts);
const bytes = (n) => Buffer.from(n.toString(16).padStart(64, '0'), 'hex');
const number = (buffer) => BigInt(`0x${buffer.toString('hex')}`);

/** BIP-340, default signing. */
function sign(message, secret, aux = Buffer.alloc(32)) {
  const point = times(G, secret);
  const d = point[1] % 2n === 0n ? secret : N - secret;
  const t = bytes(d ^ number(tagged('BIP0340/aux', aux)));
  const k0 = number(tagged('BIP0340/nonce', t, bytes(point[0]), message)) % N;
  const nonce = times(G, k0);
  const k = nonce[1] % 2n === 0n ? k0 : N - k0;
  const e = number(tagged('BIP0340/challenge', bytes(nonce[0]), bytes(point[0]), message)) % N;
  return Buffer.concat([bytes(nonce[0]), bytes((k + e * d) % N)]);
}

function verify(message, pubkey, signature) {
  const x = number(pubkey);
  const square = mod(x ** 3n + 7n);
  const y0 = power(square, (P + 1n) / 4n, P);
  if (mod(y0 * y0) !== square) return false;
  const point = [x, y0 % 2n === 0n ? y0 : P - y0];
  const r = number(signature.subarray(0, 32));
  const s = number(signature.subarray(32));
  const e = number(tagged('BIP0340/challenge', signature.subarray(0, 32), pubkey, message)) % N;
  const sum = add(times(G, s), times(point, N - e));
  return sum !== null && sum[1] % 2n === 0n && sum[0] === r;
}

const PAYMENT = {
  type: 'payment',
  id: 'PID-123',
  issued: '2026-01-02T15:04:05-07:00',
  timeout: 60,
  relay: 'https://relay.example.com/doge/v1',
  relay_token: 'eyJpZCI6IlBJRC',
  fee_per_kb: '0.01001386',
  max_size: 10000,
  vendor_icon: 'https://example.com/icon.png',
  vendor_name: 'Vendor Co',
  vendor_address: '123 Example St',
  vendor_url: 'https://example.com',
  vendor_order_url: 'https://example.com/order',
  vendor_order_id: 'INV-2025-0042',
  order_reference: 'A073',
  note: 'Thank you for your order!',
  total: '41.9395',
  fees: '1.0',
  taxes: '1.9495',
  fiat_total: '5.00',
  fiat_tax: '0.23',
  fiat_currency: 'USD',
  items: [
    {
      type: 'item',
      id: 'SK-101',
      icon: 'https://example.com/itm/ic.png',
      name: 'Doge Plushie',
      desc: 'One doge plushie in a soft bag',
      count: 1,
      unit: '38.99',
      total: '38.99',
      tax: '1.9495',
    },
  ],
  outputs: [
    { address: 'DQ6dt7wCjLDxtdSwCYSAMFHwrD5Q1xybmL', amount: '40.9395' },
    { address: 'DPD7uK4B1kRmbfGmytBhG1DZjaMWNfbpwY', amount: '1' },
  ],
};
const MINIMAL = {
  type: 'payment',
  id: 'minimal-1',
  issued: '2026-06-01T00:00:00Z',
  timeout: 60,
  relay: 'https://example.com/dc/minimal',
  fee_per_kb: '0.01',
  max_size: 10000,
  vendor_name: 'Test',
  total: '10',
  items: [],
  outputs: [{ address: 'DPD7uK4B1kRmbfGmytBhG1DZjaMWNfbpwY', amount: '10' }],
};

function vector(name, secret, payload, spoil = {}) {
  const text = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const pubkey = bytes(times(G, secret)[0]);
  const message = sha256(sha256(text));
  const sig = sign(message, secret);
  if (!verify(message, pubkey, sig)) throw new Error(`${name}: a signature that does not verify`);
  const h = sha256(pubkey).subarray(0, 15).toString('base64url');
  const envelope = {
    version: '1.0',
    payload: text.toString('base64'),
    pubkey: pubkey.toString('hex'),
    sig: sig.toString('hex'),
  };
  return {
    name,
    secret: bytes(secret).toString('hex'),
    h,
    envelope: { ...envelope, ...spoil.envelope },
    outcome: spoil.outcome ?? 'read',
  };
}

const flip = (hex) => (hex[0] === '0' ? '1' : '0') + hex.slice(1);
const good = vector('every field of the tables', 0x0123456789abcdefn, PAYMENT);
const vectors = [
  good,
  vector('a key with an odd y', 6n, PAYMENT),
  vector('no optional field, an empty list of items', 0xfeedn, MINIMAL),
  vector('a list of items that is null, as the reference in Go writes it', 0xfeedn, {
    ...MINIMAL,
    items: null,
  }),
  vector('letters beyond ASCII', 0xbeefn, { ...MINIMAL, vendor_name: 'Café Ðoge 犬' }),
  vector('a flipped signature', 3n, PAYMENT, {
    envelope: { sig: flip(vector('', 3n, PAYMENT).envelope.sig) },
    outcome: 'bad-signature',
  }),
  vector('another payload under the same signature', 4n, PAYMENT, {
    envelope: { payload: Buffer.from(JSON.stringify({ ...PAYMENT, total: '1' })).toString('base64') },
    outcome: 'bad-signature',
  }),
  { ...vector('another key than the link names', 5n, PAYMENT), h: good.h, outcome: 'other-key' },
  vector('another version', 5n, PAYMENT, { envelope: { version: '2.0' }, outcome: 'malformed' }),
  vector('a payload that is no JSON', 5n, '{not valid json!!', { outcome: 'malformed' }),
  vector('another type', 5n, { ...PAYMENT, type: 'refund' }, { outcome: 'malformed' }),
];
/** Whether the signatures of others hold here. */
const holds = ({ payload, pubkey, sig }) =>
  verify(sha256(sha256(Buffer.from(payload, 'base64'))), Buffer.from(pubkey, 'hex'), Buffer.from(sig, 'hex'));

const file = `${JSON.stringify({ payment: PAYMENT, vectors }, null, 2)}\n`;
const [, , order] = process.argv;
if (order === 'verify') process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(holds)));
else if (order === 'print') process.stdout.write(file);
else writeFileSync(new URL('envelopes.json', import.meta.url), file);
