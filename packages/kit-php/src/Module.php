<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A feature's one place where hooks are added.
 */
interface Module {
	/**
	 * Adds the feature's hooks and does nothing else.
	 */
	public function register(): void;
}
