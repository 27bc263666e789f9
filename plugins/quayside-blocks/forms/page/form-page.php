<?php
/**
 * The template of a form's own page. What is on it: Forms\Render\InstantPage.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Prints the page of the form that the address asks for.
 */
do_action( 'quayside_blocks_form_page' );
