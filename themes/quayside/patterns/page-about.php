<?php
/**
 * Title: About us
 * Slug: quayside/page-about
 * Categories: quayside-pages
 * Keywords: about, team
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/story"} /-->

<!-- wp:pattern {"slug":"quayside/team"} /-->

<!-- wp:pattern {"slug":"quayside/quote"} /-->

<!-- wp:pattern {"slug":"quayside/gallery-grid"} /-->

<!-- wp:pattern {"slug":"quayside/contact-call"} /-->
