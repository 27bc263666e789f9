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
	 * Makes the store's markup visible and gives it its island.
	 *
	 * @param string $html Markup of the notice.
	 */
	public function html( $html ): string {
		$tags = new \WP_HTML_Tag_Processor( (string) $html );
		if ( ! $tags->next_tag( [ 'class_name' => 'woocommerce-store-notice' ] ) ) {
			return (string) $html;
		}
		$id = $tags->get_attribute( 'data-notice-id' );
		$tags->remove_attribute( 'style' );
		$tags->set_attribute( 'id', 'quayside-store-notice' );
		$tags->set_attribute( 'data-island', $this->assets->id( 'store-notice' ) );
		$tags->set_attribute( 'data-when', 'interaction' );
		$this->assets->use_island( 'store-notice' );
		// Spec section 3: the cookie's name has no separator.
		$cookie = 'store_notice' . ( is_string( $id ) ? $id : '' ) . '=hidden';
		$script = sprintf( 'try{document.cookie.split("; ").includes(%s)&&(document.getElementById("quayside-store-notice").hidden=!0)}catch{}', wp_json_encode( $cookie ) );
		return '<style>.woocommerce-store-notice[hidden]{display:none!important}</style>' . $tags->get_updated_html() . wp_get_inline_script_tag( $script );
	}
}
