<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Templates;

use const Quayside\StandInStore\FOLDER;

/**
 * Chooses the template of catalogs and products: the theme's, else the store's.
 */
final class TemplateLoader {

	/** Adds the hook. */
	public function register(): void {
		add_filter( 'template_include', [ $this, 'choose' ] );
	}

	/**
	 * Returns the template of this page.
	 *
	 * @param string $template WordPress's choice.
	 */
	public function choose( $template ): string {
		$template = (string) $template;
		if ( is_embed() ) {
			return $template;
		}
		$names = [];
		if ( is_singular( 'product' ) ) {
			$slug    = urldecode( (string) get_post_field( 'post_name', (int) get_queried_object_id() ) );
			$names   = [ "single-product-$slug.php", "woocommerce/single-product-$slug.php", 'single-product.php' ];
			$default = 'single-product.php';
		} elseif ( is_product_taxonomy() ) {
			$term    = get_queried_object();
			$default = $term instanceof \WP_Term && in_array(
				$term->taxonomy,
				[ 'product_cat', 'product_tag' ],
				true
			) ? "taxonomy-{$term->taxonomy}.php" : 'archive-product.php';
			$names   = $term instanceof \WP_Term ? [
				"taxonomy-{$term->taxonomy}-{$term->slug}.php",
				"woocommerce/taxonomy-{$term->taxonomy}-{$term->slug}.php",
				$default,
				"woocommerce/$default",
				'archive-product.php',
			] : [];
		} elseif ( is_shop() ) {
			$default = 'archive-product.php';
			$names   = [ 'archive-product.php' ];
		} else {
			return $template;
		}
		$base  = str_starts_with( $default, 'taxonomy-' ) ? 'archive-product.php' : $default;
		$found = locate_template( array_unique( array_merge( [ 'woocommerce.php' ], $names, [ 'woocommerce/' . $base ] ) ) );
		return '' !== $found ? $found : FOLDER . 'templates/' . $base;
	}
}
