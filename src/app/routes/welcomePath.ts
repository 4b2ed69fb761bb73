/** The path of the welcome screen, for code that must not load the route table. */
export const WELCOME_PATH = '/welcome';
