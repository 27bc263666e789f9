<?php
/**
 * Title: Landing page for one product
 * Slug: quayside/page-landing
 * Categories: quayside-pages
 * Keywords: landing, campaign
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/hero-cover"} /-->

<!-- wp:pattern {"slug":"quayside/promises"} /-->

<!-- wp:pattern {"slug":"quayside/features"} /-->

<!-- wp:pattern {"slug":"quayside/testimonials"} /-->

<!-- wp:pattern {"slug":"quayside/call-to-action"} /-->
