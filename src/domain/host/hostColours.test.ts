import { describe, expect, it } from 'vitest';
import { isDarkColour, readHostColour } from './hostColours.ts';

describe('a colour for the host', () => {
  it.each([
    ['#FC0', '#ffcc00'],
    ['#151212', '#151212'],
    ['#ABCDEF', '#abcdef'],
    ['rgb(0, 128, 255)', '#0080ff'],
    ['rgb(1,2,3)', '#010203'],
    ['rgba(0, 0, 0, 0.5)', '#000000'],
    ['rgba(255,255,255,1)', '#ffffff'],
    [' #fff ', '#ffffff'],
  ])('%s is %s', (text, colour) => {
    expect(readHostColour(text)).toBe(colour);
  });

  it.each([
    '#ff',
    '#ffff',
    '#fffffff',
    '#gggggg',
    'gold',
    'rgb(256, 0, 0)',
    'rgb(999,0,0)',
    'rgb(-1,0,0)',
    'rgb(1,2)',
    'rgba(1,2,3)',
    'rgba(1,2,3,2)',
    'rgba(1,2,3,x)',
    '',
  ])('%j is none', (text) => {
    expect(readHostColour(text)).toBeNull();
  });

  it.each([
    ['#000000', true],
    ['#151212', true],
    ['#777777', true],
    ['#787878', false],
    ['#ffffff', false],
    ['#0000ff', true],
    ['#00ff00', false],
  ] as const)('%s is dark: %s', (colour, isDark) => {
    expect(isDarkColour(colour)).toBe(isDark);
  });
});
