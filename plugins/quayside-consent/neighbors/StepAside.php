<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;

/**
 * Leaves banner and blocking to another plugin's while that is on.
 */
final class StepAside implements KitModule {
	public function register(): void {
		// Early, so that the site can say otherwise.
		add_filter( 'quayside_consent_applies', [ $this, 'applies' ], 5 );
	}

	/**
	 * Determines whether consent applies to a page beside another banner.
	 *
	 * @param mixed $applies The answer so far.
	 */
	public function applies( $applies ): bool {
		return (bool) $applies && '' === OtherBanner::name();
	}
}
