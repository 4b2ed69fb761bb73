// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';

/** happy-dom has no `execCommand`; this stands in for a browser's. */
function answerCopyCommand(answer: () => boolean): string[] {
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const area = document.activeElement;
      copied.push(document.querySelector('textarea')?.value ?? String(area));
      return answer();
    },
  });
  return copied;
}

describe('copyText', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'execCommand');
    document.body.replaceChildren();
  });

  it('uses the browser’s clipboard', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    expect(await copyText('D123')).toBe(true);
    expect(write).toHaveBeenCalledWith('D123');
  });

  it('copies a selection where a frame may not write', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked by policy'));
    const copied = answerCopyCommand(() => true);
    expect(await copyText('D123')).toBe(true);
    expect(copied).toEqual(['D123']);
  });

  it('leaves no trace in the page and returns the focus', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked by policy'));
    answerCopyCommand(() => true);
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    await copyText('D123');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it.each([
    () => false,
    () => {
      throw new Error('not supported');
    },
  ])('says when nothing reached the clipboard', async (answer) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked by policy'));
    answerCopyCommand(answer);
    expect(await copyText('D123')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
