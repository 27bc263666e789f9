<?php
/**
 * Title: Help
 * Slug: quayside/page-help
 * Categories: quayside-pages
 * Keywords: help, faq, delivery
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/faq"} /-->

<!-- wp:pattern {"slug":"quayside/picture-and-list"} /-->

<!-- wp:pattern {"slug":"quayside/contact-call"} /-->
