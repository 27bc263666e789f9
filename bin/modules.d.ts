// Packages without types, as far as they are used here.
declare module 'subset-font' {
	/** Gives the font with the characters of a text only. */
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
