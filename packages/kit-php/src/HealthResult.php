<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Adds tests to Tools > Site Health and creates their results.
 */
final class HealthResult {
	/**
	 * Adds tests that run when the screen opens, and once a week.
	 *
	 * @param array<string, array<string, mixed>>                 $tests  Tests by kind, as WordPress filters them.
	 * @param string                                              $prefix Start of the IDs.
	 * @param array<string, array{string, callable(): array<string, mixed>}> $own Labels and callbacks by the rest of the ID.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_tests( array $tests, string $prefix, array $own ): array {
		foreach ( $own as $name => [ $label, $callback ] ) {
			$tests['direct'][ "{$prefix}_$name" ] = [
				'label' => $label,
				'test'  => $callback,
			];
		}
		return $tests;
	}

	/**
	 * Returns a section of the debug data in WordPress's format.
	 *
	 * @param string $label  Title of the section.
	 * @param array<string, array{0: string, 1: int|string, 2?: true}> $fields Labels and values by name, and true if the value is only
	 *                                                                         shown, not copied.
	 * @return array{label: string, fields: array<string, array<string, mixed>>}
	 */
	public static function section( string $label, array $fields ): array {
		return [
			'label'  => $label,
			'fields' => array_map(
				static fn ( array $field ): array => [
					'label' => $field[0],
					'value' => '' === $field[1] ? '-' : $field[1],
				] + ( isset( $field[2] ) ? [ 'private' => true ] : [] ),
				$fields
			),
		];
	}

	/**
	 * Returns a result in WordPress's format.
	 *
	 * @param string $test  ID of the test.
	 * @param bool   $good  Whether all is well. Otherwise, an improvement is recommended.
	 * @param string $badge Translated area of the test, for example "Privacy".
	 * @param string $label Result in one sentence, without a period.
	 * @param string $text  Explanation, as plain text.
	 * @param string $url   Address of the screen on which it can be improved, if there is one.
	 * @param string $link  Text of the link to it.
	 * @return array<string, mixed>
	 */
	public static function make( string $test, bool $good, string $badge, string $label, string $text, string $url = '', string $link = '' ): array {
		return [
			'label'       => $label,
			'status'      => $good ? 'good' : 'recommended',
			'badge'       => [
				'label' => $badge,
				'color' => 'blue',
			],
			'description' => sprintf( '<p>%s</p>', esc_html( $text ) ),
			'actions'     => '' === $url ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $url ), esc_html( $link ) ),
			'test'        => $test,
		];
	}
}
