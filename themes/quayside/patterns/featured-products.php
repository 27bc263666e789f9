<?php
/**
 * Title: Featured products
 * Slug: quayside/featured-products
 * Categories: quayside-shop, featured
 * Keywords: shop, products
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section"><!-- wp:group {"align":"wide","className":"section-head","layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group alignwide section-head"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Bestsellers', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="/shop/"><?php esc_html_e( 'All products', 'quayside' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:shortcode -->
[products limit="4" columns="4" orderby="popularity"]
<!-- /wp:shortcode --></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
