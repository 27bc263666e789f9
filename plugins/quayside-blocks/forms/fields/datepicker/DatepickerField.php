<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A field for a date, a time, or both.
 */
final class DatepickerField extends FieldType {
	/** Input types by date type. */
	private const INPUTS = [
		'date'     => 'date',
		'time'     => 'time',
		'dateTime' => 'datetime-local',
	];

	public function rules( Field $field ): array {
		return [
			'dateType' => $field->text( 'dateType', 'date' ),
			'minDate'  => $field->text( 'minDate' ),
			'maxDate'  => $field->text( 'maxDate' ),
			'weekdays' => self::weekdays( $field ),
		];
	}

	public function rules_now( Field $field, array $texts ): array {
		return DateRules::today( $field->rules(), $texts );
	}

	protected function validate( array $rules, string $text, string $value ): Verdict {
		return Dates::check( $rules, $text );
	}

	public function limit( Verdict $verdict ): string {
		return DateRules::text( $verdict );
	}

	public function order( string $value, string $expected, string $format ): ?int {
		return '' === $value ? null : strcmp( $value, $expected ) <=> 0;
	}

	public function hint( Field $field ): string {
		return DateHint::get( $field, self::weekdays( $field ) );
	}

	public function relative_hint( Field $field, array $labels ): string {
		return RelativeDateHint::get( $field, $labels );
	}

	public function has_widget( Field $field ): bool {
		return true;
	}

	public function required_by( Field $field, bool $is_lasting ): string {
		return $is_lasting ? 'required' : 'text';
	}

	protected function input_type( Field $field ): string {
		return self::INPUTS[ $field->text( 'dateType', 'date' ) ] ?? 'date';
	}

	protected function attributes( Field $field ): array {
		return DateAttributes::get( $field, self::weekdays( $field ) );
	}

	/**
	 * Returns the allowed days of the week, 0 for Sunday.
	 *
	 * @return array<int, int>|null Null for all.
	 */
	private static function weekdays( Field $field ): ?array {
		$days = $field->attributes['weekdays'] ?? [];
		$days = array_values( array_filter( is_array( $days ) ? $days : [], static fn ( mixed $day ): bool => is_int( $day ) && $day >= 0 && $day < 7 ) );
		return [] === $days ? null : $days;
	}

	public function sample( Field $field ): string {
		return match ( $field->text( 'dateType', 'date' ) ) {
			'time'     => '09:30',
			'dateTime' => gmdate( 'Y-m-d' ) . 'T09:30',
			default    => gmdate( 'Y-m-d' ),
		};
	}
}
