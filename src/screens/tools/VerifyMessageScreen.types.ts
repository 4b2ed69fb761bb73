import type { Fault } from '../../domain/fault.ts';
import type { SignatureVerdict } from '../../domain/keys/judgeSignature.ts';

/** What is checked, as typed. */
export interface TypedSignature {
  readonly address: string;
  readonly message: string;
  readonly signature: string;
}

export type VerifyMessageView = { readonly typed: TypedSignature; readonly canCheck: boolean } & (
  | { readonly status: 'entering' }
  | { readonly status: 'checking' }
  | { readonly status: 'failed'; readonly fault: Fault }
  | { readonly status: 'judged'; readonly verdict: SignatureVerdict }
);

export interface VerifyMessageEvents {
  readonly onType: (part: Partial<TypedSignature>) => void;
  readonly onCheck: () => void;
}
