<?php
/**
 * Title: Call to action
 * Slug: quayside/call-to-action
 * Categories: quayside, call-to-action
 * Keywords: cta, banner, button
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","backgroundColor":"mist","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section has-mist-background-color has-background"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Seconds sale this Saturday', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><?php esc_html_e( 'Small flaws, half the price. Doors open at 10 am.', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/contact/"><?php esc_html_e( 'Plan a visit', 'quayside' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons --></div>
<!-- /wp:group -->
