<?php
/**
 * Title: Large quote
 * Slug: quayside/quote
 * Categories: quayside, testimonials, text
 * Keywords: quote, quotation
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section"><!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'A mug is finished when nobody wants to put it down.', 'quayside' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Ines, enameler', 'quayside' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->
