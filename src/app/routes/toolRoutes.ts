/** The tools under the app tab. */
import { type Route, row } from './Route.ts';

export const TOOL_ROUTES: readonly Route[] = [
  row(
    'merge-coins',
    '/app/merge',
    async () => (await import('../../containers/tools/MergeCoinsContainer.tsx')).MergeCoinsContainer,
    {
      placeholder: 'form',
      parent: 'app',
      needs: ['transferRules'],
      needsServers: true,
      next: ['tx-confirm'],
    },
  ),
  row(
    'sweep',
    '/app/sweep',
    async () => (await import('../../containers/tools/SweepContainer.tsx')).SweepContainer,
    { placeholder: 'form', parent: 'app', needsServers: true, next: ['tx-confirm'] },
  ),
  row(
    'sign-message',
    '/app/sign',
    async () => (await import('../../containers/tools/SignMessageContainer.tsx')).SignMessageContainer,
    { placeholder: 'form', parent: 'app' },
  ),
  row(
    'verify-message',
    '/app/verify',
    async () => (await import('../../containers/tools/VerifyMessageContainer.tsx')).VerifyMessageContainer,
    { placeholder: 'form', parent: 'app' },
  ),
  row(
    'psbt',
    '/app/psbt',
    async () => (await import('../../containers/tools/PsbtContainer.tsx')).PsbtContainer,
    { placeholder: 'form', parent: 'app', needs: ['transferRules'], next: ['tx-confirm'] },
  ),
  row(
    'cold-sign',
    '/app/cold-sign',
    async () => (await import('../../containers/tools/ColdSignContainer.tsx')).ColdSignContainer,
    { placeholder: 'form', parent: 'app', needs: ['transferRules'] },
  ),
];
