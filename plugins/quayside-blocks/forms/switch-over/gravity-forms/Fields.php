<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\SwitchOver\ChoiceAttributes;
use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\Given;

/**
 * Converts fields, and remembers which Quayside field was made from which.
 *
 * @phpstan-type Made array{id: string, slug: string, type: string, label: string}
 */
final class Fields {
	/** Numbers of the parts of an address, with their attribute "autocomplete". */
	private const ADDRESS = [
		'1' => 'address-line1',
		'2' => 'address-line2',
		'3' => 'address-level2',
		'4' => 'address-level1',
		'5' => 'postal-code',
		'6' => 'country-name',
	];

	/** Numbers of the parts of a name, with their attribute "autocomplete". */
	private const NAME = [
		'2' => 'honorific-prefix',
		'3' => 'given-name',
		'4' => 'additional-name',
		'6' => 'family-name',
		'8' => 'honorific-suffix',
	];

	/**
	 * Fields by ID, with the Quayside fields by the number of their part; an empty number for a field without parts.
	 *
	 * @var array<string, array{field: array<string, mixed>, type: string, made: array<string, Made>}>
	 */
	private array $map = [];

	public function __construct( private FormDraft $draft, private Conditions $conditions ) {}

	/**
	 * Returns the fields with the Quayside fields that were made from them.
	 *
	 * @return array<string, array{field: array<string, mixed>, type: string, made: array<string, Made>}>
	 */
	public function map(): array {
		return $this->map;
	}

	/**
	 * Returns the slugs of the Quayside fields that were made from a field or a part of it.
	 *
	 * @param string $id ID such as 1, or 1.3 for a part.
	 * @return array<int, string>
	 */
	public function slugs( string $id ): array {
		[ $field, $part ] = explode( '.', $id, 2 ) + [ 1 => '' ];
		$made             = $this->map[ $field ]['made'] ?? [];
		return array_values( array_column( isset( $made[ $part ] ) ? [ $made[ $part ] ] : $made, 'slug' ) );
	}

