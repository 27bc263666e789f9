<?php
/**
 * Title: Three-column footer
 * Slug: quayside/footer-columns
 * Categories: quayside, footer
 * Keywords: footer, address, links
 * Viewport Width: 1280
 * Block Types: core/template-part/footer
 */

declare( strict_types=1 );

?>
<!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'The shop', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Old Net Loft, 9 Quay Street. Tuesday to Saturday, 10 to 6.', 'quayside' ); ?></p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Help', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:list {"className":"is-style-plain","fontSize":"small"} -->
<ul class="wp-block-list is-style-plain has-small-font-size"><!-- wp:list-item -->
<li><a href="/delivery-and-returns/"><?php esc_html_e( 'Shipping and returns', 'quayside' ); ?></a></li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li><a href="/contact/"><?php esc_html_e( 'Contact', 'quayside' ); ?></a></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column -->
<div class="wp-block-column"><!-- wp:heading {"fontSize":"large"} -->
<h2 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Follow us', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:social-links {"customIconColor":"currentColor","iconColorValue":"currentColor","className":"is-style-logos-only"} -->
<ul class="wp-block-social-links has-icon-color is-style-logos-only"><!-- wp:social-link {"url":"https://mastodon.social/","service":"mastodon"} /-->

<!-- wp:social-link {"url":"https://www.instagram.com/","service":"instagram"} /--></ul>
<!-- /wp:social-links --></div>
<!-- /wp:column --></div>
<!-- /wp:columns -->
