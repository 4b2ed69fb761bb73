// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { ADDRESSES } from '../../../../mocks/views/people.ts';
import { sharedKeys } from '../../../../mocks/views/sharedWallets.ts';
import { KennelTheme } from '../../../components/theme/KennelTheme.tsx';
import type { PathDifference } from '../../../domain/multisig/keyPaths.ts';
import { describePathDifference } from '../../../i18n/messages/accounts/describePathDifference.ts';
import { MULTISIG_MESSAGES } from '../../../i18n/messages/accounts/multisigMessages.ts';
import { ComparedWallet } from './ComparedWallet.tsx';

afterEach(() => document.body.replaceChildren());

const OURS: readonly PathDifference[] = [
  { kind: 'own-elsewhere', said: "m/44'/3'/0'", own: "m/48'/3'/0'/0'" },
  { kind: 'own-other-root', said: 'd34db33f', own: '8b5c0f3a' },
  { kind: 'claims-ours', path: "m/48'/3'/7'/0'" },
];

// what scrolls between them would hide it: on a small phone the button that goes on is always in sight
it.each(OURS)('warns of our own key before all there is to compare: $kind', async (difference) => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const nothing = () => {};
  await act(async () =>
    root.render(
      <KennelTheme>
        <ComparedWallet
          keys={sharedKeys(3)}
          required={2}
          code="1A2B 3C4D"
          firstAddress={ADDRESSES.vault}
          used={0}
          paths={[{ kind: 'mixed', paths: ["m/44'/3'/0'"] }, difference]}
          isKeeping={false}
          onUse={nothing}
          onChange={nothing}
          onName={nothing}
        />
      </KennelTheme>,
    ),
  );
  const text = document.body.textContent ?? '';
  const at = (words: string) => text.indexOf(words);
  expect(at(MULTISIG_MESSAGES.checkTitle)).toBeGreaterThan(-1);
  expect(at(describePathDifference(difference).title)).toBeGreaterThan(at(MULTISIG_MESSAGES.checkTitle));
  expect(at(describePathDifference(difference).title)).toBeLessThan(at(MULTISIG_MESSAGES.code));
  await act(async () => root.unmount());
});
