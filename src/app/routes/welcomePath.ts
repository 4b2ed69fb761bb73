/** Where welcome is, for who may not wait for the route table. */
export const WELCOME_PATH = '/welcome';
