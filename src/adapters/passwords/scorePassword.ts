/** Scores a password against lists of leaked ones. Large: loaded only when a password is chosen. Nothing of it leaves the device. */

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common';
import type { ScorePassword } from '../../domain/session/passwordStrength.ts';

/** Longer passwords are scored by their start: more takes much longer, and changes nothing. */
const LONGEST = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs, maxLength: LONGEST });

/** The library remembers the last password it scored: overwrite it. */
const forget = (): void => void zxcvbn.check('much forgotten');

/** The score of zxcvbn. */
export const scorePassword: ScorePassword = (password) => {
  try {
    return zxcvbn.check(password).score;
  } finally {
    forget();
  }
};
