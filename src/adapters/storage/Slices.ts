/** The content of the stored record. */

/** What is kept: the JSON of each slice, by its name. */
export type Slices = Readonly<Record<string, string>>;
