// Submits a form of SureForms, if it is among the peers of a benchmark.
import { php } from '../site/site.mjs';
import { fieldsOf, submissionRoute } from './visitors.mjs';

/** Main file of the plugin. */
export const SUREFORMS = 'sureforms/sureforms.php';

/**
 * Creates a form with the same field as makeForm() and a page with it.
 *
 * @param {import('../site/site.mjs').Site} site The site.
 * @return {string} URL of the page.
 */
export const makeSureForm = ( site ) =>
	php( site, 'eval.php', [
		`
		$add  = static fn ( string $type, string $content ): int => wp_insert_post( [
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_title'   => 'Beside',
			'post_content' => wp_slash( $content ),
		] );
		$form = $add( 'sureforms_form', '<!-- wp:srfm/email {"block_id":"e1e1e1e1","slug":"email","label":"Email","required":true} /-->' );
		echo get_permalink( $add( 'page', '[sureforms id="' . $form . '"]' ) );`,
	] ).trim();

/**
 * Returns a function that submits the form once, each time with another email address.
 *
 * @param {string}                 site    URL of the site.
 * @param {string}                 page    URL of the page with the form.
 * @param {Record<string, string>} headers Headers with which SureForms is active.
 * @return {Promise<() => Promise<Response>>} Function.
 * @throws {Error} If the page has no form.
 */
export const sureFormsClient = async ( site, page, headers ) => {
	const html = await ( await fetch( page, { headers } ) ).text();
	const token = /data-submit-token="(\w+)"/.exec( html )?.[ 1 ] ?? '';
	const next = fieldsOf( html );
	return () =>
		fetch( submissionRoute( site ), {
			method: 'POST',
			body: next(),
			headers: { ...headers, 'X-WP-Submit-Token': token },
		} );
};
