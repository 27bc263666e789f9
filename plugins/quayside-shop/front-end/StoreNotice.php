<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd;

use Quayside\Shop\Kit\Assets;

/**
 * The store notice. It is part of the page and hidden before the first paint if its cookie is set.
 */
final class StoreNotice {
	public function __construct( private Assets $assets ) {}

	/**
	 * Makes WooCommerce's markup visible and appends the script.
	 *
	 * @param string $html Markup of the notice.
	 */
	public function html( $html ): string {
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'woocommerce-store-notice' ] ) ) {
			return (string) $html;
		}
		$tags->remove_attribute( 'style' );
		return '<style>.woocommerce-store-notice[hidden]{display:none!important}</style>'
			. $tags->get_updated_html()
			. wp_get_inline_script_tag( $this->assets->contents( 'store-notice.js' ) );
	}
}
