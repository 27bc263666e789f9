<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Choice\OptOutForm;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\SiteLanguages\PageLanguage;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Settings\Colors;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Statistics\ImpressionsRoute;

/**
 * Prints the banner into every page, hidden until the boot script knows that this visitor has to be asked for
 * consent.
 */
final class Module implements KitModule {
	/**
	 * Lengths of the description before "Show more", in characters: SHORT on screens narrower than 376 px, LONG on
	 * all others (specification, section 9).
	 */
	private const SHORT = 150;
	private const LONG  = 300;

	private bool $is_printed = false;

	public function __construct(
		private Assets $assets,
		private Context $context,
		private Settings $settings,
		private Texts $texts,
		private Placeholder $placeholder
	) {}

	public function register(): void {
		add_action( 'wp_head', [ $this, 'print_style' ], 1 );
		// Early in the document, so that it comes first in the tab order.
		add_action( 'wp_body_open', [ $this, 'print_banner' ], 1 );
		// For themes that do not call wp_body_open. The island has to be registered before the loader is printed.
		add_action( 'wp_footer', [ $this, 'print_banner' ], 1 );
		add_action( 'wp_footer', [ $this, 'print_revisit' ], 2 );
		// Block themes print the import map in the head.
		add_action( 'wp_head', [ $this, 'use_island' ], 1 );
	}

	/**
	 * Registers the preference center with the page's loader.
	 */
	public function use_island(): void {
		if ( $this->context->applies() ) {
			$this->assets->use_island( 'preferences' );
		}
	}

	/**
	 * Prints the banner's styles inline, because an external style sheet would block rendering.
	 */
	public function print_style(): void {
		if ( $this->context->applies() ) {
			$css = $this->assets->contents( 'banner-style.css' ) . Colors::css( $this->settings->colors() );
			// phpcs:ignore WordPress.Security.EscapeOutput -- built by us.
			printf( "<style id=\"quayside-consent-style\">%s</style>\n", str_replace( '</', '<\/', $css ) );
		}
	}

	/**
	 * Prints the banner once.
	 */
	public function print_banner(): void {
		// In preview iframes of WordPress and themes, the banner would cover the preview.
		$is_preview = defined( 'IFRAME_REQUEST' ) && true === IFRAME_REQUEST;
		if ( $this->is_printed || $is_preview || ! $this->context->applies() ) {
			return;
		}
		$this->is_printed       = true;
		$texts                  = $this->texts;
		$class                  = sprintf( 'cky-%s-%s', $this->settings->layout(), $this->settings->position() );
		$is_ccpa                = 'ccpa' === $this->settings->law();
		$offers_opt_out         = $this->settings->offers_opt_out();
		$has_close              = $this->settings->is_on( 'close' );
		$policy_url             = $this->settings->policy_url();
		$impressions            = $this->settings->is_on( 'countImpressions' ) ? ImpressionsRoute::path( PageLanguage::locale(), $this->layout() ) : '';
		[ $lead, $more, $most ] = $this->parts( Texts::html( $texts->get( 'description' ) ) );
		require $this->assets->path( 'banner/banner.php' );
	}

	/**
	 * Prints the opt-out form, the revisit button, the host of the preference center, and the reload note.
	 */
	public function print_revisit(): void {
		if ( ! $this->context->applies() ) {
			return;
		}
		$texts       = $this->texts;
		$assets      = $this->assets;
		$placeholder = $this->placeholder->document();
		// Data that only choices and the preference center need is printed here instead of in the boot script.
		$props = array_filter(
			[
				'stylesheet' => $this->assets->style_url( 'preferences-style' ),
				'rest'       => rest_url( 'quayside-consent/v1/' ),
				'language'   => PageLanguage::locale(),
				'layout'     => $this->layout(),
				'log'        => $this->settings->is_on( 'log' ),
			]
		);
		if ( $this->settings->offers_opt_out() ) {
			echo ( new OptOutForm( $this->settings, $this->texts ) )->html(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		require $this->assets->path( 'banner/revisit.php' );
	}

	/**
	 * Returns the layout with its position, as the log and the statistics name it.
	 */
	private function layout(): string {
		return $this->settings->layout() . '-' . $this->settings->position();
	}

	/**
	 * Splits the description into three parts: always visible, visible from 376 px, and visible after "Show more".
	 *
	 * @return array{string, string, string}
	 */
	public function parts( string $html ): array {
		[ $long, $most ] = Description::split( $html, self::LONG );
		[ $lead, $more ] = Description::split( $long, self::SHORT );
		return [ $lead, $more, $most ];
	}
}
