<?php
declare( strict_types=1 );

namespace Quayside\Shop\StoreApi;

use Quayside\Shop\Kit\Deferred;

/**
 * The store's wc-ajax routes.
 */
final class WcAjax {
	/**
	 * Determines whether this may be a wc-ajax request, so that page requests skip code that only those need.
	 */
	public static function can_be_requested(): bool {
		return isset( $_GET['wc-ajax'] ) || Deferred::is_behind_the_pages(); // phpcs:ignore WordPress.Security.NonceVerification -- only read.
	}
}
