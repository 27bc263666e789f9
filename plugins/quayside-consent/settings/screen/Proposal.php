<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen;

use Quayside\Consent\Blocking\Providers\Pattern;
use Quayside\Consent\Kit\Contract;
use Quayside\Consent\Kit\IpAddress;
use Quayside\Consent\Settings\Texts;
use WP_Error;

/**
 * Settings that an owner proposes: judged whole, and refused with a reason rather than taken in part.
 */
final class Proposal {
	public function __construct( private Contract $contract ) {}

	/**
	 * Whether the settings may be stored.
	 *
	 * @param mixed $settings Contract consent/settings, it is hoped.
	 * @return true|WP_Error An error with status 400 in words for the owner.
	 */
	public function check( mixed $settings ): bool|WP_Error {
		$problem = is_array( $settings ) ? self::problem( $settings ) : '';
		return '' === $problem ? $this->contract->validate( $settings ) : new WP_Error( 'consent_refused', $problem, [ 'status' => 400 ] );
	}

	/**
	 * Checked settings, ready to be stored.
	 *
	 * @param array<mixed> $settings What check() has let through.
	 * @return array<string, mixed>
	 */
	public function clean( array $settings ): array {
		$clean = $this->contract->sanitize( $settings );
		/** @var array<string, mixed> $clean */
		$clean = is_array( $clean ) ? $clean : [];
		// Only the server counts revisions.
		unset( $clean['revision'] );
		if ( is_array( $clean['texts'] ?? null ) ) {
			foreach ( $clean['texts'] as $name => $text ) {
				$clean['texts'][ $name ] = in_array( $name, Texts::WITH_TAGS, true ) ? trim( wp_kses( self::text( $text ), Texts::allowed_html() ) ) : sanitize_text_field( self::text( $text ) );
			}
			$clean['texts'] = array_filter( $clean['texts'], static fn ( string $text ): bool => '' !== $text );
		}
		foreach ( is_array( $clean['categories'] ?? null ) ? $clean['categories'] : [] as $number => $category ) {
			if ( is_array( $clean['categories'] ) && is_array( $category ) ) {
				$clean['categories'][ $number ] = map_deep( $category, static fn ( mixed $value ): mixed => is_string( $value ) ? sanitize_text_field( $value ) : $value );
			}
		}
		return $clean;
	}

	/**
	 * What no schema can say in words that an owner understands.
	 *
	 * @param array<mixed> $settings The proposal.
	 */
	private static function problem( array $settings ): string {
		foreach ( is_array( $settings['texts'] ?? null ) ? $settings['texts'] : [] as $name => $text ) {
			if ( ! in_array( $name, Texts::NAMES, true ) ) {
				/* translators: %s: name of a text. */
				return sprintf( __( 'Unknown text field: “%s”.', 'quayside-consent' ), $name );
			}
			if ( self::is_hostile( self::text( $text ), in_array( $name, Texts::WITH_TAGS, true ) ) ) {
				/* translators: %s: name of a text. */
				return sprintf( __( 'The text “%s” contains code that is not allowed. Descriptions can contain links, bold, italics, and line breaks. Other texts can’t contain HTML.', 'quayside-consent' ), $name );
			}
		}
		foreach ( is_array( $settings['proxies'] ?? null ) && is_array( $settings['proxies']['addresses'] ?? null ) ? $settings['proxies']['addresses'] : [] as $address ) {
			if ( '' !== self::text( $address ) && ! IpAddress::is_range( self::text( $address ) ) ) {
				/* translators: %s: what the owner entered */
				return sprintf( __( '“%s” is not an IP address or range. Please enter one, such as 192.0.2.1 or 192.0.2.0/24.', 'quayside-consent' ), self::text( $address ) );
			}
		}
		$own_host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		foreach ( is_array( $settings['providers'] ?? null ) ? $settings['providers'] : [] as $provider ) {
			foreach ( is_array( $provider ) && is_array( $provider['hosts'] ?? null ) ? $provider['hosts'] : [] as $host ) {
				$problem = Pattern::problem( self::text( $host ), $own_host );
				if ( '' !== $problem ) {
					return $problem;
				}
			}
		}
		return '';
	}

	/**
	 * Whether a text has what no text needs: other tags than it may have, or a script in one of those.
	 */
	private static function is_hostile( string $text, bool $may_have_tags ): bool {
		if ( ! $may_have_tags ) {
			return 1 === preg_match( '~<[a-z/!?]~i', $text );
		}
		$tags = static fn ( string $html ): int => (int) preg_match_all( '~<[a-z/!?]~i', $html );
		return $tags( $text ) !== $tags( wp_kses( $text, Texts::allowed_html() ) ) || 1 === preg_match( '~<[^>]*(?:\son\w+\s*=|(?:javascript|vbscript|data)\s*:)~i', html_entity_decode( $text ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
