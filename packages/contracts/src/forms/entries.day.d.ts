// Made from contracts/forms/entries.day.json by npm run contracts.

/**
 * Submissions of a day in the site's time zone: one of GET quayside/v1/form-entries/stats, the oldest first.
 */
export interface FormEntriesDay {
	day: string;
	count: number;
}
