<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\Contract;
use Quayside\Tests\Contracts\Responses;

/**
 * Tests that PHP accepts valid examples of contracts/ and rejects invalid ones, according to their names.
 */
final class KitContractTest extends TestCase {
	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function examples(): array {
		$root  = dirname( __DIR__, 2 ) . '/contracts';
		$cases = [];
		foreach ( (array) glob( "$root/*/examples/*.json" ) as $file ) {
			$area = basename( dirname( (string) $file, 2 ) );
			self::assertSame(
				1,
				preg_match( '/^(.+)\.(valid|invalid)-[^.]+\.json$/', basename( (string) $file ), $match ),
				"$file is named <contract>.<valid|invalid>-<what>.json"
			);
			$cases[ "$area/" . basename( (string) $file ) ] = [ (string) $file, "$area/{$match[1]}", 'valid' === $match[2] ];
		}
		return $cases;
	}

	/**
	 * @dataProvider examples
	 */
	public function test_accepts_valid_and_rejects_invalid_examples( string $file, string $contract, bool $valid ): void {
		$value   = json_decode( (string) file_get_contents( $file ), false, 512, JSON_THROW_ON_ERROR );
		$problem = Responses::problem( $contract, $value );
		self::assertSame( $valid, '' === $problem, '' === $problem ? 'accepted' : $problem );
	}

	public function test_unknown_contract_throws(): void {
		$this->expectException( \RuntimeException::class );
		Contract::load( dirname( __DIR__, 2 ) . '/contracts', 'shop/no-such-contract' );
	}
}
