<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Thrown for HTML that ends inside an element.
 */
final class Unreadable extends \RuntimeException {
	/**
	 * @param string $html The HTML, rewritten as far as it could be read.
	 */
	public function __construct( public readonly string $html ) {
		parent::__construct( 'The HTML breaks off inside an element.' );
	}
}
