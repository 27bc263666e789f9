<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

/**
 * Reads lists of email addresses as owners enter them: separated by commas, each with or without a name.
 */
final class Addresses {
	/**
	 * Returns the valid addresses of a list, without names.
	 *
	 * @param string $list Such as "ada@example.com, Bob <bob@example.com>".
	 * @return array<int, string>
	 */
	public static function parse( string $list ): array {
		$addresses = [];
		foreach ( explode( ',', $list ) as $item ) {
			$address = 1 === preg_match( '/<([^<>]*)>\s*$/D', $item, $named ) ? trim( $named[1] ) : trim( $item );
			if ( false !== is_email( $address ) ) {
				$addresses[] = $address;
			}
		}
		return $addresses;
	}
}
