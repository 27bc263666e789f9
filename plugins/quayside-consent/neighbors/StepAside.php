<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;

/**
 * Turns off the banner and blocking while another plugin shows its banner.
 */
final class StepAside implements KitModule {
	public function __construct( private OtherBanner $other_banner ) {}

	public function register(): void {
		// Early, so that the site can override it.
		add_filter( 'quayside_consent_applies', [ $this, 'applies' ], 5 );
	}

	/**
	 * Determines whether consent applies to a page.
	 *
	 * @param mixed $applies Whether it applies so far.
	 */
	public function applies( $applies ): bool {
		return (bool) $applies && '' === $this->other_banner->name();
	}
}