	/**
	 * Remembers a field that is not converted, because entries can have values of it.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	public function leave_out( string $id, array $field ): void {
		$this->map[ $id ] = [
			'field' => $field,
			'type'  => FieldIds::type( $field ),
			'made'  => [],
		];
	}

	/**
	 * Adds a field.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	public function add( string $id, string $source, array $field ): void {
		$this->leave_out( $id, $field );
		$label  = wp_strip_all_tags( Given::text( $field, 'label', Given::text( $field, 'adminLabel', "#$id" ) ) );
		$shared = [
			'label'     => $label,
			'help'      => wp_strip_all_tags( Given::text( $field, 'description' ) ),
			'required'  => Given::is_on( $field, 'isRequired' ),
			'errorMsg'  => wp_strip_all_tags( Given::text( $field, 'errorMessage' ) ),
			'className' => Given::text( $field, 'cssClass' ),
		] + $this->conditions->attribute( $field );
		if ( 'name' === $source && ! FieldIds::is_simple_name( $field ) ) {
			$this->name( $id, $field, $shared );
		} elseif ( 'address' === $source ) {
			$this->address( $id, $field, $shared );
		} else {
			$type = 'name' === $source ? 'input' : FieldIds::TYPES[ $source ] ?? 'textarea';
			if ( ( ! isset( FieldIds::TYPES[ $source ] ) && 'name' !== $source ) || 'list' === $source ) {
				$this->draft->note_text_area( $label );
			}
			if ( 'gdpr' === $type && ! $shared['required'] ) {
				$type = 'checkbox';
			}
			$this->note_losses( $source, $label, $field );
			$this->remember( $id, '', $type, $this->attributes( $source, $type, $field ) + $shared );
		}
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private function remember( string $id, string $part, string $type, array $attributes ): void {
		$block = FieldIds::block_id( $id, $part );
		$label = is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '';

		$this->made( $id, $part, $type, $label, $this->draft->add_field( $type, $block, $attributes + [ 'slug' => FormDraft::slug( $label ) ] ) );
	}

	private function made( string $id, string $part, string $type, string $label, string $slug ): void {
		$this->map[ $id ]['made'][ $part ] = [
			'id'    => FieldIds::block_id( $id, $part ),
			'slug'  => $slug,
			'type'  => $type,
			'label' => $label,
		];
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function attributes( string $source, string $type, array $field ): array {
		$plain = [
			'placeholder'  => Given::text( $field, 'placeholder' ),
			'defaultValue' => trim( Given::without_tags( Given::text( $field, 'defaultValue' ) ) ),
			'isUnique'     => Given::is_on( $field, 'noDuplicates' ) ? true : null,
		];
		return match ( $type ) {
			'dropdown', 'multi-choice' => $this->choices( $source, $field ),
			'gdpr', 'checkbox'         => [
				'label' => $this->draft->consent_label( $type, Given::text( $field, 'checkboxLabel', Given::text( $field, 'label' ) ) ),
			],
			'number'                   => $plain + [
				'min'        => Given::number( $field, 'rangeMin' ),
				'max'        => Given::number( $field, 'rangeMax' ),
				'formatType' => 'decimal_comma' === Given::text( $field, 'numberFormat' ) ? 'eu-style' : null,
			],
			'datepicker'               => [ 'dateType' => 'time' === $source ? 'time' : 'date' ],
			'upload'                   => $this->upload( $source, $field ),
			'email'                    => $plain + [ 'isConfirm' => Given::is_on( $field, 'emailConfirmEnabled' ) ? true : null ],
			'password'                 => [ 'isConfirm' => true ] + $plain,
			'input'                    => $plain + [
				'isHidden'     => 'hidden' === $source || 'hidden' === Given::text( $field, 'visibility' ) ? true : null,
				'maxLength'    => self::length( $field ),
				'mask'         => Given::is_on( $field, 'inputMask' ) && '' !== Given::text( $field, 'inputMaskValue' ) ? 'custom-mask' : null,
				'customMask'   => Given::is_on( $field, 'inputMask' ) ? Given::text( $field, 'inputMaskValue' ) : null,
				'autocomplete' => 'name' === $source ? 'name' : null,
			],
			'textarea'                 => $plain + [ 'maxLength' => self::length( $field ) ],
			default                    => $plain,
		};
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private static function length( array $field ): ?int {
		$length = Given::number( $field, 'maxLength' );
		return null !== $length && $length > 0 ? (int) $length : null;
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private function note_losses( string $source, string $label, array $field ): void {
		if ( Given::is_on( $field, 'enableCalculation' ) && '' !== Given::text( $field, 'calculationFormula' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” is entered by visitors instead of calculated.', 'quayside-blocks' ), $label );
		}
		if ( str_starts_with( Given::text( $field, 'type' ), 'post_' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” is a part of the entry. Quayside forms don’t create posts.', 'quayside-blocks' ), $label );
		}
		if ( Given::is_on( $field, 'allowsPrepopulate' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” has no value from the URL.', 'quayside-blocks' ), $label );
		}
		if ( 'consent' === $source && '' !== Given::text( $field, 'description' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( 'The text of “%s” becomes its help text.', 'quayside-blocks' ), $label );
		}
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function upload( string $source, array $field ): array {
		$files = (int) ( Given::number( $field, 'maxFiles' ) ?? 0 );
		return [
			'allowedTypes' => Given::file_types( Given::text( $field, 'allowedExtensions', 'post_image' === $source ? 'jpg, jpeg, png, gif' : '' ) ),
			'maxSize'      => Given::number( $field, 'maxFileSize' ),
			'maxFiles'     => Given::is_on( $field, 'multipleFiles' ) ? ( $files > 0 ? $files : 10 ) : 1,
		];
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function choices( string $source, array $field ): array {
		$choices = Given::list( $field, 'choices' );
		$label   = Given::text( $field, 'label' );
		$images  = array_filter(
			$choices,
			static fn ( array $choice ): bool => Given::is_on( $choice, 'attachment_id' ) || Given::is_on( $choice, 'file_url' )
		);

		[ $options, $selected ] = ChoiceAttributes::read( $choices, 'text', 'isSelected' );
		if ( Given::is_on( $field, 'enableOtherChoice' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” has no text field for other answers.', 'quayside-blocks' ), $label );
		}
		if ( [] !== $images ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( 'The images of the choices of “%s” are left out.', 'quayside-blocks' ), $label );
		}
		if ( in_array( Given::text( $field, 'type' ), [ 'post_category' ], true ) && [] === $options ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( 'The choices of “%s” come from posts or terms and have to be entered.', 'quayside-blocks' ), $label );
		}
		$is_select = in_array( $source, [ 'select', 'multiselect' ], true );
		$limit     = Given::text( $field, 'choiceLimit' );
		$exact     = 'exactly' === $limit ? Given::number( $field, 'choiceLimitNumber' ) : null;
		return ChoiceAttributes::make( $options, $selected, $is_select, in_array( $source, [ 'radio', 'select', 'image_choice', 'multi_choice' ], true ) ) + [
			'placeholder'  => $is_select ? Given::text( $field, 'placeholder' ) : '',
			'minSelection' => 'range' === $limit ? Given::number( $field, 'choiceLimitMin' ) : $exact,
			'maxSelection' => 'range' === $limit ? Given::number( $field, 'choiceLimitMax' ) : $exact,
		];
	}

	/**
	 * Returns the parts that visitors see, by their number.
	 *
	 * @param array<string, mixed>      $field The field.
	 * @param array<int|string, string> $known Known parts.
	 * @return array<int|string, array<string, mixed>>
	 */
	private static function parts( array $field, array $known ): array {
		$parts = [];
		foreach ( Given::list( $field, 'inputs' ) as $input ) {
			$number = substr( (string) strrchr( Given::text( $input, 'id' ), '.' ), 1 );
			if ( isset( $known[ $number ] ) && ! Given::is_on( $input, 'isHidden' ) ) {
				$parts[ $number ] = $input;
			}
		}
		return $parts;
	}

