/** Routes for new users. */
import { WelcomeContainer } from '../../containers/start/WelcomeContainer.tsx';
import { type Route, row } from './Route.ts';
import { WELCOME_PATH } from './welcomePath.ts';

/** In the order of specification §2. */
export const START_ROUTES: readonly Route[] = [
  row('welcome', WELCOME_PATH, async () => WelcomeContainer, {
    placeholder: 'lead',
    gate: 'no-vault',
    needs: 'nothing',
    parent: null,
    next: ['create-password'],
  }),
];
