<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Banner\Texts;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\CookieTable;
use Quayside\Consent\Choice\OptOutRoute;
use Quayside\Consent\Kit\Deferred;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;

/**
 * The shortcodes of the plugin that sites migrate from, and the file in which a site says that it honours Global Privacy
 * Control.
 */
final class Shortcodes implements KitModule {
	/**
	 * Shortcodes that are a button: the text on it and the tag by which it is known.
	 */
	private const BUTTONS = [
		'cky_accept'     => [ 'accept', 'accept-button' ],
		'cky_reject'     => [ 'reject', 'reject-button' ],
		'cky_settings'   => [ 'customise', 'settings-button' ],
		'cky_donot_sell' => [ 'doNotSell', 'donotsell-button' ],
	];

	/**
	 * Shortcodes that are a text.
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
		// Before WordPress looks for a page of that name.
		add_action( 'parse_request', [ $this, 'answer_gpc' ], 1 );
	}

	/**
	 * Adds the shortcodes that no other plugin has taken.
	 */
	public function add_shortcodes(): void {
		foreach ( [ ...array_keys( self::BUTTONS ), ...array_keys( self::TEXTS ), 'cky_readmore' ] as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, fn (): string => $this->html( $name ) );
			}
		}
		foreach ( [ 'cky_audit_table', 'cky_outside_audit_table', 'quayside_cookie_table' ] as $name ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, fn ( mixed $attributes ): string => $this->table( is_array( $attributes ) ? $attributes : [] ) );
			}
		}
		// Editors get it with its script: Categories\CookieTableBlock.
		if ( ! Deferred::is_behind_the_pages() ) {
			register_block_type(
				'quayside-consent/cookie-table',
				[
					'api_version'     => '3',
					'supports'        => [ 'align' => [ 'wide', 'full' ] ],
					'attributes'      => [
						'category' => [
							'type'    => 'string',
							'default' => '',
						],
					],
					'render_callback' => [ $this, 'block' ],
				]
			);
		}
	}

	/**
	 * The block `quayside-consent/cookie-table`.
	 *
	 * @param array<string, mixed> $attributes "category": slug of the one category that is shown, '' for all.
	 */
	public function block( array $attributes ): string {
		return $this->table( $attributes, get_block_wrapper_attributes( [ 'class' => 'quayside-cookie-table' ] ) );
	}

	/**
	 * @param array<mixed> $attributes Of the shortcode or the block: "category".
	 * @param string       $wrapper    Escaped attributes of the element around it.
	 */
	private function table( array $attributes, string $wrapper = 'class="quayside-cookie-table"' ): string {
		$category = $attributes['category'] ?? '';
		return ( new CookieTable( new Categories( $this->settings ), $this->texts ) )->html( is_string( $category ) ? $category : '', $wrapper );
	}

	/**
	 * What a shortcode stands for.
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
			// Without scripts it leads to the form at the page's foot.
			return sprintf( '<a href="#%s" data-island-for="quayside-consent-preferences" data-cky-tag="%s">%s</a>', OptOutRoute::ARGUMENT, esc_attr( $tag ), esc_html( $this->texts->get( $text ) ) );
		}
		// The preference centre opens by itself; what decides at once goes through the banner's module.
		$attributes = in_array( $name, [ 'cky_settings', 'cky_donot_sell' ], true ) ? 'class="wp-element-button" data-island-for="quayside-consent-preferences"' : 'class="cky-banner-element wp-element-button"';
		return sprintf( '<button type="button" %s data-cky-tag="%s">%s</button>', $attributes, esc_attr( $tag ), esc_html( $this->texts->get( $text ) ) );
	}

	/**
	 * Answers /.well-known/gpc.json.
	 *
	 * @param \WP $wp WordPress's request.
	 */
	public function answer_gpc( \WP $wp ): void {
		if ( '.well-known/gpc.json' !== trim( $wp->request, '/' ) || ! $this->settings->is_on( 'gpc' ) ) {
			return;
		}
		status_header( 200 );
		header( 'Content-Type: application/json' );
		echo wp_json_encode( $this->gpc() );
		exit;
	}

	/**
	 * The file's contents: https://www.w3.org/TR/gpc/#gpc-support-resource.
	 *
	 * @return array{gpc: bool, lastUpdate: string}
	 */
	public function gpc(): array {
		return [
			'gpc'        => true,
			// The day since which this plugin has honoured it.
			'lastUpdate' => '2026-11-21',
		];
	}
}
