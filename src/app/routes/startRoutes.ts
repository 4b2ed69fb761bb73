/** The way in for somebody new. */
import { WelcomeContainer } from '../../containers/start/WelcomeContainer.tsx';
import { type Route, row } from './Route.ts';
import { WELCOME_PATH } from './welcomePath.ts';

/** Rows of the route table, in the order of specification §2. */
export const START_ROUTES: readonly Route[] = [
  row('welcome', WELCOME_PATH, async () => WelcomeContainer, {
    ...{ placeholder: 'lead', gate: 'no-vault', needs: 'nothing', parent: null, next: ['create-password'] },
  }),
];
