<?php
declare( strict_types=1 );

namespace Quayside\Tests\Contracts;

use PHPUnit\Framework\Assert;
use Quayside\Shop\Kit\Contract;

/**
 * Validates the responses of routes and actions against their contracts, for every response in every test.
 */
final class Responses {
	/**
	 * Fails the test if a response does not conform to its contract. Errors use WordPress's format.
	 *
	 * @param mixed                $answer  Return value of the route's callback.
	 * @param array<string, mixed> $handler Endpoint.
	 * @param \WP_REST_Request     $request Request.
	 */
	public static function check( mixed $answer, array $handler, \WP_REST_Request $request ): mixed {
		$response = is_wp_error( $answer ) ? null : rest_ensure_response( $answer );
		if ( isset( $handler['contract'] ) && $response instanceof \WP_REST_Response && $response->get_status() < 400 ) {
			$name = $handler['contract']['response'] ?? null;
			Assert::assertSame(
				'',
				self::problem( $name, $response->get_data() ),
				$request->get_method() . ' ' . $request->get_route() . " does not conform to contract $name."
			);
		}
		return $answer;
	}

	/**
	 * Returns the problem of a response, or '' if it is valid.
	 *
	 * @param string|null $name Contract, followed by "[]" for a list, or null for a response without a body.
	 * @param mixed       $data Response data.
	 */
	public static function problem( ?string $name, mixed $data ): string {
		// Decode it like scripts do. To them, an empty list is not an object.
		$read = json_decode( (string) wp_json_encode( $data ) );
		if ( null === $name ) {
			return null === $read ? '' : 'A response without a contract has a body.';
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
	 * Loads a contract by name.
	 */
	public static function contract( string $name ): Contract {
		return Contract::load( dirname( __DIR__, 3 ) . '/contracts', str_replace( '[]', '', $name ) );
	}

	/**
	 * Returns the path of a list that should be an object, or of a text that should be a list. WordPress accepts both, scripts
	 * do not.
	 *
	 * @param array<mixed> $schema Schema.
	 * @param mixed        $value  Decoded JSON.
	 * @param string       $path   Path of the value.
	 */
	private static function confused( array $schema, mixed $value, string $path ): string {
		if ( 'object' === ( $schema['type'] ?? '' ) ) {
			if ( ! $value instanceof \stdClass ) {
				return "$path is a list.";
			}
			// Schemas have no references, so this names the contract of the value.
			$problem = isset( $schema['x-contract'] ) ? self::problem( $schema['x-contract'], $value ) : '';
			foreach ( get_object_vars( $value ) as $name => $part ) {
				$of_part = $schema['properties'][ $name ] ?? $schema['additionalProperties'] ?? [];
				$problem = $problem ?: self::confused( is_array( $of_part ) ? $of_part : [], $part, "{$path}[$name]" );
			}
			return $problem;
		}
		if ( 'array' === ( $schema['type'] ?? '' ) && ! is_array( $value ) ) {
			return "$path is not a list.";
		}
		$problem = '';
		foreach ( 'array' === ( $schema['type'] ?? '' ) ? $value : [] as $number => $part ) {
			$problem = $problem ?: self::confused( (array) ( $schema['items'] ?? [] ), $part, "{$path}[$number]" );
		}
		return $problem;
	}
}
