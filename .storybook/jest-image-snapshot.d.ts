// The part of jest-image-snapshot's types that the test-runner's hooks use: the package brings none.

declare module 'jest-image-snapshot' {
  /** How a picture is compared, and where it is kept. */
  export interface PictureOptions {
    readonly comparisonMethod: 'pixelmatch';
    readonly customDiffConfig: { readonly threshold: number };
    readonly failureThreshold: number;
    readonly failureThresholdType: 'percent' | 'pixel';
    readonly updatePassedSnapshot: boolean;
    readonly runInProcess: boolean;
    readonly customSnapshotsDir: string;
    readonly customDiffDir: string;
    readonly customSnapshotIdentifier: string;
  }
  /** A matcher of Jest's `expect`. */
  export function toMatchImageSnapshot(received: Uint8Array, options: PictureOptions): unknown;
}
