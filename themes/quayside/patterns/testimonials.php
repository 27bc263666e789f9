<?php
/**
 * Title: Testimonials
 * Slug: quayside/testimonials
 * Categories: quayside, testimonials
 * Keywords: quotes, reviews, customers
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","backgroundColor":"mist","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section has-mist-background-color has-background"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'What our customers say', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'The lamp came back from repair better than new, with a note about the switch.', 'quayside' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Mara, Bergen', 'quayside' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Four winters on the boat and the blanket still looks like the picture.', 'quayside' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Tom, Whitby', 'quayside' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'I asked which mug is lightest. Someone weighed them for me.', 'quayside' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Aiko, Hamburg', 'quayside' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></div>
<!-- /wp:group -->
