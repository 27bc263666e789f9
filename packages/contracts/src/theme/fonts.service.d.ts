// Made from contracts/theme/fonts.service.json by npm run contracts.

/**
 * Props of the island that loads fonts from a font service.
 */
export interface FontsService {
	/**
	 * URL of the service's stylesheet.
	 */
	address: string;
	/**
	 * Family by slug of the preset that it replaces.
	 */
	fonts: {
		[k: string]: string;
	};
}
