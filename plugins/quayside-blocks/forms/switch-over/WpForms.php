<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Converts a form of WPForms, which is JSON in the content of its post.
 */
final class WpForms {
	/** Quayside field types by WPForms type. */
	private const TYPES = [
		'text'          => 'input',
		'textarea'      => 'textarea',
		'email'         => 'email',
		'url'           => 'url',
		'phone'         => 'phone',
		'number'        => 'number',
		'number-slider' => 'slider',
		'select'        => 'dropdown',
		'radio'         => 'multi-choice',
		'checkbox'      => 'multi-choice',
		'gdpr-checkbox' => 'gdpr',
		'date-time'     => 'datepicker',
		'file-upload'   => 'upload',
		'rating'        => 'rating',
		'password'      => 'password',
		'hidden'        => 'input',
		'address'       => 'textarea',
	];

	/** Operators of conditional logic. */
	private const OPERATORS = [
		'==' => 'equal',
		'!=' => 'notEqual',
		'c'  => 'contains',
		'!c' => 'notContains',
		'^'  => 'startsWith',
		'~'  => 'endsWith',
		'e'  => 'empty',
		'!e' => 'notEmpty',
		'>'  => 'greater',
		'<'  => 'less',
	];

	/** Quayside's smart tags by WPForms tag. */
	private const TAGS = [
		'admin_email'     => '{admin_email}',
		'all_fields'      => '{all_data}',
		'site_name'       => '{site_title}',
		'form_name'       => '{form_title}',
		'page_title'      => '{embed_post_title}',
		'page_url'        => '{current_page_url}',
		'page_id'         => '{embed_post_id}',
		'entry_id'        => '{entry_id}',
		'user_id'         => '{user_id}',
		'user_email'      => '{user_email}',
		'user_full_name'  => '{user_display_name}',
		'user_first_name' => '{user_first_name}',
		'user_last_name'  => '{user_last_name}',
	];

	private FormDraft $draft;

	/** @var array<string, array<string, string>> Slugs by ID of the field and part of the name. */
	private array $slugs = [];

	/** @var array<string, array<string, mixed>> Fields by ID. */
	private array $fields = [];

	private function __construct() {
		$this->draft = new FormDraft();
	}

