<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;

/**
 * Strict mode: until a visitor allows something, a content policy prevents the page from loading anything from other hosts,
 * even in ways that scripts can't detect, such as import(). A policy can't be removed from a page, so the first consent
 * reloads it.
 *
 * The policy is a header where no cache can send it to other visitors. In addition, a script adds it as the first thing in
 * the head, so that copies from any cache have it, too. Pages that can't be processed get both, even if the option is off.
 */
final class Module implements KitModule {
	/**
	 * Whether this page needs the policy because it can't be processed.
	 */
	private bool $is_required = false;

	/**
	 * Whether the script has been printed.
	 */
	private bool $is_printed = false;

	/**
	 * Whether the page has the policy as an element.
	 */
	private bool $has_literal = false;

	/**
	 * The script's element, '' until it is first used.
	 */
	private string $element = '';

	public function __construct(
		private Assets $assets,
		private Context $context,
		private Settings $settings,
		private VisitorConsent $consent
	) {}

	public function register(): void {
		add_filter( 'quayside_consent_strict_hosts', [ $this, 'allow' ], 1 );
		// When the page is known, and before anything is printed.
		add_action( 'template_redirect', [ $this, 'send' ], PHP_INT_MIN );
		// Directly after the boot script.
		add_action( 'wp_head', [ $this, 'print' ], PHP_INT_MIN );
		add_action( 'wp_footer', [ $this, 'print_late' ], PHP_INT_MIN );
	}

	/**
	 * Adds the domains that the site owner allows.
	 *
	 * @param mixed $hosts Allowed sources.
	 * @return array<mixed>
	 */
	public function allow( mixed $hosts ): array {
		$hosts  = is_array( $hosts ) ? $hosts : [];
		$scheme = is_ssl() ? 'https' : 'http';
		foreach ( $this->settings->allowed_domains() as $domain ) {
			array_push( $hosts, "$scheme://$domain", str_replace( 'http', 'ws', $scheme ) . "://$domain" );
		}
		return $hosts;
	}

	/**
	 * Sends the policy as a header, in strict mode.
	 */
	public function send(): void {
		if (
			! $this->settings->is_on( 'strict' )
			|| ! $this->context->applies()
			|| headers_sent()
			|| ! Delivery::can_be_header( Delivery::is_uncacheable() )
		) {
			return;
		}
		header( 'Vary: Cookie', false );
		$this->send_header();
	}

	/**
	 * Prints the script that adds the policy. It is the same for every visitor.
	 */
	public function print(): void {
		if ( ( $this->is_required || $this->settings->is_on( 'strict' ) ) && $this->context->applies() ) {
			$this->is_printed = true;
			// phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every "<" escaped, a built file, and an escaped attribute.
			echo $this->element() . $this->literal();
		}
	}

	/**
	 * Prints the script on a page whose head was sent before the policy was required.
	 */
	public function print_late(): void {
		if ( ! $this->is_printed ) {
			$this->print();
		}
	}

	/**
	 * Requires the policy on this page, because it can't be processed. No cache should store such a page.
	 */
	public function require(): void {
		if ( $this->is_required ) {
			return;
		}
		$this->is_required = true;
		Delivery::prevent_caching();
		if ( ! headers_sent() ) {
			$this->send_header();
		}
	}

	/**
	 * Returns a page, or the part of it that is about to be sent, with the policy if it is required and not on the page yet.
	 *
	 * @param string $html         The page or part.
	 * @param string $boot_element The boot script element, exactly as it was printed; '' for none.
	 */
	public function add_to( string $html, string $boot_element ): string {
		if ( ! $this->is_required ) {
			return $html;
		}
		$before  = $this->is_printed ? $this->element() : $boot_element;
		$at      = '' === $before ? false : strpos( $html, $before );
		$element = $this->is_printed ? '' : $this->element();
		if ( false !== $at ) {
			$this->is_printed = true;
			return substr_replace( $html, $element . $this->literal(), $at + strlen( $before ), 0 );
		}
		// Without the boot script, the page can't tell who gave consent.
		if ( $this->is_printed || ! $this->is_locked() ) {
			return $html;
		}
		$this->is_printed = true;
		return self::put_first( $html, $element . $this->literal() );
	}

	/**
	 * Returns HTML with an element before everything that could load.
	 */
	private static function put_first( string $html, string $element ): string {
		$match = [];
		preg_match( '~^(?:\s++|<!--(?:[^-]++|-(?!->))*+-->|<!doctype[^>]*+>|<html\b[^>]*+>|<head(?=[\s>])[^>]*+>)*+~i', $html, $match );
		return substr_replace( $html, $element, strlen( $match[0] ?? '' ), 0 );
	}

	/**
	 * Determines whether the visitor allows nothing, according to this request.
	 */
	private function is_locked(): bool {
		return ! $this->consent->has_any() && ! Delivery::is_reload();
	}

	private function send_header(): void {
		if ( $this->is_locked() ) {
			// Another policy of the site stays in force.
			header( 'Content-Security-Policy: ' . self::policy(), false );
		}
	}

	/**
	 * Returns the policy as an element, once, if this page can't be processed and the visitor allows nothing; otherwise ''. The
	 * preload scanner of browsers reads ahead of scripts, and a copy of the page may get into a cache despite its headers.
	 */
	private function literal(): string {
		if ( ! $this->is_required || $this->has_literal || ! $this->is_locked() ) {
			return '';
		}
		$this->has_literal = true;
		return self::meta( self::policy() );
	}

	private static function meta( string $policy ): string {
		return sprintf( '<meta http-equiv="Content-Security-Policy" content="%s">', esc_attr( $policy ) ) . "\n";
	}

	private function element(): string {
		if ( '' === $this->element ) {
			$policy        = self::policy();
			$this->element = $this->assets->inline_script(
				'window.quaysideConsentPolicy='
					. wp_json_encode( $policy, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
					. ';'
					. $this->assets->contents( 'strict.js' ),
				[
					'id'               => 'quayside-consent-strict',
					'data-no-optimize' => '1',
					'data-no-defer'    => '1',
					'data-no-minify'   => '1',
					'data-cfasync'     => 'false',
					'nowprocket'       => true,
				]
			);
			if ( ! $this->consent->is_any_default() ) {
				// Without scripts, nobody can give consent.
				$this->element .= '<noscript>' . trim( self::meta( $policy ) ) . "</noscript>\n";
			}
		}
		return $this->element;
	}

	private static function policy(): string {
		return Policy::text( Hosts::sources(), Payments::is_checkout() );
	}
}
