/** The host's configuration file: all that the page fetches from its own origin after start. A cold wallet's policy allows only this. */
export const CONFIG_FILE = '/kennel.config.json';
