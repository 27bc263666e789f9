<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Registers patterns for new forms. The editor and the block that embeds a form offer them.
 */
final class Patterns implements Module {
	/** Category of the patterns. */
	public const CATEGORY = 'quayside-forms';

	public function register(): void {
		did_action( 'init' ) > 0 ? $this->add() : add_action( 'init', [ $this, 'add' ] );
	}

	/**
	 * Registers the patterns.
	 */
	public function add(): void {
		register_block_pattern_category( self::CATEGORY, [ 'label' => __( 'Forms', 'quayside-blocks' ) ] );
		foreach ( self::all() as $name => [ $title, $fields ] ) {
			register_block_pattern(
				"quayside-blocks/form-$name",
				[
					'title'      => $title,
					'categories' => [ self::CATEGORY ],
					'postTypes'  => [ Form::POST_TYPE ],
					'content'    => self::content( str_replace( '-', '', $name ), $fields ),
				]
			);
		}
	}

	/**
	 * Returns the serialized blocks of a form. Ids are numbered, and slugs in rules are replaced by ids.
	 *
	 * @param string                                                $prefix Prefix of the ids; letters.
	 * @param array<int, array{0: string, 1: array<string, mixed>}> $fields Types and attributes.
	 */
	private static function content( string $prefix, array $fields ): string {
		$ids = [];
		foreach ( $fields as $number => [ , $attributes ] ) {
			$ids[ is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : '' ] = "$prefix$number";
		}
		$blocks = [];
		foreach ( $fields as $number => [ $type, $attributes ] ) {
			if ( isset( $attributes['when'] ) && is_array( $attributes['when'] ) ) {
				[ $slug, $operator, $value ] = $attributes['when'];
				$attributes['conditional']   = [
					'action' => 'show',
					'match'  => 'all',
					'rules'  => [
						[
							'field'    => $ids[ is_string( $slug ) ? $slug : '' ] ?? '',
							'operator' => $operator,
							'value'    => $value,
						],
					],
				];
				unset( $attributes['when'] );
			}
			if ( isset( $attributes['options'] ) && is_array( $attributes['options'] ) ) {
				$attributes['options'] = array_map( static fn ( mixed $label ): array => [ 'label' => $label ], $attributes['options'] );
			}
			$blocks[] = get_comment_delimited_block_content( "quayside/field-$type", [ 'block_id' => "$prefix$number" ] + $attributes, '' );
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * @return array<string, array{0: string, 1: array<int, array{0: string, 1: array<string, mixed>}>}>
	 */
	private static function all(): array {
		$field    = static fn ( string $type, string $slug, string $label, array $attributes = [] ): array => [
			$type,
			[
				'slug'  => $slug,
				'label' => $label,
			] + $attributes,
		];
		$required = [ 'required' => true ];
		$half     = [ 'fieldWidth' => 50 ];
		$name     = $field( 'input', 'name', __( 'Name', 'quayside-blocks' ), [ 'autocomplete' => 'name' ] + $required + $half );
		$email    = $field( 'email', 'email', __( 'Email', 'quayside-blocks' ), $required + $half );
		$phone    = $field( 'phone', 'phone', __( 'Phone', 'quayside-blocks' ), $half );
		$consent  = $field(
			'gdpr',
			'consent',
			__( 'I consent to having this website store my submitted information so they can respond to my inquiry.', 'quayside-blocks' ),
			$required
		);
		$yes      = __( 'Yes, I’ll be there', 'quayside-blocks' );
		$other    = __( 'Something else', 'quayside-blocks' );
		return [
			'contact'         => [
				__( 'Contact', 'quayside-blocks' ),
				[ $name, $email, $field( 'textarea', 'message', __( 'Message', 'quayside-blocks' ), $required ), $consent ],
			],
			'quote-request'   => [
				__( 'Quote request', 'quayside-blocks' ),
				[
					$name,
					$email,
					$field( 'input', 'company', __( 'Company', 'quayside-blocks' ), [ 'autocomplete' => 'organization' ] + $half ),
					$phone,
					$field(
						'dropdown',
						'service',
						__( 'What do you need?', 'quayside-blocks' ),
						[
							'options' => [
								__( 'A new website', 'quayside-blocks' ),
								__( 'Changes to an existing website', 'quayside-blocks' ),
								__( 'Consulting', 'quayside-blocks' ),
								$other,
							],
						] + $required
					),
					$field( 'input', 'other', __( 'What do you need help with?', 'quayside-blocks' ), [ 'when' => [ 'service', 'equal', $other ] ] + $required ),
					$field(
						'slider',
						'budget',
						__( 'Budget', 'quayside-blocks' ),
						[
							'min'          => 500,
							'max'          => 20000,
							'step'         => 500,
							'defaultValue' => '3000',
						]
					),
					$field( 'datepicker', 'start', __( 'When would you like to start?', 'quayside-blocks' ) ),
					$field( 'textarea', 'details', __( 'Tell us more', 'quayside-blocks' ), $required ),
				],
			],
			'registration'    => [
				__( 'Registration', 'quayside-blocks' ),
				[
					$field( 'input', 'first-name', __( 'First name', 'quayside-blocks' ), [ 'autocomplete' => 'given-name' ] + $required + $half ),
					$field( 'input', 'last-name', __( 'Last name', 'quayside-blocks' ), [ 'autocomplete' => 'family-name' ] + $required + $half ),
					$field(
						'email',
						'email',
						__( 'Email', 'quayside-blocks' ),
						[
							'isConfirm'    => true,
							'isUnique'     => true,
							'duplicateMsg' => __( 'This email address is already registered.', 'quayside-blocks' ),
						] + $required
					),
					$phone,
					$field( 'datepicker', 'birthday', __( 'Date of birth', 'quayside-blocks' ), $half ),
					$field( 'checkbox', 'terms', __( 'I accept the terms', 'quayside-blocks' ), $required ),
				],
			],
			'survey'          => [
				__( 'Survey', 'quayside-blocks' ),
				[
					$field( 'rating', 'rating', __( 'How was your experience?', 'quayside-blocks' ), $required ),
					$field(
						'multi-choice',
						'liked',
						__( 'What did you like?', 'quayside-blocks' ),
						[
							'options' => [
								__( 'Quality', 'quayside-blocks' ),
								__( 'Price', 'quayside-blocks' ),
								__( 'Customer service', 'quayside-blocks' ),
								__( 'Delivery', 'quayside-blocks' ),
							],
						]
					),
					$field( 'textarea', 'better', __( 'What can we do better?', 'quayside-blocks' ), [ 'when' => [ 'rating', 'lessOrEqual', '3' ] ] ),
					$field(
						'multi-choice',
						'again',
						__( 'Would you come back?', 'quayside-blocks' ),
						[
							'singleSelection' => true,
							'options'         => [ __( 'Yes', 'quayside-blocks' ), __( 'Maybe', 'quayside-blocks' ), __( 'No', 'quayside-blocks' ) ],
						] + $required
					),
					$field( 'email', 'email', __( 'Email (if you would like a reply)', 'quayside-blocks' ) ),
				],
			],
			'event-rsvp'      => [
				__( 'Event RSVP', 'quayside-blocks' ),
				[
					$name,
					$email,
					$field(
						'multi-choice',
						'coming',
						__( 'Are you coming?', 'quayside-blocks' ),
						[
							'singleSelection' => true,
							'options'         => [ $yes, __( 'Sorry, I can’t make it', 'quayside-blocks' ) ],
						] + $required
					),
					$field(
						'number',
						'guests',
						__( 'Number of guests', 'quayside-blocks' ),
						[
							'min'          => 1,
							'max'          => 10,
							'defaultValue' => '1',
							'when'         => [ 'coming', 'equal', $yes ],
						] + $required
					),
					$field( 'textarea', 'diet', __( 'Dietary requirements', 'quayside-blocks' ), [ 'when' => [ 'coming', 'equal', $yes ] ] ),
				],
			],
			'job-application' => [
				__( 'Job application', 'quayside-blocks' ),
				[
					$name,
					$email,
					$phone,
					$field( 'url', 'profile', __( 'Website or profile', 'quayside-blocks' ), $half ),
					$field( 'datepicker', 'start', __( 'Earliest start date', 'quayside-blocks' ), $half ),
					$field( 'number', 'salary', __( 'Desired salary', 'quayside-blocks' ), [ 'min' => 0 ] + $half ),
					$field(
						'upload',
						'documents',
						__( 'Resume and certificates', 'quayside-blocks' ),
						[
							'allowedTypes' => 'pdf',
							'maxFiles'     => 3,
							'maxSize'      => 5,
						] + $required
					),
					$field( 'textarea', 'letter', __( 'Why do you want to work with us?', 'quayside-blocks' ), [ 'rows' => 8 ] + $required ),
					$consent,
				],
			],
		];
	}
}
