<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Kit\Module;

/**
 * Registers the form plugins that a site can switch from.
 */
final class Sources implements Module {
	public function register(): void {
		add_filter( 'quayside_switch_sources', [ $this, 'add' ] );
	}

	/**
	 * Adds the sources.
	 *
	 * @param array<string, array<string, mixed>> $sources Sources by ID.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sources ): array {
		return $sources + [
			'sureforms'      => SureFormsSource::get(),
			'contact-form-7' => ContactForm7Source::get(),
			'wpforms'        => WpFormsSource::get(),
		];
	}
}
