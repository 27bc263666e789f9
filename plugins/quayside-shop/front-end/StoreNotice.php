<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd;

use Quayside\Shop\Kit\Assets;

/**
 * The store notice: in the page from the start, gone before the first paint where its cookie says so.
 */
final class StoreNotice {
	public function __construct( private Assets $assets ) {}

	/**
	 * Makes the store's markup visible and puts its script behind it.
	 *
	 * @param string $html Markup of the notice.
	 */
	public function html( $html ): string {
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'woocommerce-store-notice' ] ) ) {
			return (string) $html;
		}
		$tags->remove_attribute( 'style' );
		return '<style>.woocommerce-store-notice[hidden]{display:none!important}</style>' . $tags->get_updated_html() . wp_get_inline_script_tag( $this->assets->contents( 'store-notice.js' ) );
	}
}
