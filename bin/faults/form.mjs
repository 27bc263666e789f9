// Creates the forms that the clients of bin/test-faults.mjs and bin/bench-capacity.mjs submit.
import { php } from '../site/site.mjs';

/**
 * @typedef {Object} FormOptions
 * @property {boolean} [hasFile]  Whether the form has a file field.
 * @property {boolean} [isUnique] Whether each email address is accepted once.
 * @property {number}  [limit]    Maximum number of entries, 0 for no limit.
 */

/**
 * Creates a form with an email field and a page with it. It accepts any number of submissions at once, unless a limit is set.
 *
 * @param {import('../site/site.mjs').Site} site      Site from makeSite().
 * @param {FormOptions}                     [options] Options.
 * @return {{ form: number, url: string }} ID of the form, and URL of its page.
 */
export const makeForm = (
	site,
	{ hasFile = false, isUnique = false, limit = 0 } = {}
) =>
	JSON.parse(
		php( site, 'eval.php', [
			`
		$blocks = '<!-- wp:quayside/field-email {"block_id":"e1","slug":"email","label":"Email","required":true,"isUnique":${ isUnique }} /-->';
		if ( ${ hasFile } ) {
			$blocks .= '<!-- wp:quayside/field-upload {"block_id":"u1","slug":"papers","label":"Papers"} /-->';
		}
		$add  = static fn ( string $type, string $content ): int => wp_insert_post( [
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_title'   => 'Faults',
			'post_content' => wp_slash( $content ),
		] );
		$form = $add( 'sureforms_form', $blocks );
		update_post_meta( $form, '_quayside_form', [ 'minFillSeconds' => 0, 'rateLimit' => false ] );
		if ( ${ limit } > 0 ) {
			update_post_meta( $form, '_srfm_form_restriction', wp_slash( (string) wp_json_encode( [ 'status' => true, 'maxEntries' => ${ limit } ] ) ) );
		}
		$page = $add( 'page', '<!-- wp:quayside/form {"formId":' . $form . '} /-->' );
		echo json_encode( [ 'form' => $form, 'url' => get_permalink( $page ) ] );`,
		] )
	);
