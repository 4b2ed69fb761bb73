/** The types of bitcore-lib-doge that tests use, as a second implementation for comparison. The package has none. */
declare module 'bitcore-lib-doge' {
  /** Networks by name, with Dogecoin's own version bytes. */
  export interface BitcoreNetwork {
    readonly name: string;
  }

  export class PublicKey {
    constructor(hex: string, options?: { network?: BitcoreNetwork });
    toString(): string;
    toBuffer(): Buffer;
    toAddress(network?: BitcoreNetwork): Address;
  }

  export class PrivateKey {
    constructor(data?: string, network?: BitcoreNetwork);
    static fromWIF(wif: string): PrivateKey;
    static fromObject(data: { bn: string; compressed: boolean; network: string }): PrivateKey;
    readonly publicKey: PublicKey;
    readonly compressed: boolean;
    toWIF(): string;
    toString(): string;
    toBuffer(): Buffer;
    toAddress(network?: BitcoreNetwork): Address;
    toPublicKey(): PublicKey;
  }

  interface BitcoreSignature {
    readonly i: number;
  }

  /** Hashes, and signatures over a hash. */
  export const crypto: {
    readonly Hash: { sha256sha256(bytes: Buffer): Buffer };
    readonly Signature: { fromCompact(bytes: Buffer): BitcoreSignature };
    readonly ECDSA: {
      recoverPublicKey(hash: Buffer, signature: BitcoreSignature): PublicKey;
      verify(hash: Buffer, signature: BitcoreSignature, key: PublicKey): boolean;
    };
  };

  export const encoding: {
    readonly BufferWriter: { varintBufNum(length: number): Buffer };
  };

  export class Address {
    static fromString(text: string, network?: BitcoreNetwork): Address;
    toString(): string;
  }

  /** A script interpreter with Bitcoin Core's flags. */
  export class Interpreter {
    static readonly SCRIPT_VERIFY_P2SH: number;
    static readonly SCRIPT_VERIFY_STRICTENC: number;
    static readonly SCRIPT_VERIFY_DERSIG: number;
    static readonly SCRIPT_VERIFY_LOW_S: number;
    static readonly SCRIPT_VERIFY_NULLDUMMY: number;
    static readonly SCRIPT_VERIFY_MINIMALDATA: number;
    static readonly SCRIPT_VERIFY_CLEANSTACK: number;
    static readonly SCRIPT_VERIFY_CHECKLOCKTIMEVERIFY: number;
    static readonly SCRIPT_VERIFY_CHECKSEQUENCEVERIFY: number;
    static readonly SCRIPT_VERIFY_NULLFAIL: number;
    readonly errstr: string;
    verify(scriptSig: Script, scriptPubkey: Script, tx: Transaction, index: number, flags: number): boolean;
  }

  export class Script {
    static readonly Interpreter: typeof Interpreter;
    static fromHex(hex: string): Script;
    static fromAddress(address: Address | string): Script;
    static empty(): Script;
    toHex(): string;
    toBuffer(): Buffer;
  }

  interface BitcoreOutput {
    readonly satoshis: number;
    readonly script: Script;
  }

  interface BitcoreInput {
    readonly prevTxId: Buffer;
    readonly outputIndex: number;
    sequenceNumber: number;
    readonly script: Script;
    setScript(script: Script): BitcoreInput;
  }

  export class Transaction {
    static readonly Output: new (data: {
      satoshis: number;
      script: Script | string;
    }) => BitcoreOutput;
    constructor(serialized?: string);
    version: number;
    nLockTime: number;
    readonly id: string;
    readonly hash: string;
    readonly inputs: BitcoreInput[];
    readonly outputs: BitcoreOutput[];
    from(
      utxo: {
        txId: string;
        outputIndex: number;
        script: string;
        satoshis: number;
        address?: string;
      },
      publicKeys?: readonly PublicKey[],
      threshold?: number,
    ): Transaction;
    addOutput(output: BitcoreOutput): Transaction;
    sign(key: PrivateKey | readonly PrivateKey[]): Transaction;
    uncheckedSerialize(): string;
    toString(): string;
  }

  export class HDPrivateKey {
    constructor(extended: string);
    static fromSeed(seed: string | Buffer, network?: BitcoreNetwork): HDPrivateKey;
    readonly privateKey: PrivateKey;
    readonly xprivkey: string;
    readonly xpubkey: string;
    deriveChild(path: string): HDPrivateKey;
  }

  export const Networks: {
    readonly livenet: BitcoreNetwork;
    readonly mainnet: BitcoreNetwork;
    readonly testnet: BitcoreNetwork;
    readonly regtest: BitcoreNetwork;
    get(name: string): BitcoreNetwork;
  };

  const bitcore: {
    readonly Address: typeof Address;
    readonly crypto: typeof crypto;
    readonly encoding: typeof encoding;
    readonly HDPrivateKey: typeof HDPrivateKey;
    readonly Networks: typeof Networks;
    readonly PrivateKey: typeof PrivateKey;
    readonly PublicKey: typeof PublicKey;
    readonly Script: typeof Script;
    readonly Transaction: typeof Transaction;
  };
  // biome-ignore lint/style/noDefaultExport: the package has one
  export default bitcore;
}
