import encodeQR from 'qr';

/** The modules of a code, line by line, dark ones true. Error correction Q: a quarter of it may be hidden by glare or a thumb. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encodeQR(text, 'raw', { ecc: 'quartile', border: 1 })
    .slice(1, -1)
    .map((line) => line.slice(1, -1));
