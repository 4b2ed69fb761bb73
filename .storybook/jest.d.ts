// The part of Jest's and jest-image-snapshot's types that the test-runner's hooks use.

declare module 'jest-image-snapshot' {
  interface PictureOptions {
    readonly comparisonMethod: 'pixelmatch';
    readonly customDiffConfig: { readonly threshold: number };
    readonly failureThreshold: number;
    readonly failureThresholdType: 'percent' | 'pixel';
    readonly runInProcess: boolean;
    readonly customSnapshotsDir: string;
    readonly customDiffDir: string;
    readonly customSnapshotIdentifier: string;
  }
  function toMatchImageSnapshot(received: Uint8Array, options: PictureOptions): unknown;
}

declare const expect: {
  (
    picture: Uint8Array,
  ): {
    toMatchImageSnapshot(options: import('jest-image-snapshot').PictureOptions): void;
  };
  extend(matchers: { readonly toMatchImageSnapshot: unknown }): void;
};
