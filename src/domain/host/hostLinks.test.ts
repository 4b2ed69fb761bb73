import { describe, expect, it } from 'vitest';
import { sharePath, webLink } from './hostLinks.ts';

describe('a web link', () => {
  it.each([
    ['https://dogechain.example/tx/1', 'https://dogechain.example/tx/1'],
    ['http://dogechain.example', 'http://dogechain.example/'],
    ['HTTPS://Dogechain.example', 'https://dogechain.example/'],
  ])('%s is taken', (text, href) => {
    expect(webLink(text)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'ftp://dogechain.example',
    'tg://resolve?domain=kennel',
    'data:text/html,hello',
    'dogecoin:D123',
    'file:///etc/passwd',
    'dogechain.example',
    '//dogechain.example',
    '',
  ])('%j is refused', (text) => {
    expect(webLink(text)).toBeNull();
  });
});

describe('what is shared to a chat', () => {
  it('keeps its spaces and signs', () => {
    const path = sharePath('dogecoin:D9x?amount=1.5', 'Send 1.5 + tip');
    expect(path).toBe('/share/url?url=dogecoin%3AD9x%3Famount%3D1.5&text=Send%201.5%20%2B%20tip');
  });

  it.each(['javascript:alert(1)', 'tg://settings', 'D9x'])('is refused for %s', (link) => {
    expect(sharePath(link, '')).toBeNull();
  });
});
