/** What the database of a vault is called: also asked by who only wants to know whether there is one. @param user - Telegram user id, or `local` */
export const databaseName = (user: string): string => `kennel:${user}`;
