<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;

/**
 * Keeps TranslatePress from translating texts that the owner has written in the language of the page. It translates finished pages,
 * so it would read them as texts in the default language. All other texts of ours are left to it.
 */
final class TranslatePress implements KitModule {
	/**
	 * Elements with each text, as TranslatePress finds elements.
	 */
	private const SELECTORS = [
		'title'       => '.quayside-consent .cky-title',
		'description' => '.quayside-consent .cky-notice-des',
		'policy'      => '.quayside-consent .cky-policy',
		'accept'      => '.quayside-consent .cky-btn-accept',
		'reject'      => '.quayside-consent .cky-btn-reject',
		'customise'   => '.quayside-consent .cky-btn-customize',
		'close'       => '.quayside-consent .cky-banner-btn-close',
		'showMore'    => '.quayside-consent .cky-show-desc-btn',
		'doNotSell'   => '[data-cky-tag=donotsell-button]',
		'revisit'     => '.cky-btn-revisit',
		'reload'      => '#quayside-consent-reload',
		'placeholder' => '#quayside-consent-placeholder',
	];

	public function __construct( private Settings $settings ) {}

	public function register(): void {
		add_filter( 'trp_no_translate_selectors', [ $this, 'add_selectors' ] );
	}

	/**
	 * Adds the elements whose text the owner has written in the language of the page.
	 *
	 * @param mixed $selectors Selectors of elements that are not translated.
	 * @return array<mixed>
	 */
	public function add_selectors( $selectors ): array {
		$own = array_filter( self::SELECTORS, fn ( string $name ): bool => '' !== $this->settings->language_text( $name ), ARRAY_FILTER_USE_KEY );
		return array_merge( is_array( $selectors ) ? $selectors : [], array_values( $own ) );
	}
}
