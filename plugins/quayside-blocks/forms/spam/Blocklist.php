<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Sent;
use Quayside\Blocks\Kit\IpAddress;

/**
 * Matches submissions against the owner's lists of words, email addresses, and IP addresses. Matching submissions are
 * stored as spam, so that an overly broad line loses nothing.
 */
final class Blocklist {
	/**
	 * Determines whether a submission matches the blocklist.
	 *
	 * @param array<mixed> $sent Submitted values.
	 */
	public static function matches( Form $form, array $sent ): bool {
		$list = SpamSettings::blocklist();
		if ( self::has_address( $list['addresses'], Visitor::address() ) ) {
			return true;
		}
		if ( [] === $list['words'] && [] === $list['emails'] ) {
			return false;
		}
		$fields = $form->schema()->fields();
		foreach ( Sent::within_limits( $form, Sent::values( $form, $sent ) ) as $id => $value ) {
			foreach ( array_filter( is_array( $value ) ? $value : [ $value ], 'is_string' ) as $text ) {
				if (
					! $fields[ $id ]->type()->is_secret()
					&& self::has_word( $list['words'], $text )
					|| $fields[ $id ]->type()->is_email()
					&& self::has_email( $list['emails'], $text )
				) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Determines whether a text contains one of the words as a whole word: "cialis" does not match "specialist". A *
	 * matches any letters.
	 *
	 * @param array<int, string> $words Words and phrases.
	 */
	public static function has_word( array $words, string $text ): bool {
		if ( [] === $words || ! mb_check_encoding( $text, 'UTF-8' ) ) {
			return false;
		}
		$is_ascii  = mb_check_encoding( $text, 'ASCII' );
		$lowercase = $is_ascii ? strtolower( $text ) : mb_strtolower( $text );
		// Whole words are looked up first, because most lists are long and most texts match nothing.
		preg_match_all( $is_ascii ? '/[a-z0-9]++/' : '/[\p{L}\p{N}]++/u', $lowercase, $matches );
		$text_words = array_flip( $matches[0] );
		foreach ( $words as $word ) {
			$word = mb_strtolower( trim( $word ) );
			if ( '' !== trim( $word, '* ' ) && self::can_contain( $word, $lowercase, $text_words ) && 1 === preg_match( self::pattern( $word ), $lowercase ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Determines whether a text contains all parts of a word, to skip the regular expression otherwise.
	 *
	 * @param string                 $word  Word or phrase, lowercase.
	 * @param string                 $text  Text, lowercase.
	 * @param array<int|string, int> $text_words Words of the text as keys.
	 */
	private static function can_contain( string $word, string $text, array $text_words ): bool {
		preg_match_all( '/\*?[\p{L}\p{N}]+\*?/u', $word, $pieces );
		foreach ( $pieces[0] as $piece ) {
			if ( str_contains( $piece, '*' ) ? ! str_contains( $text, trim( $piece, '*' ) ) : ! isset( $text_words[ $piece ] ) ) {
				return false;
			}
		}
		return [] !== $pieces[0] || str_contains( $text, strtok( $word, '* ' ) ?: $word );
	}

	/**
	 * Returns the regular expression for a word. A * at either end matches without consuming letters, and a * inside
	 * matches 40 letters at most, so that matching takes linear time.
	 *
	 * @param string $word Word or phrase, lowercase.
	 */
	private static function pattern( string $word ): string {
		$core = trim( $word, '*' );
		$core = str_replace( [ '\*', '\ ', ' ' ], [ '[\p{L}\p{N}]{0,40}', '\s++', '\s++' ], preg_quote( (string) preg_replace( '/\s+/u', ' ', $core ), '/' ) );
		return '/' . ( str_starts_with( $word, '*' ) ? '' : '(?<![\p{L}\p{N}])' ) . $core . ( str_ends_with( $word, '*' ) ? '' : '(?![\p{L}\p{N}])' ) . '/u';
	}

	/**
	 * Determines whether an email address or its domain is listed. "@example.com" matches the domain, "*.example.com"
	 * any subdomain.
	 *
	 * @param array<int, string> $lines Email addresses and domains.
	 */
	public static function has_email( array $lines, string $email ): bool {
		$email = strtolower( trim( $email ) );
		$host  = substr( (string) strrchr( $email, '@' ), 1 );
		foreach ( $lines as $line ) {
			$line      = strtolower( trim( $line ) );
			$subdomain = str_starts_with( ltrim( $line, '@' ), '*.' ) ? substr( ltrim( $line, '@' ), 1 ) : '';
			if (
				'' !== $host
				&& '' !== $line
				&& ( $line === $email || ltrim( $line, '@' ) === $host || ( '' !== $subdomain && str_ends_with( $host, $subdomain ) ) )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Determines whether an IP address is listed or inside a listed range.
	 *
	 * @param array<int, string> $lines IP addresses, or ranges such as 192.0.2.0/24 and 2001:db8::/32.
	 */
	public static function has_address( array $lines, string $address ): bool {
		$bytes = IpAddress::bytes( $address );
		if ( null === $bytes ) {
			return false;
		}
		foreach ( $lines as $line ) {
			if ( IpAddress::is_within( $bytes, $line ) ) {
				return true;
			}
		}
		return false;
	}
}
