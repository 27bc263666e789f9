<?php
/**
 * Title: Latest posts
 * Slug: quayside/journal
 * Categories: quayside, posts
 * Keywords: blog, news, journal
 * Viewport Width: 1280
 */

declare( strict_types=1 );

?>
<!-- wp:group {"align":"full","className":"is-style-section","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull is-style-section"><!-- wp:group {"align":"wide","className":"section-head","layout":{"type":"flex","justifyContent":"space-between","verticalAlignment":"bottom"}} -->
<div class="wp-block-group alignwide section-head"><!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'From the journal', 'quayside' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><a href="/journal/"><?php esc_html_e( 'All posts', 'quayside' ); ?></a></p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->

<!-- wp:query {"queryId":0,"query":{"perPage":3,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","sticky":"exclude","inherit":false},"align":"wide"} -->
<div class="wp-block-query alignwide"><!-- wp:post-template {"layout":{"type":"grid","columnCount":3,"minimumColumnWidth":null}} -->
<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2","sizeSlug":"quayside-card"} /-->

<!-- wp:post-date {"textColor":"muted","fontSize":"small"} /-->

<!-- wp:post-title {"level":3,"isLink":true,"fontSize":"large"} /-->

<!-- wp:post-excerpt {"excerptLength":24,"textColor":"muted"} /-->
<!-- /wp:post-template --></div>
<!-- /wp:query --></div>
<!-- /wp:group -->
