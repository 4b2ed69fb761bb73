import { describe, expect, it } from 'vitest';
import { safeLink } from './safeLink.ts';

describe('a link of a stranger', () => {
  it('is named by the host that it leads to', () => {
    expect(safeLink('https://unix.example/why?x=1')).toEqual({
      url: 'https://unix.example/why?x=1',
      host: 'unix.example',
    });
    expect(safeLink('https://telegram.org.evil.example/')?.host).toBe('telegram.org.evil.example');
    expect(safeLink('https://un\u0456x.example')?.host).toMatch(/^xn--/);
  });

  it.each([
    'http://unix.example',
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'tg://resolve?domain=x',
    'https://telegram.org@evil.example',
    'https://localhost/',
    'unix.example',
    '',
  ])('is not opened: %s', (text) => {
    expect(safeLink(text)).toBeNull();
  });
});
