<?php
/**
 * Title: Store showcase
 * Slug: quayside/page-shop
 * Categories: quayside-pages, quayside-shop
 * Keywords: shop, categories, sale
 * Viewport Width: 1280
 * Block Types: core/post-content
 * Post Types: page
 */

declare( strict_types=1 );

?>
<!-- wp:pattern {"slug":"quayside/hero"} /-->

<!-- wp:pattern {"slug":"quayside/shop-categories"} /-->

<!-- wp:pattern {"slug":"quayside/sale-products"} /-->

<!-- wp:pattern {"slug":"quayside/promises"} /-->

<!-- wp:pattern {"slug":"quayside/journal"} /-->
