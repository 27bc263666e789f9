<?php
declare( strict_types=1 );

namespace Quayside\Tests\Contracts;

use PHPUnit\Framework\Assert;
use Quayside\Shop\Kit\Contract;

/**
 * Judges by their contracts what routes and actions answer: every answer of every test passes here.
 */
final class Answers {
	/**
	 * Lets a test fail whose route answers something else than its contract says. Errors are WordPress's own.
	 *
	 * @param mixed                $answer  What the route's callback gave.
	 * @param array<string, mixed> $handler The endpoint.
	 * @param \WP_REST_Request     $request The request.
	 */
	public static function judge( mixed $answer, array $handler, \WP_REST_Request $request ): mixed {
		$response = is_wp_error( $answer ) ? null : rest_ensure_response( $answer );
		if ( isset( $handler['contract'] ) && $response instanceof \WP_REST_Response && $response->get_status() < 400 ) {
			$name = $handler['contract']['response'] ?? null;
			Assert::assertSame(
				'',
				self::problem( $name, $response->get_data() ),
				$request->get_method() . ' ' . $request->get_route() . " answers something else than contract $name says."
			);
		}
		return $answer;
	}

	/**
	 * What is wrong with an answer, '' when nothing is.
	 *
	 * @param string|null $name A contract, with "[]" behind it for a list; null for an answer without a body.
	 * @param mixed       $data What was answered.
	 */
	public static function problem( ?string $name, mixed $data ): string {
		// As scripts read it: to them, an empty list is no object.
		$read = json_decode( (string) wp_json_encode( $data ) );
		if ( null === $name ) {
			return null === $read ? '' : 'A body that no contract knows.';
		}
		$contract = self::contract( $name );
		if ( str_ends_with( $name, '[]' ) ) {
			$schema = [
				'type'  => 'array',
				'items' => $contract->schema(),
			];
		}
		$schema ??= $contract->schema();
		$result   = rest_validate_value_from_schema( json_decode( (string) wp_json_encode( $data ), true ), $schema, 'answer' );
		return is_wp_error( $result ) ? $result->get_error_message() : self::confused( $schema, $read, 'answer' );
	}

	/**
	 * The contract of a name.
	 */
	public static function contract( string $name ): Contract {
		return Contract::load( dirname( __DIR__, 3 ) . '/contracts', str_replace( '[]', '', $name ) );
	}

	/**
	 * Where a list stands for an object: WordPress takes one for the other, scripts don't.
	 *
	 * @param array<mixed> $schema The schema.
	 * @param mixed        $value  Decoded JSON.
	 * @param string       $path   Where it is.
	 */
	private static function confused( array $schema, mixed $value, string $path ): string {
		if ( 'object' === ( $schema['type'] ?? '' ) ) {
			if ( ! $value instanceof \stdClass ) {
				return "$path is a list.";
			}
			// Schemas have no references: of what another contract describes, this says its name.
			$problem = isset( $schema['x-contract'] ) ? self::problem( $schema['x-contract'], $value ) : '';
			foreach ( get_object_vars( $value ) as $name => $part ) {
				$of_part = $schema['properties'][ $name ] ?? $schema['additionalProperties'] ?? [];
				$problem = $problem ?: self::confused( is_array( $of_part ) ? $of_part : [], $part, "{$path}[$name]" );
			}
			return $problem;
		}
		$problem = '';
		foreach ( 'array' === ( $schema['type'] ?? '' ) && is_array( $value ) ? $value : [] as $number => $part ) {
			$problem = $problem ?: self::confused( (array) ( $schema['items'] ?? [] ), $part, "{$path}[$number]" );
		}
		return $problem;
	}
}
