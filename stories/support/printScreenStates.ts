// Prints the states of every screen as JSON. @see ../../.storybook/screenStatesModule.ts
import { screenStates } from './screenStates.ts';

process.stdout.write(JSON.stringify(Object.fromEntries(screenStates())));
