/** The name of a vault's database, shared with code that only checks whether it exists. @param user - Telegram user id, or `local` */
export const databaseName = (user: string): string => `kennel:${user}`;
