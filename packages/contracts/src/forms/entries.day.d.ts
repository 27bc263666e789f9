// Made from contracts/forms/entries.day.json by npm run contracts.

/**
 * Number of submissions on one day in the site's time zone: an item of GET quayside/v1/form-entries/stats, oldest first.
 */
export interface FormEntriesDay {
	day: string;
	count: number;
}
