<?php
declare( strict_types=1 );

namespace Quayside\Shop\StoreApi;

use Quayside\Shop\Kit\Deferred;

/**
 * The store's wc-ajax routes.
 */
final class WcAjax {
	/**
	 * Whether this may be a request to one of them: pages leave out what only those need.
	 */
	public static function may_be_asked(): bool {
		return isset( $_GET['wc-ajax'] ) || Deferred::is_behind_the_pages(); // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
	}
}
