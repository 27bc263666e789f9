<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Identifies the provider of an inline script by its text, and by its imports, which the guard in the browser cannot
 * see.
 */
final class InlineCode {
	/**
	 * Patterns of the addresses that code imports. Only modules have those after "from".
	 */
	private const IMPORTS = [
		'import' => '~(?<![\w$.])import\s*+(?:\(\s*+)?(?:/\*[^*]*+\*/\s*+)?(["\'`])([^"\'`\s]++)\1~',
		'from'   => '~(?<![\w$.])from\s*+(["\'])([^"\'\s]++)\1~',
	];

	/**
	 * @param Providers                $providers Providers whose code is blocked.
	 * @param callable(string): string $id_of     Returns the ID of the provider of an address, or '' for none.
	 */
	public function __construct( private Providers $providers, private $id_of ) {}

	/**
	 * Returns the ID of the provider that the code depends on, or '' for none.
	 *
	 * @param string $code      Text of the script.
	 * @param bool   $is_module Whether the script is a module.
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
