// Types of packages that have none. Only what is used here is declared.
declare module 'subset-font' {
	/** Returns a subset of the font with only the characters of a text. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: 'woff2';
			variationAxes: Record< string, { min: number; max: number } >;
		}
	): Promise< Buffer >;
}

declare module 'gettext-parser' {
	const gettext: {
		po: {
			compile: ( table: {
				charset: string;
				headers: Record< string, string >;
				translations: Record< string, Record< string, unknown > >;
			} ) => Buffer;
		};
	};
	export default gettext;
}
