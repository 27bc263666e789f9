<?php
/**
 * Title: Gallery
 * Slug: quayside/page-gallery
 * Categories: quayside-pages
 * Keywords: gallery, portfolio, images
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/gallery-grid"} /-->

<!-- wp:pattern {"slug":"quayside/quote"} /-->

<!-- wp:pattern {"slug":"quayside/contact-call"} /-->
