import { describe, expect, it } from 'vitest';
import { nameServers } from './nameServers.ts';

const names = (...urls: string[]) => nameServers(urls).map(({ name }) => name);

describe('nameServers', () => {
  it('calls a server by its host', () => {
    expect(names('https://one.example/v4/', 'http://127.0.0.1:19138/dogeuni')).toEqual([
      'one.example',
      '127.0.0.1:19138',
    ]);
  });

  it('tells two at one host apart, and counts one that is named twice once', () => {
    expect(names('https://one.example/a', 'https://one.example/b/', 'https://one.example/a')).toEqual([
      'one.example/a',
      'one.example/b',
    ]);
  });
});
