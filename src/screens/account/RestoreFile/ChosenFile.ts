/** A backup file that was chosen or pasted; its text is sealed. */
export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}
