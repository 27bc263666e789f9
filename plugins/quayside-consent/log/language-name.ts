/**
 * Returns the name of a language in that of the screen.
 *
 * @param locale As WordPress writes it, such as "de_DE_formal". Returned as it is if it is unknown.
 */
export function languageName( locale: string ): string {
	if ( ! locale ) {
		return '';
	}
	try {
		return (
			new Intl.DisplayNames( document.documentElement.lang || undefined, {
				type: 'language',
				languageDisplay: 'standard',
			} ).of( locale.replaceAll( '_', '-' ) ) ?? locale
		);
	} catch {
		// Not a language tag.
		return locale;
	}
}
