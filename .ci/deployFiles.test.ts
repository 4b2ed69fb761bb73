// What a host is told to send has to be what the journeys run under.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productionHeaders } from '../e2e/support/appServer.ts';

/** A header's line in each file: its name, then its value in quotes. */
const LINES = {
  Caddyfile: /^\t\t([A-Z][\w-]+) "([^"]*)"$/gm,
  'nginx.conf': /^ {4}add_header ([A-Z][\w-]+) "([^"]*)" always;$/gm,
};

describe.each(Object.entries(LINES))('deploy/%s', (file, line) => {
  const text = readFileSync(`deploy/${file}`, 'utf8');

  it('sends the headers of the journeys, with no server but those over https', () => {
    const sent = Array.from(text.matchAll(line), ([, name = '', value]) => [name.toLowerCase(), value]);
    expect(Object.fromEntries(sent)).toEqual(productionHeaders([]));
  });

  it('keeps hashed files for ever, and asks anew for all others', () => {
    expect(text).toContain('public, max-age=31536000, immutable');
    expect(text).toContain('no-cache');
  });

  it('hands on the visitor’s address and the socket', () => {
    expect(text).toContain('X-Real-Ip');
    expect(text.match(/CF-Connecting-IP(v6)?\b/g)?.length).toBe(2 * (text.match(/X-Real-Ip/g)?.length ?? 0));
    expect(text).toContain('/blockbook/');
  });
});
