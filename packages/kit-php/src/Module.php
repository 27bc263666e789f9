<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Adds the hooks of a feature.
 */
interface Module {
	/**
	 * Adds the feature's hooks and does nothing else.
	 */
	public function register(): void;
}
