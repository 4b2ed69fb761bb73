/** The way in for somebody new. */
import { type Route, row } from './Route.ts';

/** Rows of the route table, in the order of specification §2. */
export const START_ROUTES: readonly Route[] = [
  row(
    'welcome',
    '/welcome',
    async () => (await import('../../containers/start/WelcomeContainer.tsx')).WelcomeContainer,
    { placeholder: 'lead', gate: 'no-vault', needs: 'nothing', parent: null, next: ['create-password'] },
  ),
];
