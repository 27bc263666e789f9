// Creates the form that the clients of bin/test-faults.mjs and bin/bench-capacity.mjs submit.
import { php } from '../site/site.mjs';

/**
 * Creates a form with an email field and a page with it. It accepts any number of submissions at once.
 *
 * @param {import('../site/site.mjs').Site} site    Site from makeSite().
 * @param {boolean}                         hasFile Whether the form has a file field.
 * @return {{ form: number, url: string }} ID of the form, and URL of its page.
 */
export const makeForm = ( site, hasFile ) =>
	JSON.parse(
		php( site, 'eval.php', [
			`
		$blocks = '<!-- wp:quayside/field-email {"block_id":"e1","slug":"email","label":"Email","required":true} /-->';
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
		$page = $add( 'page', '<!-- wp:quayside/form {"formId":' . $form . '} /-->' );
		echo json_encode( [ 'form' => $form, 'url' => get_permalink( $page ) ] );`,
		] )
	);
