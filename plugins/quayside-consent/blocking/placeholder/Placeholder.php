<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Placeholder;

use Quayside\Consent\Blocking\Providers\Companies;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Settings\Colors;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Renders the document that a blocked iframe shows. As an inline document, it keeps the size and position of the
 * iframe regardless of the page's style sheet, so nothing shifts when the iframe is unblocked.
 */
class Placeholder {
	/**
	 * Category names by slug.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $names = null;

	/**
	 * Colors of the page as CSS; null before first use.
	 */
	private ?string $colors = null;

	public function __construct(
		private Assets $assets,
		private Texts $texts,
		private Categories $categories,
		private Settings $settings,
		private Companies $companies = new Companies()
	) {}

	/**
	 * Returns a complete HTML document.
	 *
	 * @param string $category Slug of the category that the button allows, or '' if it is not known yet.
	 * @param string $provider Name of the provider, or '' if it is not known.
	 * @param string $address  Blocked address of the iframe, or '' if it is not known.
	 * @param string $id       ID of the provider, or '' if it is not known.
	 */
	public function document( string $category = '', string $provider = '', string $address = '', string $id = '' ): string {
		$text   = $this->texts->get( 'placeholder' );
		$name   = '' === $category ? '' : $this->name_of( $category );
		$button = '' === $name
			? __( 'Allow cookies for this content', 'quayside-consent' )
			/* translators: %s: name of a cookie category, for example "Functional". */
			: sprintf( __( 'Allow %s cookies', 'quayside-consent' ), mb_strtolower( $name ) );
		$link = '';
		if ( '' !== $provider ) {
			/* translators: %s: name of a provider, for example "YouTube". */
			$label = sprintf( __( 'Allow %s only', 'quayside-consent' ), $provider );
			$link  = sprintf(
				'<button type="button" class="cky-banner-element" data-cky-tag="placeholder" data-alone>%s</button>',
				esc_html( $label )
			);
		}
		if ( 1 === preg_match( '~^(?:https?:)?//~i', $address ) ) {
			$host = (string) wp_parse_url( $address, PHP_URL_HOST );
			/* translators: %s: host name, for example "www.youtube.com". */
			$label = sprintf( __( 'Open on %s', 'quayside-consent' ), $host );
			$link .= sprintf( '<a href="%s" target="_blank" rel="noopener noreferrer">%s</a>', esc_url( $address ), esc_html( $label ) );
		}
		// Nothing can be enqueued in an inline document.
		// phpcs:disable WordPress.WP.EnqueuedResources
		return sprintf(
			'<!doctype html><html lang="%1$s" dir="%2$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%3$s</title>'
				. '<link rel="stylesheet" href="%4$s"><style>:root{%8$s}</style></head><body><div>%5$s<p>%3$s</p>'
				. '<button type="button" class="cky-banner-element" data-cky-tag="placeholder">%6$s</button>%7$s</div></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html( $text ),
			esc_url( $this->assets->style_url( 'placeholder' ) ),
			'' === $provider ? '' : '<strong>' . esc_html( $this->recipient( $provider, $id ) ) . '</strong>',
			esc_html( $button ),
			$link,
			$this->colors ??= Colors::of_page( $this->settings->colors() )
		);
	}

	/**
	 * Returns the name of a provider and who receives data if its content loads.
	 */
	private function recipient( string $provider, string $id ): string {
		$details = $this->companies->get( $id );
		$company = implode( ', ', array_filter( [ $details['company'], $details['country'] ] ) );
		return '' === $company
			? $provider
			/* translators: 1: name of a provider, for example "YouTube". 2: company and country, for example "Google, United States". */
			: sprintf( __( '%1$s (data goes to %2$s)', 'quayside-consent' ), $provider, $company );
	}

	private function name_of( string $category ): string {
		$this->names ??= array_column( $this->categories->all(), 'name', 'slug' );
		return $this->names[ $category ] ?? '';
	}
}
