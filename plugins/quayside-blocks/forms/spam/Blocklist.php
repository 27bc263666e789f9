<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Sent;
use Quayside\Blocks\Kit\IpAddress;

/**
 * Words, email addresses and IP addresses that the owner does not want to hear from. What matches is kept as spam, so that
 * nothing is lost by a careless line.
 */
final class Blocklist {
	/**
	 * Whether a submission is on the list.
	 *
	 * @param array<mixed> $sent What was sent.
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
				if ( ! $fields[ $id ]->type()->is_secret() && self::has_word( $list['words'], $text ) || $fields[ $id ]->type()->is_email() && self::has_email( $list['emails'], $text ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Whether a text holds one of the words, as a whole: "cialis" is not in "specialist". A * stands for any letters.
	 *
	 * @param array<int, string> $words Words and phrases.
	 */
	public static function has_word( array $words, string $text ): bool {
		if ( [] === $words || ! mb_check_encoding( $text, 'UTF-8' ) ) {
			return false;
		}
		$is_ascii = mb_check_encoding( $text, 'ASCII' );
		$small    = $is_ascii ? strtolower( $text ) : mb_strtolower( $text );
		// Whole words are looked up: most lists have many of them, and most texts none.
		preg_match_all( $is_ascii ? '/[a-z0-9]++/' : '/[\p{L}\p{N}]++/u', $small, $matches );
		$there = array_flip( $matches[0] );
		foreach ( $words as $word ) {
			$word = mb_strtolower( trim( $word ) );
			if ( '' !== trim( $word, '* ' ) && self::may_hold( $word, $small, $there ) && 1 === preg_match( self::pattern( $word ), $small ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a text has all pieces of a word, so that it is worth a look.
	 *
	 * @param string                 $word  Word or phrase, in small letters.
	 * @param string                 $text  Text, in small letters.
	 * @param array<int|string, int> $there The text's own words.
	 */
	private static function may_hold( string $word, string $text, array $there ): bool {
		preg_match_all( '/\*?[\p{L}\p{N}]+\*?/u', $word, $pieces );
		foreach ( $pieces[0] as $piece ) {
			if ( str_contains( $piece, '*' ) ? ! str_contains( $text, trim( $piece, '*' ) ) : ! isset( $there[ $piece ] ) ) {
				return false;
			}
		}
		return [] !== $pieces[0] || str_contains( $text, strtok( $word, '* ' ) ?: $word );
	}

	/**
	 * The pattern of a word. A * at either end needs no match of its own, and one within stands for 40 letters at most: so
	 * each place of a text is looked at for a short while.
	 *
	 * @param string $word Word or phrase, in small letters.
	 */
	private static function pattern( string $word ): string {
		$core = trim( $word, '*' );
		$core = str_replace( [ '\*', '\ ', ' ' ], [ '[\p{L}\p{N}]{0,40}', '\s++', '\s++' ], preg_quote( (string) preg_replace( '/\s+/u', ' ', $core ), '/' ) );
		return '/' . ( str_starts_with( $word, '*' ) ? '' : '(?<![\p{L}\p{N}])' ) . $core . ( str_ends_with( $word, '*' ) ? '' : '(?![\p{L}\p{N}])' ) . '/u';
	}

	/**
	 * Whether an email address is listed, or its host: "@example.com" is that host, "*.example.com" any below it.
	 *
	 * @param array<int, string> $lines Addresses and hosts.
	 */
	public static function has_email( array $lines, string $email ): bool {
		$email = strtolower( trim( $email ) );
		$host  = substr( (string) strrchr( $email, '@' ), 1 );
		foreach ( $lines as $line ) {
			$line  = strtolower( trim( $line ) );
			$below = str_starts_with( ltrim( $line, '@' ), '*.' ) ? substr( ltrim( $line, '@' ), 1 ) : '';
			if ( '' !== $host && '' !== $line && ( $line === $email || ltrim( $line, '@' ) === $host || ( '' !== $below && str_ends_with( $host, $below ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether an IP address is listed, or lies in a listed range.
	 *
	 * @param array<int, string> $lines Addresses, or ranges such as 192.0.2.0/24 and 2001:db8::/32.
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
