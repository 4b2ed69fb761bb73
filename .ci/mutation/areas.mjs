/**
 * The areas to mutate, and which tests may kill their mutants.
 *
 * A folder is judged by the tests next to it: a rule covered only by a test of a store or a journey counts as not covered.
 * `without`: tests that run thousands of cases for seconds. They are left out, so that a rule must be covered by an example too.
 * `isIsolated`: its tests freeze intrinsics or keep module state, so that each file needs its own process.
 */
export const AREAS = {
  'domain/amount': { mutate: ['src/domain/amount/**/*.ts'], tests: ['src/domain/amount/**/*.test.ts'] },
  'domain/keys': {
    mutate: ['src/domain/keys/**/*.ts'],
    tests: ['src/domain/keys/**/*.test.ts'],
    without: ['src/domain/keys/otherLibraries.test.ts'],
  },
  'domain/drc20': {
    mutate: ['src/domain/drc20/**/*.ts'],
    tests: ['src/domain/drc20/**/*.test.ts'],
    without: ['src/domain/drc20/**/*.properties.test.ts', 'src/domain/drc20/*.sandbox.test.ts'],
  },
  'domain/tx': {
    mutate: ['src/domain/tx/**/*.ts'],
    tests: ['src/domain/tx/**/*.test.ts'],
    without: ['src/domain/tx/protection.test.ts', 'src/domain/tx/*.sandbox.test.ts'],
  },
  'vault/envelope': {
    mutate: [
      'src/adapters/vault/{records/envelope,records/sealing,records/backupFile,kdf/kdf,kdf/passwordGate,kdf/tries,records/quickWrap}.ts',
    ],
    tests: [
      'src/adapters/vault/{records/envelope,records/sealing,records/backupFile,kdf/kdf,kdf/passwordGate,kdf/tries,records/quickWrap,vectors}.test.ts',
      'src/adapters/vault/worker/{keyService,keyServicePasswords,keyServiceQuickUnlock,keyServiceDamage}.test.ts',
    ],
    isIsolated: true,
  },
  'vault/worker': {
    mutate: [
      'src/adapters/vault/keyOps/{signRequest,signTokenRequest,signRecoveryRequest,signText,spendingKeys}.ts',
      'src/adapters/vault/{worker/keyService,client/workerCalls,client/WorkerConnection}.ts',
      'src/adapters/vault/{calls,channel}/*.ts',
    ],
    // `adapters/vault/client/workerVault.test.ts` tests the worker against the vault contract, over the channel whose two ends are in
    // these files.
    tests: [
      'src/adapters/vault/{keyOps,calls,channel}/*.test.ts',
      'src/adapters/vault/client/{workerCalls,workerVault}.test.ts',
    ],
    isIsolated: true,
  },
  'stores/send': {
    mutate: ['src/stores/send/**/*.ts'],
    tests: ['src/stores/send/**/*.test.ts'],
    without: ['src/stores/send/rejectedLiar.test.ts', 'src/stores/send/token/killing.test.ts'],
  },
  dogeconnect: {
    mutate: ['src/domain/dogeconnect/*.ts', 'src/adapters/dogeconnect/*.ts'],
    tests: ['src/domain/dogeconnect/*.test.ts', 'src/adapters/dogeconnect/*.test.ts'],
    without: ['src/adapters/dogeconnect/vectors.test.ts'],
  },
  psbt: {
    mutate: ['src/domain/psbt/*.ts'],
    tests: ['src/domain/psbt/*.test.ts'],
  },
};
