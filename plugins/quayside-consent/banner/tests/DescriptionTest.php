<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner\Tests;

use Quayside\Consent\Banner\Description;
use Quayside\Tests\TestCase;

/**
 * Tests shortening a description with the table of cases that TypeScript uses, too.
 */
final class DescriptionTest extends TestCase {
	/**
	 * @return array<string, array{string, int, string, string}>
	 */
	public static function cases(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/consent/cases/shorten.json' ), true );
		return array_column(
			array_map(
				static fn ( array $case ): array => [ $case['title'], [ $case['html'], $case['limit'], $case['lead'], $case['rest'] ] ],
				$table['cases']
			),
			1,
			0
		);
	}

	/**
	 * @dataProvider cases
	 */
	public function test_splits_the_text_at_the_limit( string $html, int $limit, string $lead, string $rest ): void {
		self::assertSame( [ $lead, $rest ], Description::split( $html, $limit ) );
	}
}
