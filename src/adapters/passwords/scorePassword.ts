/** Judges a password by lists of leaked ones. Large: loaded only where a password is chosen. Nothing of it leaves the device. */

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary, adjacencyGraphs as graphs } from '@zxcvbn-ts/language-common';
import type { ScorePassword } from '../../domain/session/passwordStrength.ts';

/** Longer ones are judged by their beginning: it takes much longer, and says no more. */
const LONGEST = 64;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs, maxLength: LONGEST });

/** It remembers the last password that it judged: this takes its place. */
const forget = (): void => void zxcvbn.check('much forgotten');

/** The score of zxcvbn. */
export const scorePassword: ScorePassword = (password) => {
  try {
    return zxcvbn.check(password).score;
  } finally {
    forget();
  }
};