	/**
	 * @param array<string, mixed> $field  The field.
	 * @param array<string, mixed> $shared Attributes.
	 */
	private function name( string $id, array $field, array $shared ): void {
		$labels = [
			'2' => __( 'Prefix', 'quayside-blocks' ),
			'3' => __( 'First name', 'quayside-blocks' ),
			'4' => __( 'Middle name', 'quayside-blocks' ),
			'6' => __( 'Last name', 'quayside-blocks' ),
			'8' => __( 'Suffix', 'quayside-blocks' ),
		];
		$parts  = self::parts( $field, self::NAME ) ?: [
			'3' => [],
			'6' => [],
		];
		foreach ( $parts as $number => $input ) {
			$number  = (string) $number;
			$choices = self::options( $input );
			$this->remember( $id, $number, [] === $choices ? 'input' : 'dropdown', [
				'label'        => Given::text( $input, 'customLabel', $labels[ $number ] ),
				'required'     => true === $shared['required'] && in_array( $number, [ '3', '6' ], true ),
				'placeholder'  => Given::text( $input, 'placeholder' ),
				'fieldWidth'   => 2 === count( $parts ) ? 50 : ( 3 === count( $parts ) ? 33.33 : null ),
				'autocomplete' => [] === $choices ? self::NAME[ $number ] : null,
				'options'      => $choices,
				'help'         => array_key_last( $parts ) === (int) $number ? $shared['help'] : '',
			] + $shared );
		}
	}

	/**
	 * @param array<string, mixed> $field  The field.
	 * @param array<string, mixed> $shared Attributes.
	 */
	private function address( string $id, array $field, array $shared ): void {
		$labels = [
			'1' => __( 'Street address', 'quayside-blocks' ),
			'2' => __( 'Address line 2', 'quayside-blocks' ),
			'3' => __( 'City', 'quayside-blocks' ),
			'4' => __( 'State / Province', 'quayside-blocks' ),
			'5' => __( 'ZIP / Postal code', 'quayside-blocks' ),
			'6' => __( 'Country', 'quayside-blocks' ),
		];
		$hidden = array_filter( [
			'2' => Given::is_on( $field, 'hideAddress2' ),
			'4' => Given::is_on( $field, 'hideState' ),
			'6' => Given::is_on( $field, 'hideCountry' ) || in_array( Given::text( $field, 'addressType' ), [ 'us', 'canadian' ], true ),
		] );
		$inputs = array_diff_key( self::parts( $field, self::ADDRESS ) ?: array_fill_keys( array_keys( self::ADDRESS ), [] ), $hidden );
		$parts  = [];
		foreach ( $inputs as $number => $input ) {
			$number  = (string) $number;
			$choices = self::options( $input );
			$label   = Given::text( $input, 'customLabel', $labels[ $number ] );
			$default = [
				'4' => Given::text( $field, 'defaultState', Given::text( $field, 'defaultProvince' ) ),
				'6' => Given::text( $field, 'defaultCountry' ),
			][ $number ] ?? '';

			$parts[ FieldIds::block_id( $id, $number ) ] = [
				[] === $choices ? 'input' : 'dropdown',
				[
					'slug'         => FormDraft::slug( $label ),
					'label'        => $label,
					'required'     => true === $shared['required'] && '2' !== $number,
					'placeholder'  => Given::text( $input, 'placeholder' ),
					'defaultValue' => Given::text( $input, 'defaultValue', $default ),
					'autocomplete' => [] === $choices ? self::ADDRESS[ $number ] : null,
					'options'      => $choices,
					'fieldWidth'   => in_array( $number, [ '3', '4', '5', '6' ], true ) ? 50 : null,
				],
			];
		}
		$group = array_intersect_key( $shared, array_flip( [ 'label', 'conditional' ] ) );
		$slugs = $this->draft->add_address( FieldIds::block_id( $id ), $group, $parts );
		foreach ( array_keys( $inputs ) as $number ) {
			[ $type, $attributes ] = $parts[ FieldIds::block_id( $id, (string) $number ) ];
			$this->made( $id, (string) $number, $type, (string) $attributes['label'], $slugs[ FieldIds::block_id( $id, (string) $number ) ] );
		}
		if ( isset( $inputs['6'] ) && [] === self::options( $inputs['6'] ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( 'The country of “%s” is entered as text.', 'quayside-blocks' ), is_string( $shared['label'] ) ? $shared['label'] : '' );
		}
		if ( '' !== $shared['help'] ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( 'The help text of “%s” is left out.', 'quayside-blocks' ), is_string( $shared['label'] ) ? $shared['label'] : '' );
		}
	}

	/**
	 * Returns the choices of a part of a field.
	 *
	 * @param array<string, mixed> $input The part.
	 * @return array<int, array<string, string>>
	 */
	private static function options( array $input ): array {
		$options = [];
		foreach ( Given::list( $input, 'choices' ) as $choice ) {
			$value = Given::text( $choice, 'value' );
			if ( '' !== $value ) {
				$options[] = [
					'label' => Given::text( $choice, 'text', $value ),
					'value' => $value,
				];
			}
		}
		return $options;
	}
}
