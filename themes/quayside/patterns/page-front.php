<?php
/**
 * Title: Store homepage
 * Slug: quayside/page-front
 * Categories: quayside-pages
 * Keywords: home, homepage, shop
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/hero"} /-->

<!-- wp:pattern {"slug":"quayside/promises"} /-->

<!-- wp:pattern {"slug":"quayside/featured-products"} /-->

<!-- wp:pattern {"slug":"quayside/story"} /-->

<!-- wp:pattern {"slug":"quayside/journal"} /-->

<!-- wp:pattern {"slug":"quayside/contact-call"} /-->
