<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Templates;

/**
 * Fields of templates. A rule is in the key "when": the slug of the field that it compares, the operator, and the value.
 */
final class Parts {
	public const REQUIRED = [ 'required' => true ];
	public const HALF     = [ 'fieldWidth' => 50 ];

	/**
	 * Returns a field.
	 *
	 * @param string               $type       Type of the field.
	 * @param string               $slug       Slug.
	 * @param string               $label      Label.
	 * @param array<string, mixed> $attributes More attributes.
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function field( string $type, string $slug, string $label, array $attributes = [] ): array {
		return [
			$type,
			[
				'slug'  => $slug,
				'label' => $label,
			] + $attributes,
		];
	}

	/**
	 * Returns a list or a group of choices.
	 *
	 * @param string               $type       Type of the field: dropdown, radio, or multi-choice.
	 * @param string               $slug       Slug.
	 * @param string               $label      Label.
	 * @param array<int, string>   $choices    Choices.
	 * @param array<string, mixed> $attributes More attributes.
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function choice( string $type, string $slug, string $label, array $choices, array $attributes = [] ): array {
		$single  = 'radio' === $type ? [ 'singleSelection' => true ] : [];
		$options = [ 'options' => array_map( static fn ( string $choice ): array => [ 'label' => $choice ], $choices ) ];
		return self::field( 'radio' === $type ? 'multi-choice' : $type, $slug, $label, $single + $options + $attributes );
	}

	/**
	 * Returns the field of a name that browsers fill in.
	 *
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function name(): array {
		return self::field( 'input', 'name', __( 'Name', 'quayside-blocks' ), [ 'autocomplete' => 'name' ] + self::REQUIRED + self::HALF );
	}

	/**
	 * Returns the fields of a first and a last name.
	 *
	 * @return array<int, array{0: string, 1: array<string, mixed>}>
	 */
	public static function names(): array {
		return [
			self::field( 'input', 'first-name', __( 'First name', 'quayside-blocks' ), [ 'autocomplete' => 'given-name' ] + self::REQUIRED + self::HALF ),
			self::field( 'input', 'last-name', __( 'Last name', 'quayside-blocks' ), [ 'autocomplete' => 'family-name' ] + self::REQUIRED + self::HALF ),
		];
	}

	/**
	 * Returns a required email field.
	 *
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function email(): array {
		return self::field( 'email', 'email', __( 'Email', 'quayside-blocks' ), self::REQUIRED + self::HALF );
	}

	/**
	 * Returns an optional phone field.
	 *
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function phone(): array {
		return self::field( 'phone', 'phone', __( 'Phone', 'quayside-blocks' ), self::HALF );
	}

	/**
	 * Returns an optional field for a company.
	 *
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function company(): array {
		return self::field( 'input', 'company', __( 'Company', 'quayside-blocks' ), [ 'autocomplete' => 'organization' ] + self::HALF );
	}

	/**
	 * Returns a required text area.
	 *
	 * @param string $label Label; "Message" if empty.
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function message( string $label = '' ): array {
		return self::field( 'textarea', 'message', '' === $label ? __( 'Message', 'quayside-blocks' ) : $label, self::REQUIRED );
	}

	/**
	 * Returns the required consent to the storage of the entry.
	 *
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function consent(): array {
		return self::field(
			'gdpr',
			'consent',
			__( 'I consent to having this website store my submitted information so they can respond to my inquiry.', 'quayside-blocks' ),
			self::REQUIRED
		);
	}

	/**
	 * Returns "Yes" and "No".
	 *
	 * @return array{0: string, 1: string}
	 */
	public static function yes_no(): array {
		return [ __( 'Yes', 'quayside-blocks' ), __( 'No', 'quayside-blocks' ) ];
	}
}
