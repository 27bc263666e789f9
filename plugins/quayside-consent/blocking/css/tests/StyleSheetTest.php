<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Css\Tests;

use Quayside\Consent\Blocking\Css\StyleSheet;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Tests\TestCase;

/**
 * Tests addresses in CSS with the table of cases that TypeScript uses, too.
 */
final class StyleSheetTest extends TestCase {
	/**
	 * @return array<string, array{string, int}>
	 */
	public static function cases(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/consent/cases/css.json' ), true );
		return array_column(
			array_map( static fn ( array $case ): array => [ $case['title'], [ $case['css'], $case['held'] ] ], $table['cases'] ),
			1,
			0
		);
	}

	/**
	 * @dataProvider cases
	 */
	public function test_marks_addresses_of_providers( string $css, int $count ): void {
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
		self::assertSame( $count, substr_count( $sheet->text, StyleSheet::MARK ) );
		self::assertSame( $count > 0 ? 'held' : '', $sheet->provider );
		self::assertSame( $css, str_replace( StyleSheet::MARK, '', $sheet->text ) );
	}

	public function test_runtime_is_linear_in_length(): void {
		foreach ( [ '(', '"', '\\', "(\\2f ", "'a:", '(a', ':', '/*', '(\\' ] as $part ) {
			// CPU time, because the machine may be busy.
			$start = getrusage();
			new StyleSheet( str_repeat( $part, 200_000 ), static fn (): string => '' );
			$end = getrusage();
			self::assertLessThan( 3, $end['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'], $part );
		}
	}
}
