// Made from contracts/consent/statistics.response.json by npm run contracts.

/**
 * Response of GET quayside-consent/v1/statistics: impressions of the banner and choices of visitors.
 */
export interface ConsentStatistics {
	/**
	 * Whether impressions are counted.
	 */
	counts: boolean;
	total: ConsentCounts;
	/**
	 * The period of the same length before it.
	 */
	previous: {
		/**
		 * How often the banner was shown on the first page of a visit.
		 */
		impressions: number;
		/**
		 * Choices of all categories.
		 */
		accepted: number;
		/**
		 * Choices of no category, and closed banners.
		 */
		rejected: number;
		/**
		 * Choices of categories in the preference center.
		 */
		customized: number;
		/**
		 * Placeholders, signals of the browser, and choices through other software.
		 */
		other: number;
	};
	/**
	 * Days with any, oldest first.
	 */
	days: ConsentStatisticsDay[];
	languages: ConsentStatisticsLanguage[];
	layouts: ConsentStatisticsLayout[];
}
/**
 * The whole period.
 */
export interface ConsentCounts {
	/**
	 * How often the banner was shown on the first page of a visit.
	 */
	impressions: number;
	/**
	 * Choices of all categories.
	 */
	accepted: number;
	/**
	 * Choices of no category, and closed banners.
	 */
	rejected: number;
	/**
	 * Choices of categories in the preference center.
	 */
	customized: number;
	/**
	 * Placeholders, signals of the browser, and choices through other software.
	 */
	other: number;
}
export interface ConsentStatisticsDay {
	day: string;
	/**
	 * How often the banner was shown on the first page of a visit.
	 */
	impressions: number;
	/**
	 * Choices of all categories.
	 */
	accepted: number;
	/**
	 * Choices of no category, and closed banners.
	 */
	rejected: number;
	/**
	 * Choices of categories in the preference center.
	 */
	customized: number;
	/**
	 * Placeholders, signals of the browser, and choices through other software.
	 */
	other: number;
}
export interface ConsentStatisticsLanguage {
	/**
	 * Locale of the page, or '' for others.
	 */
	language: string;
	/**
	 * Name of the language, or '' for others.
	 */
	label: string;
	/**
	 * How often the banner was shown on the first page of a visit.
	 */
	impressions: number;
	/**
	 * Choices of all categories.
	 */
	accepted: number;
	/**
	 * Choices of no category, and closed banners.
	 */
	rejected: number;
	/**
	 * Choices of categories in the preference center.
	 */
	customized: number;
	/**
	 * Placeholders, signals of the browser, and choices through other software.
	 */
	other: number;
}
export interface ConsentStatisticsLayout {
	/**
	 * Layout and position of the banner, or '' for others.
	 */
	layout: string;
	/**
	 * How often the banner was shown on the first page of a visit.
	 */
	impressions: number;
	/**
	 * Choices of all categories.
	 */
	accepted: number;
	/**
	 * Choices of no category, and closed banners.
	 */
	rejected: number;
	/**
	 * Choices of categories in the preference center.
	 */
	customized: number;
	/**
	 * Placeholders, signals of the browser, and choices through other software.
	 */
	other: number;
}
