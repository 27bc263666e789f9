<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Css\Tests;

use Quayside\Consent\Blocking\Css\StyleSheet;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Tests\TestCase;

/**
 * Addresses in CSS: the same table of cases as in TypeScript.
 */
final class StyleSheetTest extends TestCase {
	/**
	 * @return array<string, array{string, int}>
	 */
	public static function cases(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/consent/cases/css.json' ), true );
		return array_column( array_map( static fn ( array $case ): array => [ $case['title'], [ $case['css'], $case['held'] ] ], $table['cases'] ), 1, 0 );
	}

	/**
	 * @dataProvider cases
	 */
	public function test_addresses_of_providers_are_marked( string $css, int $held ): void {
		$providers = Providers::of(
			[
				'held' => [
					'name'     => 'Held',
					'category' => 'functional',
					'hosts'    => [ 'held.example' ],
				],
			]
		);
		$sheet     = new StyleSheet( $css, static fn ( string $address ): string => (string) $providers->id_of( $address ) );
		self::assertSame( $held, substr_count( $sheet->text, StyleSheet::MARK ) );
		self::assertSame( $held > 0 ? 'held' : '', $sheet->provider );
		self::assertSame( $css, str_replace( StyleSheet::MARK, '', $sheet->text ) );
	}

	public function test_its_time_grows_with_the_length_alone(): void {
		foreach ( [ '(', '"', '\\', "(\\2f ", "'a:", '(a', ':', '/*', '(\\' ] as $part ) {
			// Processor time: the machine has other work.
			$start = getrusage();
			new StyleSheet( str_repeat( $part, 200_000 ), static fn (): string => '' );
			$end = getrusage();
			self::assertLessThan( 3, $end['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'], $part );
		}
	}
}