	/**
	 * Converts a form.
	 *
	 * @param array<mixed> $form   Decoded content of the form's post.
	 * @param bool         $stores Whether the site stores entries. WPForms Lite doesn't.
	 */
	public static function convert( array $form, bool $stores = false ): FormDraft {
		$converter = new self();
		$fields    = is_array( $form['fields'] ?? null ) ? $form['fields'] : [];
		foreach ( $fields as $key => $field ) {
			if ( is_array( $field ) ) {
				/** @var array<string, mixed> $field */
				$converter->fields[ Given::new_key( $converter->fields, Given::text( $field, 'id', (string) $key ) ) ] = $field;
			}
		}
		foreach ( $converter->fields as $id => $field ) {
			$converter->field( (string) $id, $field );
		}
		$converter->settings( Given::map( $form, 'settings' ), $stores );
		if ( Given::is_on( Given::map( $form, 'settings' ), 'webhooks_enable' ) || [] !== array_filter( Given::map( $form, 'providers' ) ) ) {
			$converter->draft->note_services();
		}
		return $converter->draft;
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private function field( string $id, array $field ): void {
		$source = Given::text( $field, 'type' );
		$label  = Given::text( $field, 'label' );
		if ( str_starts_with( $source, 'payment-' ) || 'credit-card' === $source || str_starts_with( $source, 'stripe' ) || 'paypal-commerce' === $source ) {
			$this->draft->stop_payments();
			return;
		}
		if (
			in_array( $source, [ 'html', 'content', 'divider', 'pagebreak', 'internal-information', 'entry-preview', 'captcha', 'layout', 'repeater' ], true )
		) {
			$this->other( $source, $field );
			return;
		}
		$shared = [
			'label'     => '' === $label ? Given::text( $field, 'description', "#$id" ) : $label,
			'help'      => '' === $label ? '' : wp_strip_all_tags( Given::text( $field, 'description' ) ),
			'required'  => Given::is_on( $field, 'required' ),
			'className' => Given::text( $field, 'css' ),
		] + $this->condition( $field );
		if ( 'name' === $source ) {
			$this->name( $id, $field, $shared );
			return;
		}
		$type = self::TYPES[ $source ] ?? 'textarea';
		if ( ! isset( self::TYPES[ $source ] ) || 'address' === $source ) {
			$this->draft->note_text_area( $label );
		}
		$this->add( $id, $type, $this->attributes( $source, $type, $field ) + $shared + [ 'slug' => FormDraft::slug( $label ) ] );
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function attributes( string $source, string $type, array $field ): array {
		$number = static fn ( string $name ): int|float|null => is_numeric( $field[ $name ] ?? null ) ? $field[ $name ] + 0 : null;
		$plain  = [
			'placeholder'  => Given::text( $field, 'placeholder' ),
			'defaultValue' => trim( Given::without_tags( Given::text( $field, 'default_value' ) ) ),
		];
		return match ( $type ) {
			'dropdown', 'multi-choice' => $this->choices( $source, $field ),
			'gdpr'                     => [
				'label' => $this->draft->consent_label( $type, Given::text( self::choice_list( $field )[0] ?? [], 'label', Given::text( $field, 'label' ) ) ),
			],
			'slider', 'number'         => $plain + [
				'min'  => $number( 'min' ),
				'max'  => $number( 'max' ),
				'step' => 'slider' === $type ? $number( 'step' ) : null,
			],
			'datepicker'               => [
				'dateType' => [
					'date'      => 'date',
					'time'      => 'time',
					'date-time' => 'dateTime',
				][ Given::text( $field, 'format', 'date-time' ) ] ?? 'dateTime',
			],
			'upload'                   => [
				'allowedTypes' => Given::text( $field, 'extensions' ),
				'maxSize'      => $number( 'max_size' ),
				'maxFiles'     => 'modern' === Given::text( $field, 'style' ) ? $number( 'max_file_number' ) : 1,
			],
			'rating'                   => [ 'max' => $number( 'scale' ) ],
			'email'                    => $plain + [ 'isConfirm' => Given::is_on( $field, 'confirmation' ) ],
			'input', 'textarea'        => $plain + [
				'isHidden'  => 'hidden' === $source ? true : null,
				'maxLength' => $this->limit( $field ),
			],
			default                    => $plain,
		};
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private function limit( array $field ): ?int {
		if ( ! Given::is_on( $field, 'limit_enabled' ) || ! is_numeric( $field['limit_count'] ?? null ) ) {
			return null;
		}
		if ( 'words' === Given::text( $field, 'limit_mode' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” has no limit of words.', 'quayside-blocks' ), Given::text( $field, 'label' ) );
			return null;
		}
		return (int) $field['limit_count'];
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function choices( string $source, array $field ): array {
		$labels   = [];
		$selected = [];
		foreach ( self::choice_list( $field ) as $choice ) {
			$labels[] = Given::text( $choice, 'label' );
			if ( Given::is_on( $choice, 'default' ) ) {
				$selected[] = Given::text( $choice, 'label' );
			}
		}
		if ( '' !== Given::text( $field, 'dynamic_choices' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( 'The choices of “%s” come from posts or terms and have to be entered.', 'quayside-blocks' ), Given::text( $field, 'label' ) );
		}
		if ( Given::is_on( $field, 'choices_images' ) || Given::is_on( $field, 'choices_icons' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( 'The images of the choices of “%s” are left out.', 'quayside-blocks' ), Given::text( $field, 'label' ) );
		}
		$is_one = 'radio' === $source || ( 'select' === $source && ! Given::is_on( $field, 'multiple' ) );
		return ChoiceAttributes::make( ChoiceAttributes::options( $labels ), $selected, 'select' === $source, $is_one )
			+ [ 'placeholder' => 'select' === $source ? Given::text( $field, 'placeholder' ) : '' ];
	}

	/**
	 * Adds a field for each part of a name.
	 *
	 * @param array<string, mixed> $field  The field.
	 * @param array<string, mixed> $shared Attributes.
	 */
	private function name( string $id, array $field, array $shared ): void {
		$parts = [
			'simple'            => [ 'simple' ],
			'first-middle-last' => [ 'first', 'middle', 'last' ],
		][ Given::text( $field, 'format', 'first-last' ) ] ?? [ 'first', 'last' ];
		$names = [
			'simple' => '',
			'first'  => __( 'First name', 'quayside-blocks' ),
			'middle' => __( 'Middle name', 'quayside-blocks' ),
			'last'   => __( 'Last name', 'quayside-blocks' ),
		];
		foreach ( $parts as $part ) {
			$change = '' === $names[ $part ] ? [] : [ 'label' => $names[ $part ] ];
			if ( 'middle' === $part ) {
				$change['required'] = false;
			}
			$this->add( $id, 'input', $change + $shared + [
				'slug'         => FormDraft::slug( $names[ $part ] ?: Given::text( $field, 'label' ) ),
				'placeholder'  => Given::text( $field, "{$part}_placeholder" ),
				'fieldWidth'   => count( $parts ) > 1 ? ( 2 === count( $parts ) ? 50 : 33.33 ) : null,
				'autocomplete' => [
					'simple' => 'name',
					'first'  => 'given-name',
					'middle' => 'additional-name',
					'last'   => 'family-name',
				][ $part ],
			], $part );
		}
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private function add( string $id, string $type, array $attributes, string $part = '' ): void {
		$this->slugs[ $id ][ $part ] = $this->draft->add_field( $type, self::block_id( $id, $part ), $attributes );
	}

	private static function block_id( string $id, string $part = '' ): string {
		return 'wpf' . substr( (string) preg_replace( '/[^A-Za-z0-9]/', '', $id ), 0, 20 ) . ( 'simple' === $part ? '' : $part );
	}

	/**
	 * Handles a field without a value.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	private function other( string $source, array $field ): void {
		if ( 'html' === $source || 'content' === $source ) {
			$this->draft->add_html( Given::text( $field, 'html' === $source ? 'code' : 'content' ) );
		} elseif ( 'divider' === $source ) {
			$this->draft->add_section( Given::text( $field, 'label' ), esc_html( Given::text( $field, 'description' ) ) );
		} elseif ( 'captcha' === $source ) {
			$this->draft->note_spam_protection();
		} elseif ( 'pagebreak' === $source ) {
			$this->draft->note( __( 'All fields are on one page.', 'quayside-blocks' ) );
		} elseif ( 'internal-information' !== $source ) {
			$this->draft->note(
				__( 'Layouts, repeated fields, and previews of the entry are left out. Their fields are listed one below the other.', 'quayside-blocks' )
			);
		}
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function condition( array $field ): array {
		$groups = is_array( $field['conditionals'] ?? null ) ? array_values( $field['conditionals'] ) : [];
		if ( ! Given::is_on( $field, 'conditional_logic' ) || [] === $groups ) {
			return [];
		}
		$rules = [];
		foreach ( $groups as $number => $group ) {
			foreach ( is_array( $group ) ? $group : [] as $rule ) {
				$subject  = is_array( $rule ) ? Given::text( $rule, 'field' ) : '';
				$operator = is_array( $rule ) ? self::OPERATORS[ Given::text( $rule, 'operator' ) ] ?? '' : '';
				if ( ! is_array( $rule ) || '' === $operator || ! isset( $this->fields[ $subject ] ) ) {
					$this->draft->note_visible( Given::text( $field, 'label' ) );
					return [];
				}
				$choices = is_array( $this->fields[ $subject ]['choices'] ?? null ) ? $this->fields[ $subject ]['choices'] : [];
				$value   = Given::text( $rule, 'value' );
				$choice  = $choices[ $value ] ?? null;
				$rules[] = [
					'field'    => self::block_id( $subject, $this->first_part( $subject ) ),
					'operator' => $operator,
					'value'    => is_array( $choice ) ? Given::text( $choice, 'label' ) : $value,
					'group'    => $number + 1,
				];
			}
		}
		return [
			'conditional' => [
				'action' => 'hide' === Given::text( $field, 'conditional_type' ) ? 'hide' : 'show',
				'match'  => 'groups',
				'rules'  => $rules,
			],
		];
	}

	/**
	 * Returns the first part of a field that becomes several; empty for others.
	 */
	private function first_part( string $id ): string {
		$is_name   = 'name' === Given::text( $this->fields[ $id ], 'type' );
		$is_simple = 'simple' === Given::text( $this->fields[ $id ], 'format', 'first-last' );
		return $is_name && ! $is_simple ? 'first' : '';
	}

	/**
	 * @param array<mixed> $settings Settings of the form.
	 */
	private function settings( array $settings, bool $stores ): void {
		$ours  = &$this->draft->settings;
		$label = Given::text( $settings, 'submit_text' );
		if ( '' !== $label ) {
			$ours['submitLabel'] = $label;
		}
		$ours['notifications'] = [];
		$emails                = Given::is_on( $settings, 'notification_enable' ) ? $settings['notifications'] ?? null : null;
		foreach ( is_array( $emails ) ? $emails : [] as $email ) {
			if ( is_array( $email ) && '0' !== Given::text( $email, 'enable', '1' ) ) {
				$this->email( $email );
			}
		}
		$locks = array_filter( $settings, static fn ( mixed $name ): bool => str_starts_with( (string) $name, 'form_locker_' ), ARRAY_FILTER_USE_KEY );
		if ( [] !== array_intersect( array_filter( $locks, 'is_scalar' ), [ '1' ] ) ) {
			$this->draft->restrict( __( 'The password, schedule, and limits of the form locker are left out.', 'quayside-blocks' ) );
		}
		$this->draft->store_entries( $stores && ! Given::is_on( $settings, 'disable_entries' ) );
		$confirmations = is_array( $settings['confirmations'] ?? null ) ? array_values( $settings['confirmations'] ) : [];
		$this->confirmation( is_array( $confirmations[0] ?? null ) ? $confirmations[0] : [] );
		if ( count( $confirmations ) > 1 ) {
			$this->draft->note( __( 'Only the first confirmation is carried over.', 'quayside-blocks' ) );
		}
		if ( Given::is_on( $settings, 'recaptcha' ) ) {
			$this->draft->note_spam_protection();
		}
	}

	/**
	 * @param array<mixed> $email A notification.
	 */
	private function email( array $email ): void {
		$to     = $this->tags( Given::text( $email, 'email' ) );
		$shared = [
			'subject' => $this->tags( Given::text( $email, 'subject' ) ) ?: '{form_title}',
			'body'    => $this->tags( wpautop( Given::text( $email, 'message' ) ) ),
			'replyTo' => $this->tags( Given::text( $email, 'replyto' ) ),
		];
		$from   = $this->tags( Given::text( $email, 'sender_address' ) );
		$this->draft->add_email( $to, $shared + [
			'cc'        => $this->tags( Given::text( $email, 'carboncopy' ) ),
			'fromName'  => $this->tags( Given::text( $email, 'sender_name' ) ),
			'fromEmail' => '{admin_email}' === $from ? '' : $from,
			'attach'    => Given::is_on( $email, 'file_upload_attachment_enable' ) ? true : null,
		], Given::is_on( $email, 'conditional_logic' ) );
	}

	/**
	 * @param array<mixed> $confirmation The first confirmation.
	 */
	private function confirmation( array $confirmation ): void {
		$type = Given::text( $confirmation, 'type' );
		if ( 'page' === $type && is_numeric( $confirmation['page'] ?? null ) ) {
			$this->draft->settings['submitType']  = 'different page';
			$this->draft->settings['successPage'] = (int) $confirmation['page'];
		} elseif ( 'redirect' === $type ) {
			$this->draft->settings['submitType'] = 'custom url';
			$this->draft->settings['successUrl'] = esc_url_raw( Given::text( $confirmation, 'redirect' ), [ 'http', 'https' ] );
		} elseif ( '' !== Given::text( $confirmation, 'message' ) ) {
			$this->draft->settings['successMessage'] = $this->tags( wpautop( Given::text( $confirmation, 'message' ) ) );
		}
	}

	/**
	 * Replaces WPForms' smart tags with Quayside's.
	 */
	private function tags( string $text ): string {
		return (string) preg_replace_callback(
			'/\{(?:field_(?:id|html_id|value_id)="([^"|]*)(?:\|([a-z]+))?"|([a-z_]+)(?:\s+[^{}]*|="[^"{}]*")?)\}/',
			function ( array $tag ): string {
				$slugs = $this->slugs[ $tag[1] ] ?? [];
				$slugs = isset( $slugs[ $tag[2] ?? '' ] ) ? [ $slugs[ $tag[2] ?? '' ] ] : $slugs;
				if ( [] !== $slugs ) {
					return implode( ' ', array_map( static fn ( string $slug ): string => '{form:' . $slug . '}', $slugs ) );
				}
				$value = self::TAGS[ $tag[3] ?? '' ] ?? ( 'date' === ( $tag[3] ?? '' ) ? '{date_mdy}' : '' );
				if ( '' === $value ) {
					/* translators: %s: tag such as {user_ip} */
					$this->draft->note_on( __( 'The smart tag %s is left out.', 'quayside-blocks' ), $tag[0] );
				}
				return $value;
			},
			$text
		);
	}

	/**
	 * @param array<mixed> $field The field.
	 * @return array<int, array<mixed>>
	 */
	private static function choice_list( array $field ): array {
		return array_values( array_filter( is_array( $field['choices'] ?? null ) ? $field['choices'] : [], 'is_array' ) );
	}
}
