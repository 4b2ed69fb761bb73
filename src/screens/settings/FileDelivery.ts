/** How far a file got. Whether a download or a share arrived can't be known: some apps block them without a word. */
export type FileDelivery = 'none' | 'started' | 'shared';

/** What came of opening a file again after it was saved; only `same` proves that it was. */
export type SavedFileCheck = 'none' | 'same' | 'different' | 'unreadable';
