<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Boot\Context;
use Quayside\Consent\Choice\OptOutForm;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Prints the banner into every page, hidden until the boot script knows that this visitor has to be asked.
 */
final class Module implements KitModule {
	/**
	 * Lengths of the description before "Show more": on narrow screens (below 376 px) and elsewhere, in characters
	 * (specification, section 9).
	 */
	private const SHORT = 150;
	private const LONG  = 300;

	private bool $is_printed = false;

	public function __construct( private Assets $assets, private Context $context, private Settings $settings, private Texts $texts, private Placeholder $placeholder ) {}

	public function register(): void {
		add_action( 'wp_head', [ $this, 'print_style' ], 1 );
		// Early in the document, so that the keyboard reaches it first.
		add_action( 'wp_body_open', [ $this, 'print_banner' ], 1 );
		// Themes that do not call wp_body_open get it here. The island must be known before the loader is printed.
		add_action( 'wp_footer', [ $this, 'print_banner' ], 1 );
		add_action( 'wp_footer', [ $this, 'print_revisit' ], 2 );
		// Block themes print the import map in the head.
		add_action( 'wp_head', [ $this, 'use_island' ], 1 );
	}

	/**
	 * Makes the preference centre known to the page's loader.
	 */
	public function use_island(): void {
		if ( $this->context->applies() ) {
			$this->assets->use_island( 'preferences' );
		}
	}

	/**
	 * Prints the banner's style inline: a style sheet of its own would keep the page from being painted.
	 */
	public function print_style(): void {
		if ( $this->context->applies() ) {
			printf( "<style id=\"quayside-consent-style\">%s</style>\n", str_replace( '</', '<\/', $this->assets->contents( 'banner-style.css' ) . Colours::css( $this->settings->colours() ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- built by us.
		}
	}

	/**
	 * Prints the banner once.
	 */
	public function print_banner(): void {
		// In the frames of WordPress and of themes in which an editor looks at the site, it would lie over what is looked at.
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
		[ $lead, $more, $most ] = $this->parts( Texts::html( $texts->get( 'description' ) ) );
		require $this->assets->path( 'banner/banner.php' );
	}

	/**
	 * Prints the opt-out, the revisit button, the preference centre's host and the note on reloading.
	 */
	public function print_revisit(): void {
		if ( ! $this->context->applies() ) {
			return;
		}
		$texts       = $this->texts;
		$assets      = $this->assets;
		$placeholder = $this->placeholder->document();
		// What only a choice and the preference centre need stands here and not in the boot script.
		$props = array_filter(
			[
				'stylesheet' => $this->assets->style_url( 'preferences-style' ),
				'rest'       => rest_url( 'quayside-consent/v1/' ),
				'language'   => determine_locale(),
				'log'        => $this->settings->is_on( 'log' ),
			]
		);
		if ( $this->settings->offers_opt_out() ) {
			echo ( new OptOutForm( $this->settings, $this->texts ) )->html(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		}
		require $this->assets->path( 'banner/revisit.php' );
	}

	/**
	 * The description in three parts: always shown, shown from 376 px on, shown on demand.
	 *
	 * @return array{string, string, string}
	 */
	public function parts( string $html ): array {
		[ $long, $most ] = Description::split( $html, self::LONG );
		[ $lead, $more ] = Description::split( $long, self::SHORT );
		return [ $lead, $more, $most ];
	}
}
