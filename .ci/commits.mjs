// Rules for the subject of a commit, and the commits they apply to.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const MAX_LENGTH = 72;

/** Allowed imperatives. More are added when needed. */
const VERBS = `
  accept add adopt agree allow answer apply ask assert attach avoid await batch begin believe bind bound break bring build bump cache call cancel
  catch change check choose claim clean clear close collect combine compare compute connect copy correct count cover create cut deal decide
  declare delete deliver describe detect disable do document don't draw drop enable encode end enforce escape explain expect export extend extract fail fetch fill
  find finish fit fix focus follow format freeze gather generate get give go group guard hand handle hash have hear hide hold ignore import improve
  include inline install isolate join judge keep know label lay lead leave let limit link list load lock log look lose make mark match measure
  mend merge mount move name narrow need offer open order part pass pause pay place plan play point prefer prepare press prevent print promise
  protect prove pull put quote raise react read recognise reconnect record refuse release remember remove rename render repair replace replay report require
  reset resolve respect rest restore return reuse revert review reword rewrite round run say scan seal search seek select send separate serve set
  share shorten show sign simplify skip sort spare speak speed spend split start state stop store stream strip support swap sweep sync take teach tell
  test tie treat translate trim trust try turn type unify unlock untie update upgrade use verify wait walk warn watch weigh widen wire word wrap write`
  .trim()
  .split(/\s+/);

/** @returns what is wrong with a subject, or null */
export function faultOf(subject) {
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, and may have ${MAX_LENGTH}`;
  const [, verb] = /^[a-z0-9][a-z0-9 ,.’'/-]*: (\S+)/i.exec(subject) ?? [];
  if (verb === undefined) return 'does not begin with an area: “vault: re-seal records when …”';
  if (/\bwip\b/i.test(subject)) return 'is not finished';
  return VERBS.includes(verb.replace(/^re-/, ''))
    ? null
    : `does not go on with an imperative of the list in .ci/commits.mjs: “${verb}”`;
}

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The last commit checked by hand: earlier ones stay as they are. */
export const checkedUntil = () => readFileSync(join(ROOT, '.ci/commitsFrom'), 'utf8').trim();

function isCloneOfAll() {
  try {
    git('merge-base', '--is-ancestor', checkedUntil(), 'HEAD');
    return true;
  } catch {
    return false;
  }
}

/** Subjects of the commits since then, newest first. @throws {Error} `not run: …` without a clone, or with a shallow one */
export function subjects() {
  if (!isCloneOfAll()) throw new Error(`not run: this is no clone that reaches back to ${checkedUntil()}`);
  return git('log', '--no-merges', '--format=%s', `${checkedUntil()}..HEAD`)
    .split('\n')
    .filter((line) => line !== '');
}
