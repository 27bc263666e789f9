// Reads the form of a page for bin/test-faults.mjs.
const attribute = (
	/** @type {string} */ element,
	/** @type {string} */ name
) => new RegExp( `\\s${ name }="([^"]*)"` ).exec( element )?.[ 1 ] ?? '';

/**
 * Returns the fields of the form in a page, as a browser without scripts would send them.
 *
 * @param {string} html  The page.
 * @param {string} email What the visitor enters.
 * @return {URLSearchParams|null} Fields, or null without a form.
 */
export function readFields( html, email ) {
	const form = /<form\b[^>]*srfm[\s\S]*?<\/form>/.exec( html )?.[ 0 ];
	if ( ! form ) {
		return null;
	}
	const fields = new URLSearchParams();
	for ( const [ element ] of form.matchAll(
		/<(?:input|textarea)\b[^>]*>/g
	) ) {
		const name = attribute( element, 'name' );
		const isText = ! /type="(hidden|submit|button|file)"/.test( element );
		const isHoneypot = name.startsWith( 'more-' );
		fields.set(
			name,
			isText && ! isHoneypot ? email : attribute( element, 'value' )
		);
	}
	return fields;
}
