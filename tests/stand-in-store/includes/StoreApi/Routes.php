<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\StoreApi;

/**
 * The Store API's routes.
 */
final class Routes {

	/** Adds the hook. */
	public function register(): void {
	}
}
