<?php
/**
 * Template of a form's standalone page, which Forms\Page\InstantPage prints.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Prints the standalone page of the requested form.
 *
 * @internal
 */
do_action( 'quayside_blocks_form_page' );
