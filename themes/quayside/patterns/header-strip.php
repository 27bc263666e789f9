<?php
/**
 * Title: Header announcement bar
 * Slug: quayside/header-strip
 * Categories: quayside, header
 * Keywords: header, announcement, phone
 * Viewport Width: 1280
 * Block Types: core/template-part/header
 */

declare( strict_types=1 );

?>
<!-- wp:group {"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group"><!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'The workshop is open on Saturday from 10 am.', 'quayside' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><a href="/contact/"><?php esc_html_e( 'Write to us', 'quayside' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->
