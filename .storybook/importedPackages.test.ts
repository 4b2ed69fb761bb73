import { describe, expect, it } from 'vitest';
import about from '../package.json' with { type: 'json' };
import { importedPackages } from './importedPackages.ts';

describe('packages that the book imports', () => {
  const packages = importedPackages();

  it('are found in each room, whether they are imported at once or late', () => {
    expect(packages).toEqual(
      expect.arrayContaining([
        '@mantine/core',
        '@storybook/addon-docs/blocks',
        'bip39',
        'msw/browser',
        'qr/decode.js',
      ]),
    );
  });

  it('are dependencies of the project', () => {
    const { dependencies, devDependencies } = about;
    const named = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
    const packageOf = (name: string) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '';
    expect(packages.filter((name) => !named.has(packageOf(name)))).toEqual([]);
  });

  it('are none that only Node runs', () => {
    expect(packages.filter((name) => /^(node:|vite|typescript|msw\/node)/.test(name))).toEqual([]);
  });
});
