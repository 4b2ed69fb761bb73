/** The host's configuration on the page's own origin: all that the page fetches there after it started. A cold wallet's policy names it alone. */
export const CONFIG_FILE = '/kennel.config.json';
