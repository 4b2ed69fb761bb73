import type { Network } from '../../../domain/address/Network.ts';

/** A package that the app is built with. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** as the package names it, for example `MIT` */
  readonly licence: string;
}

export type AboutView = { readonly network: Network } & (
  | {
      readonly status: 'ready';
      readonly version: string;
      /** short hash of the sources; null when it is not known */
      readonly commit: string | null;
      /** https; null when it is not known */
      readonly repository: string | null;
      readonly packages: readonly LicensedPackage[];
    }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
);

export interface AboutEvents {
  readonly onSource: (url: string) => void;
  readonly onTryAgain: () => void;
  /** absent where the host draws the way back */
  readonly onBack?: (() => void) | undefined;
}
