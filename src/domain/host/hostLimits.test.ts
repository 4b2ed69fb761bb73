import { describe, expect, it } from 'vitest';
import { cutForHost, fitsHost, HOST_LIMITS, type HostLimitName, popupFits } from './hostLimits.ts';

const CHARACTER_LIMITS: readonly [Parameters<typeof fitsHost>[0], number, number][] = [
  ['popupTitle', 0, 64],
  ['popupMessage', 1, 256],
  ['popupButtonId', 1, 64],
  ['popupButtonText', 1, 64],
  ['bottomButtonText', 1, 64],
  ['biometryReason', 0, 128],
  ['biometryToken', 1, 1024],
  ['scannerText', 0, 64],
];

const button = (id: string, text?: string) => (text === undefined ? { id } : { id, text });
const POPUP = { title: 'Leave?', message: 'What you typed is lost.', buttons: [button('leave', 'Leave')] };

describe('the limits of specification §5', () => {
  it('are all in the tables below', () => {
    const counted: HostLimitName[] = ['popupButtons', ...CHARACTER_LIMITS.map(([name]) => name)];
    expect(Object.keys(HOST_LIMITS).sort()).toEqual(counted.sort());
  });

  it.each(CHARACTER_LIMITS)('%s takes %i to %i characters', (name, min, max) => {
    expect(fitsHost(name, 'x'.repeat(max))).toBe(true);
    expect(fitsHost(name, 'x'.repeat(max + 1))).toBe(false);
    expect(fitsHost(name, 'x'.repeat(min))).toBe(true);
    expect(fitsHost(name, '   ')).toBe(min === 0);
  });
});

describe('a popup', () => {
  it('fits at its edges', () => {
    const id = 'i'.repeat(64);
    const full = {
      title: 't'.repeat(64),
      message: 'm'.repeat(256),
      buttons: [button(id, 'b'.repeat(64)), button('b', 'B'), button('c')],
    };
    expect(popupFits(full)).toBe(true);
    expect(popupFits({ message: 'm', buttons: [button('ok')] })).toBe(true);
  });

  it.each([
    ['a long title', { ...POPUP, title: 't'.repeat(65) }],
    ['no message', { ...POPUP, message: ' ' }],
    ['a long message', { ...POPUP, message: 'm'.repeat(257) }],
    ['no button', { ...POPUP, buttons: [] }],
    ['four buttons', { ...POPUP, buttons: ['a', 'b', 'c', 'd'].map((id) => button(id)) }],
    ['a long id', { ...POPUP, buttons: [button('i'.repeat(65), 'Leave')] }],
    ['no id', { ...POPUP, buttons: [button('', 'Leave')] }],
    ['the same id twice', { ...POPUP, buttons: [button('a', 'Leave'), button('a', 'Stay')] }],
    ['ids that differ in blanks alone', { ...POPUP, buttons: [button('a', 'Leave'), button(' a', 'Stay')] }],
    ['an empty text', { ...POPUP, buttons: [button('a', ' ')] }],
    ['a long text', { ...POPUP, buttons: [button('a', 'b'.repeat(65))] }],
  ])('does not fit with %s', (_, popup) => {
    expect(popupFits(popup)).toBe(false);
  });
});

describe('a text that is cut', () => {
  it('stays as it is up to the limit', () => {
    expect(cutForHost('scannerText', ` ${'x'.repeat(64)} `)).toBe('x'.repeat(64));
  });

  it('ends with an ellipsis and splits no character', () => {
    const cut = cutForHost('bottomButtonText', '🐕'.repeat(40));
    expect(cut).toBe(`${'🐕'.repeat(31)}…`);
    expect(cutForHost('bottomButtonText', 'x'.repeat(65))).toHaveLength(64);
  });
});
