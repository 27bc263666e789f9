<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Whose an inline script is: by what it says, and by what it imports, which no guard sees.
 */
final class InlineCode {
	/**
	 * Addresses that code imports; those behind "from" only modules have.
	 */
	private const IMPORTS = [
		'import' => '~(?<![\w$.])import\s*+(?:\(\s*+)?(?:/\*[^*]*+\*/\s*+)?(["\'`])([^"\'`\s]++)\1~',
		'from'   => '~(?<![\w$.])from\s*+(["\'])([^"\'\s]++)\1~',
	];

	/**
	 * @param Providers                $providers Whose code is held.
	 * @param callable(string): string $id_of     The provider that an address belongs to, '' for none.
	 */
	public function __construct( private Providers $providers, private $id_of ) {}

	/**
	 * The provider without which the code does nothing, '' for none.
	 *
	 * @param string $code      The script's text.
	 * @param bool   $is_module Whether it is a module.
	 */
	public function id( string $code, bool $is_module ): string {
		return $this->providers->id_of_inline( $code ) ?? $this->id_of_imports( $code, $is_module );
	}

	private function id_of_imports( string $code, bool $is_module ): string {
		foreach ( self::IMPORTS as $word => $pattern ) {
			$found = [];
			if ( ( 'from' === $word && ! $is_module ) || ! str_contains( $code, $word ) ) {
				continue;
			}
			preg_match_all( $pattern, $code, $found );
			foreach ( $found[2] as $address ) {
				$id = ( $this->id_of )( $address );
				if ( '' !== $id ) {
					return $id;
				}
			}
		}
		return '';
	}
}
