// The current time in every story.

/** 21 November 2026, 12:00 UTC; milliseconds since 1970. */
export const STORY_NOW_MS = 1_795_262_400_000;
