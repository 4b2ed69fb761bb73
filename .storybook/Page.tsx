// Chooses the page of a title: components have one of their own.
import { DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { useLayoutEffect } from 'react';
import { ComponentPage } from './ComponentPage.tsx';
import { calmScrolling } from './calmScrolling.ts';

/** A page that Storybook makes. */
export function Page() {
  useLayoutEffect(calmScrolling, []);
  const { csfFile } = useOf('meta', ['meta']);
  return csfFile.meta.title?.startsWith('Components/') ? <ComponentPage /> : <DocsPage />;
}
