<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

use Quayside\Consent\Choice\OptOutRoute;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Registers the shortcodes of the plugin that sites migrate from, except those of the cookie table:
 * Categories\Module.
 */
final class Shortcodes implements KitModule {
	/**
	 * Shortcodes that render a button: its text and its tag.
	 */
	private const BUTTONS = [
		'cky_accept'     => [ 'accept', 'accept-button' ],
		'cky_reject'     => [ 'reject', 'reject-button' ],
		'cky_settings'   => [ 'customise', 'settings-button' ],
		'cky_donot_sell' => [ 'doNotSell', 'donotsell-button' ],
	];

	/**
	 * Shortcodes that render a text.
	 */
	private const TEXTS = [
		'cky_notice_title'      => 'title',
		'cky_preference_title'  => 'preferencesTitle',
		'cky_revisit_title'     => 'revisit',
		'cky_video_placeholder' => 'placeholder',
	];

	public function __construct( private Settings $settings, private Texts $texts ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'add_shortcodes' ] );
	}

	/**
	 * Registers the shortcodes that no other plugin has registered.
	 */
	public function add_shortcodes(): void {
		foreach ( [ ...array_keys( self::BUTTONS ), ...array_keys( self::TEXTS ), 'cky_readmore' ] as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, fn (): string => $this->html( $name ) );
			}
		}
	}

	/**
	 * Renders a shortcode.
	 */
	private function html( string $name ): string {
		if ( isset( self::TEXTS[ $name ] ) ) {
			return esc_html( $this->texts->get( self::TEXTS[ $name ] ) );
		}
		if ( 'cky_readmore' === $name ) {
			$url = $this->settings->policy_url();
			return '' === $url ? '' : sprintf( '<a class="cky-policy" href="%s">%s</a>', esc_url( $url ), esc_html( $this->texts->get( 'policy' ) ) );
		}
		[ $text, $tag ] = self::BUTTONS[ $name ];
		if ( 'cky_donot_sell' === $name && $this->settings->offers_opt_out() ) {
			// Without scripts, it links to the form at the bottom of the page.
			return sprintf(
				'<a href="#%s" data-island-for="quayside-consent-preferences" data-cky-tag="%s">%s</a>',
				OptOutRoute::ARGUMENT,
				esc_attr( $tag ),
				esc_html( $this->texts->get( $text ) )
			);
		}
		// The preference center handles its own buttons. All other buttons are handled by the banner module.
		$attributes = in_array( $name, [ 'cky_settings', 'cky_donot_sell' ], true )
			? 'class="wp-element-button" data-island-for="quayside-consent-preferences"'
			: 'class="cky-banner-element wp-element-button"';
		return sprintf( '<button type="button" %s data-cky-tag="%s">%s</button>', $attributes, esc_attr( $tag ), esc_html( $this->texts->get( $text ) ) );
	}
}
