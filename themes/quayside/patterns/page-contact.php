<?php
/**
 * Title: Contact
 * Slug: quayside/page-contact
 * Categories: quayside-pages
 * Keywords: contact, form
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/contact-form"} /-->

<!-- wp:pattern {"slug":"quayside/faq"} /-->
