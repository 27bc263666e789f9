<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Validation;

use Quayside\Consent\Blocking\Providers\Pattern;
use Quayside\Consent\Kit\Contract;
use Quayside\Consent\Kit\IpAddress;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Strict\Hosts;
use WP_Error;

/**
 * Validates settings that an owner wants to save. They are accepted or rejected as a whole, with a reason.
 */
final class Proposal {
	public function __construct( private Contract $contract ) {}

	/**
	 * Determines whether the settings can be stored.
	 *
	 * @param mixed $settings Unvalidated settings; contract consent/settings.
	 * @return true|WP_Error An error with status 400 and a message for the owner.
	 */
	public function check( mixed $settings ): bool|WP_Error {
		$problem = is_array( $settings ) ? self::problem( $settings ) : '';
		return '' === $problem ? $this->contract->validate( $settings ) : new WP_Error( 'consent_refused', $problem, [ 'status' => 400 ] );
	}

	/**
	 * Sanitizes validated settings for storage.
	 *
	 * @param array<mixed> $settings Settings that check() accepts.
	 * @return array<string, mixed>
	 */
	public function clean( array $settings ): array {
		$clean = $this->contract->sanitize( $settings );
		/** @var array<string, mixed> $clean */
		$clean = is_array( $clean ) ? $clean : [];
		// Only the server increments the revision.
		unset( $clean['revision'] );
		// Only the route of the languages' texts changes which languages have any.
		unset( $clean['languages'] );
		if ( is_array( $clean['texts'] ?? null ) ) {
			$clean['texts'] = self::clean_texts( $clean['texts'] );
		}
		foreach ( is_array( $clean['categories'] ?? null ) ? $clean['categories'] : [] as $number => $category ) {
			if ( is_array( $clean['categories'] ) && is_array( $category ) ) {
				$clean['categories'][ $number ] = map_deep(
					$category,
					static fn ( mixed $value ): mixed => is_string( $value ) ? sanitize_text_field( $value ) : $value
				);
			}
		}
		return $clean;
	}

	/**
	 * Returns texts without tags that are not allowed, and without empty ones.
	 *
	 * @param mixed $texts Texts by name.
	 * @return array<string, string>
	 */
	public static function clean_texts( mixed $texts ): array {
		$clean = [];
		foreach ( is_array( $texts ) ? $texts : [] as $name => $text ) {
			$clean[ (string) $name ] = in_array( $name, Texts::WITH_TAGS, true )
				? trim( wp_kses( self::text( $text ), Texts::allowed_html() ) )
				: sanitize_text_field( self::text( $text ) );
		}
		return array_filter( $clean, static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * Returns the first problem of texts as a message for the owner, empty if there is none.
	 *
	 * @param mixed $texts Texts by name.
	 */
	public static function texts_problem( mixed $texts ): string {
		foreach ( is_array( $texts ) ? $texts : [] as $name => $text ) {
			if ( ! in_array( $name, Texts::NAMES, true ) ) {
				/* translators: %s: name of a text. */
				return sprintf( __( 'Unknown text field: “%s”.', 'quayside-consent' ), $name );
			}
			if ( self::is_unsafe( self::text( $text ), in_array( $name, Texts::WITH_TAGS, true ) ) ) {
				return sprintf(
					/* translators: %s: name of a text. */
					__(
						'The text “%s” contains code that is not allowed. Descriptions can contain links, bold, italics, and line breaks. Other texts can’t contain HTML.',
						'quayside-consent'
					),
					$name
				);
			}
		}
		return '';
	}

	/**
	 * Returns the first problem as a message for the owner, empty if there is none. Messages of the schema are too technical.
	 *
	 * @param array<mixed> $settings The settings.
	 */
	private static function problem( array $settings ): string {
		$problem = self::texts_problem( $settings['texts'] ?? null );
		if ( '' !== $problem ) {
			return $problem;
		}
		$proxies = is_array( $settings['proxies'] ?? null ) ? $settings['proxies'] : [];
		foreach ( is_array( $proxies['addresses'] ?? null ) ? $proxies['addresses'] : [] as $address ) {
			if ( '' !== self::text( $address ) && ! IpAddress::is_range( self::text( $address ) ) ) {
				return sprintf(
					/* translators: %s: what the owner entered */
					__( '“%s” is not an IP address or range. Please enter one, such as 192.0.2.1 or 192.0.2.0/24.', 'quayside-consent' ),
					self::text( $address )
				);
			}
		}
		foreach ( is_array( $settings['allowedDomains'] ?? null ) ? $settings['allowedDomains'] : [] as $domain ) {
			if ( ! Hosts::is_domain( self::text( $domain ) ) ) {
				return sprintf(
					/* translators: %s: what the owner entered */
					__( '“%s” is not a domain. Please enter one, such as js.example.com.', 'quayside-consent' ),
					self::text( $domain )
				);
			}
		}
		$site_host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$domain    = self::text( $settings['cookieDomain'] ?? '' );
		if ( '' !== $domain && ! ( str_contains( $domain, '.' ) && str_ends_with( ".$site_host", ".$domain" ) ) ) {
			return sprintf(
				/* translators: 1: what the owner entered, 2: host of the site */
				__( '“%1$s” is not a parent domain of %2$s. Browsers would reject the cookie.', 'quayside-consent' ),
				$domain,
				$site_host
			);
		}
		foreach ( is_array( $settings['providers'] ?? null ) ? $settings['providers'] : [] as $provider ) {
			foreach ( is_array( $provider ) && is_array( $provider['hosts'] ?? null ) ? $provider['hosts'] : [] as $host ) {
				$problem = Pattern::problem( self::text( $host ), $site_host );
				if ( '' !== $problem ) {
					return $problem;
				}
			}
		}
		return '';
	}

	/**
	 * Determines whether a text contains tags that are not allowed in it, or a script in an allowed one.
	 */
	private static function is_unsafe( string $text, bool $can_have_tags ): bool {
		if ( ! $can_have_tags ) {
			return 1 === preg_match( '~<[a-z/!?]~i', $text );
		}
		$tags = static fn ( string $html ): int => (int) preg_match_all( '~<[a-z/!?]~i', $html );
		return $tags( $text ) !== $tags( wp_kses( $text, Texts::allowed_html() ) )
			|| 1 === preg_match( '~<[^>]*(?:\son\w+\s*=|(?:javascript|vbscript|data)\s*:)~i', html_entity_decode( $text ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
