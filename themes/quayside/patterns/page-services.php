<?php
/**
 * Title: Services and pricing
 * Slug: quayside/page-services
 * Categories: quayside-pages
 * Keywords: services, pricing
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/hero-cover"} /-->

<!-- wp:pattern {"slug":"quayside/features"} /-->

<!-- wp:pattern {"slug":"quayside/pricing"} /-->

<!-- wp:pattern {"slug":"quayside/testimonials"} /-->

<!-- wp:pattern {"slug":"quayside/faq"} /-->

<!-- wp:pattern {"slug":"quayside/call-to-action"} /-->
