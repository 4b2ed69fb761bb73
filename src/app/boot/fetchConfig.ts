/** Fetches the host's configuration. The page starts loading it together with the first script. */
import { type AppConfig, readVariables } from '../config.ts';
import { CONFIG_FILE, ConfigError, readConfigFile, requireServers } from '../configFile.ts';

const TIMEOUT_MS = 10_000;

/** A host without this file responds with 404 or 410, or with its index page as for any path. An error page of a proxy is neither. */
const isAbsent = ({ status, ok }: Response, text: string): boolean =>
  status === 404 || status === 410 || (ok && /^\s*</.test(text));

/** Only the page's own host may configure the servers. */
const isElsewhere = ({ redirected, url }: Response): boolean =>
  redirected && new URL(url).origin !== globalThis.location?.origin;

/**
 * The host's configuration, merged over the build's.
 *
 * @throws {ConfigError} when it is invalid
 * @throws {Error} when the host does not respond
 */
export async function fetchConfig(): Promise<AppConfig> {
  const built = readVariables(import.meta.env);
  const url = `${import.meta.env.BASE_URL}${CONFIG_FILE}`;
  const ask = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await answer.text();
    if (isElsewhere(answer)) return { text, isElsewhere: true };
    const isGone = isAbsent(answer, text);
    if (!answer.ok && !isGone) throw new Error(`the host answers ${answer.status}`);
    return { text: isGone ? null : text, isElsewhere: false };
  };
  // retry once: a broken connection does not mean that the host is down
  const found = await ask()
    .catch(ask)
    .catch((cause: unknown) => {
      throw new Error(`error loading ${CONFIG_FILE}`, { cause });
    });
  if (found.isElsewhere) throw new ConfigError('the file', 'must not be sent on to another host');
  const config = found.text === null ? built : readConfigFile(found.text, built);
  return requireServers(config, globalThis.location.origin);
}
