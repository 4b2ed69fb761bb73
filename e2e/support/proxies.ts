/** Real web servers in front of the build and the sandbox, configured as in `deploy/`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { APP_FOLDER, ROOT } from './paths.ts';

const START_LIMIT_MS = 30_000;

export interface RunningProxy {
  /** without a trailing slash */
  readonly url: string;
  dispose(): Promise<void>;
}

type Front = 'caddy' | 'nginx';

/** Files of `deploy/`: one serves the app, and HAProxy may stand between it and the Blockbooks. */
export type ProxyName = Front | `${Front} and haproxy`;

function programOf(name: Front | 'haproxy'): string {
  const path = process.env[`KENNEL_${name.toUpperCase()}`];
  if (path === undefined) throw new Error(`no ${name}: name one in KENNEL_${name.toUpperCase()}`);
  return path;
}

/** A currently free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** The build with the configuration of a host whose Blockbook is on the same origin. */
async function prepareApp(folder: string): Promise<string> {
  const app = join(folder, 'app');
  await cp(APP_FOLDER, app, { recursive: true });
  const servers = { blockbook: ['/blockbook'], dogeuni: [], ord: [], content: [] };
  writeFileSync(
    join(app, 'kennel.config.json'),
    JSON.stringify({ network: 'regtest', servers: { regtest: servers } }),
  );
  return app;
}

/** The relevant part of Debian's nginx.conf around a site's file. */
const nginxAround = (folder: string, site: string): string => `
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; user root;
events { worker_connections 256; }
http {
  types {
    text/html html; text/css css; application/javascript js; application/json json; application/wasm wasm;
    image/png png; font/woff2 woff2;
  }
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${site};
}`;

/** A file of `deploy/` with other ports and folders. @throws when one of them is no longer in it */
function fileWith(name: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync(join(ROOT, 'deploy', name), 'utf8'),
  );
}

function nginxSite(folder: string, port: number, app: string, servers: readonly string[]): string {
  const options = 'max_fails=2 fail_timeout=30s;';
  return fileWith('nginx.conf', [
    ['listen 127.0.0.1:8080', `listen 127.0.0.1:${port}`],
    ['root /srv/kennel', `root ${app}`],
    ['/var/cache/nginx/kennel', join(folder, 'cache')],
    [
      `server 127.0.0.1:9138 ${options}`,
      servers.map((server) => `server ${server} ${options}`).join('\n    '),
    ],
  ]);
}

/** Starts HAProxy in front of the Blockbooks. @returns its address, `host:port`, and its process */
async function spawnHaproxy(folder: string, servers: readonly string[]) {
  const port = await freePort();
  const config = join(folder, 'haproxy.cfg');
  const text = fileWith('haproxy.cfg', [
    ['maxconn 20000', 'maxconn 200'],
    ['bind 127.0.0.1:9137', `bind 127.0.0.1:${port}`],
    [
      'server a 127.0.0.1:9138 check\n    server b 127.0.0.1:9139 check',
      servers.map((server, index) => `server s${index} ${server} check`).join('\n    '),
    ],
  ]);
  writeFileSync(config, text);
  const env = { ...process.env, LD_LIBRARY_PATH: process.env.KENNEL_PROXY_LIBRARIES ?? '' };
  const child = spawn(programOf('haproxy'), ['-db', '-f', config], { env, stdio: 'ignore' });
  // the server in front checks its health at once, and would mark it down for a while
  await listens(port, child);
  return { address: `127.0.0.1:${port}`, child };
}

function spawnFront(
  name: Front,
  { folder, app, port }: { folder: string; app: string; port: number },
  servers: readonly string[],
): ChildProcess {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  if (name === 'caddy') {
    const env = {
      ...process.env,
      HOME: folder,
      KENNEL_SITE: `http://127.0.0.1:${port}`,
      KENNEL_APP: app,
      BLOCKBOOK: servers.join(' '),
    };
    const args = ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
    return spawn(programOf(name), args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
  }
  const site = join(folder, 'site.conf');
  writeFileSync(site, nginxSite(folder, port, app, servers));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxAround(folder, site));
  return spawn(programOf(name), ['-p', folder, '-c', config], { stdio: [...stdio] });
}

const connects = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function listens(port: number, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (!(await connects(port))) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`);
    if (Date.now() > until) throw new Error('HAProxy does not listen');
    await pause(50);
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the web server ended with ${child.exitCode}`);
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await pause(50);
  }
  throw new Error('the web server did not start');
}

/** Waits until the Blockbooks behind it are healthy: an earlier check may have failed on a busy machine. */
export async function findsBlockbook({ url }: RunningProxy): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while ((await fetch(`${url}/blockbook/api/status`)).status !== 200) {
    if (Date.now() > until) throw new Error('the web server finds no Blockbook that is well');
    await pause(100);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await gone;
}

/** Starts one. @param servers - Blockbooks as `host:port`, tried in turn */
export async function startProxy(name: ProxyName, servers: readonly string[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'kennel-proxy-'));
  mkdirSync(join(folder, 'body'));
  // before anything checks the Blockbooks' health: in tests they run in this process
  const app = await prepareApp(folder);
  const port = await freePort();
  const haproxy = name.endsWith('haproxy') ? await spawnHaproxy(folder, servers) : null;
  const program = name.startsWith('caddy') ? 'caddy' : 'nginx';
  const front = spawnFront(program, { folder, app, port }, haproxy ? [haproxy.address] : servers);
  const url = `http://127.0.0.1:${port}`;
  const dispose = async () => {
    await end(front);
    if (haproxy) await end(haproxy.child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(url, front);
  } catch (thrown) {
    await dispose();
    throw thrown;
  }
  return { url, dispose };
}
