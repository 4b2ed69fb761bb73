/** The way in for somebody new: what nobody should wait for comes with the first script. */
import { WelcomeContainer } from '../../containers/start/WelcomeContainer.tsx';
import { type Route, row } from './Route.ts';

/** Rows of the route table, in the order of specification §2. */
export const START_ROUTES: readonly Route[] = [
  row('welcome', '/welcome', async () => WelcomeContainer, {
    ...{ placeholder: 'lead', gate: 'no-vault', needs: 'nothing', parent: null, next: ['create-password'] },
  }),
];
