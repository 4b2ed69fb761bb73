import { expect, it } from 'vitest';
import * as constants from './specificationConstants.ts';

it('has what specification §9 says', () => {
  expect(constants).toMatchObject({
    RESTORE_LIMIT_MS: 5000,
    TOAST_MS: 2000,
    VIEWPORT_TIMEOUT_MS: 1000,
    DARK_BELOW: 120,
    EXPANDED_PLATFORMS: ['macos', 'tdesktop', 'unigram', 'webk', 'weba', 'web'],
  });
});
