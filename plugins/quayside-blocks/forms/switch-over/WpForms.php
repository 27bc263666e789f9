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

	/** @var array<string, string> Types by slug. */
	private array $types = [];

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
				$converter->fields[ self::text( $field, 'id', (string) $key ) ] = $field;
			}
		}
		foreach ( $converter->fields as $id => $field ) {
			$converter->field( (string) $id, $field );
		}
		$converter->settings( is_array( $form['settings'] ?? null ) ? $form['settings'] : [], $stores );
		return $converter->draft;
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private function field( string $id, array $field ): void {
		$source = self::text( $field, 'type' );
		$label  = self::text( $field, 'label' );
		if ( str_starts_with( $source, 'payment-' ) || 'credit-card' === $source || str_starts_with( $source, 'stripe' ) || 'paypal-commerce' === $source ) {
			$this->draft->obstacle = __( 'The form takes payments, which Quayside forms don’t.', 'quayside-blocks' );
			return;
		}
		if (
			in_array( $source, [ 'html', 'content', 'divider', 'pagebreak', 'internal-information', 'entry-preview', 'captcha', 'layout', 'repeater' ], true )
		) {
			$this->other( $source, $field );
			return;
		}
		$shared = [
			'label'    => '' === $label ? self::text( $field, 'description', "#$id" ) : $label,
			'help'     => '' === $label ? '' : wp_strip_all_tags( self::text( $field, 'description' ) ),
			'required' => self::is_on( $field, 'required' ),
		] + $this->condition( $field );
		if ( 'name' === $source ) {
			$this->name( $id, $field, $shared );
			return;
		}
		$type = self::TYPES[ $source ] ?? 'textarea';
		if ( ! isset( self::TYPES[ $source ] ) || 'address' === $source ) {
			/* translators: %s: label of a field */
			$this->draft->note( sprintf( __( '“%s” becomes a text area, because Quayside doesn’t have its field type.', 'quayside-blocks' ), $label ) );
		}
		$this->add( $id, $type, $this->attributes( $source, $type, $field ) + $shared + [ 'slug' => sanitize_title( $label ) ] );
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function attributes( string $source, string $type, array $field ): array {
		$number = static fn ( string $name ): int|float|null => is_numeric( $field[ $name ] ?? null ) ? $field[ $name ] + 0 : null;
		$plain  = [
			'placeholder'  => self::text( $field, 'placeholder' ),
			'defaultValue' => trim( (string) preg_replace( '/\{[^{}]*\}/', '', self::text( $field, 'default_value' ) ) ),
		];
		return match ( $type ) {
			'dropdown', 'multi-choice' => $this->choices( $source, $field ),
			'gdpr'                     => [ 'label' => self::text( self::choice_list( $field )[0] ?? [], 'label', self::text( $field, 'label' ) ) ],
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
				][ self::text( $field, 'format', 'date-time' ) ] ?? 'dateTime',
			],
			'upload'                   => [
				'allowedTypes' => self::text( $field, 'extensions' ),
				'maxSize'      => $number( 'max_size' ),
				'maxFiles'     => 'modern' === self::text( $field, 'style' ) ? $number( 'max_file_number' ) : 1,
			],
			'rating'                   => [ 'max' => $number( 'scale' ) ],
			'email'                    => $plain + [ 'isConfirm' => self::is_on( $field, 'confirmation' ) ],
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
		if ( ! self::is_on( $field, 'limit_enabled' ) || ! is_numeric( $field['limit_count'] ?? null ) ) {
			return null;
		}
		if ( 'words' === self::text( $field, 'limit_mode' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note( sprintf( __( '“%s” has no limit of words.', 'quayside-blocks' ), self::text( $field, 'label' ) ) );
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
			$labels[] = self::text( $choice, 'label' );
			if ( self::is_on( $choice, 'default' ) ) {
				$selected[] = self::text( $choice, 'label' );
			}
		}
		if ( '' !== self::text( $field, 'dynamic_choices' ) ) {
			$this->draft->note(
				/* translators: %s: label of a field */
				sprintf( __( 'The choices of “%s” come from posts or terms and have to be entered.', 'quayside-blocks' ), self::text( $field, 'label' ) )
			);
		}
		if ( self::is_on( $field, 'choices_images' ) || self::is_on( $field, 'choices_icons' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note( sprintf( __( 'The images of the choices of “%s” are left out.', 'quayside-blocks' ), self::text( $field, 'label' ) ) );
		}
		$is_one = 'radio' === $source || ( 'select' === $source && ! self::is_on( $field, 'multiple' ) );
		return [
			'options'         => array_map( static fn ( string $label ): array => [ 'label' => $label ], $labels ),
			'defaultValue'    => implode( ' | ', $is_one ? array_slice( $selected, 0, 1 ) : $selected ),
			'placeholder'     => 'select' === $source ? self::text( $field, 'placeholder' ) : '',
			'multiSelect'     => 'select' === $source ? ! $is_one : null,
			'singleSelection' => 'select' === $source ? null : $is_one,
		];
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
		][ self::text( $field, 'format', 'first-last' ) ] ?? [ 'first', 'last' ];
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
				'slug'         => sanitize_title( $names[ $part ] ?: self::text( $field, 'label' ) ),
				'placeholder'  => self::text( $field, "{$part}_placeholder" ),
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
		$slug                        = $this->draft->add_field( $type, self::block_id( $id, $part ), $attributes );
		$this->slugs[ $id ][ $part ] = $slug;
		$this->types[ $slug ]        = $type;
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
			$this->draft->add_html( self::text( $field, 'html' === $source ? 'code' : 'content' ) );
		} elseif ( 'divider' === $source ) {
			$this->draft->add_html(
				'<h3>' . esc_html( self::text( $field, 'label' ) ) . '</h3><p>' . esc_html( self::text( $field, 'description' ) ) . '</p>'
			);
		} elseif ( 'internal-information' !== $source ) {
			$lost = [
				'pagebreak' => __( 'All fields are on one page.', 'quayside-blocks' ),
				'captcha'   => __(
					'Its spam protection is replaced with Quayside’s. For a CAPTCHA, enter its keys and select it in the form.',
					'quayside-blocks'
				),
			];
			$this->draft->note(
				$lost[ $source ] ?? __(
					'Layouts, repeated fields, and previews of the entry are left out. Their fields are listed one below the other.',
					'quayside-blocks'
				)
			);
		}
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function condition( array $field ): array {
		$groups = is_array( $field['conditionals'] ?? null ) ? array_values( $field['conditionals'] ) : [];
		if ( ! self::is_on( $field, 'conditional_logic' ) || [] === $groups ) {
			return [];
		}
		$rules = [];
		foreach ( $groups as $number => $group ) {
			foreach ( is_array( $group ) ? $group : [] as $rule ) {
				$subject  = is_array( $rule ) ? self::text( $rule, 'field' ) : '';
				$operator = is_array( $rule ) ? self::OPERATORS[ self::text( $rule, 'operator' ) ] ?? '' : '';
				if ( ! is_array( $rule ) || '' === $operator || ! isset( $this->fields[ $subject ] ) ) {
					$this->draft->note(
						sprintf(
							/* translators: %s: label of a field */
							__( '“%s” is always visible, because Quayside can’t evaluate its conditional logic.', 'quayside-blocks' ),
							self::text( $field, 'label' )
						)
					);
					return [];
				}
				$choices = is_array( $this->fields[ $subject ]['choices'] ?? null ) ? $this->fields[ $subject ]['choices'] : [];
				$value   = self::text( $rule, 'value' );
				$choice  = $choices[ $value ] ?? null;
				$rules[] = [
					'field'    => self::block_id( $subject, $this->first_part( $subject ) ),
					'operator' => $operator,
					'value'    => is_array( $choice ) ? self::text( $choice, 'label' ) : $value,
					'group'    => $number + 1,
				];
			}
		}
		return [
			'conditional' => [
				'action' => 'hide' === self::text( $field, 'conditional_type' ) ? 'hide' : 'show',
				'match'  => 'groups',
				'rules'  => $rules,
			],
		];
	}

	/**
	 * Returns the first part of a field that becomes several; empty for others.
	 */
	private function first_part( string $id ): string {
		$is_name   = 'name' === self::text( $this->fields[ $id ], 'type' );
		$is_simple = 'simple' === self::text( $this->fields[ $id ], 'format', 'first-last' );
		return $is_name && ! $is_simple ? 'first' : '';
	}

	/**
	 * @param array<mixed> $settings Settings of the form.
	 */
	private function settings( array $settings, bool $stores ): void {
		$ours  = &$this->draft->settings;
		$label = self::text( $settings, 'submit_text' );
		if ( '' !== $label ) {
			$ours['submitLabel'] = $label;
		}
		$ours['store']         = $stores && ! self::is_on( $settings, 'disable_entries' );
		$ours['notifications'] = [];
		$emails                = self::is_on( $settings, 'notification_enable' ) ? $settings['notifications'] ?? null : null;
		foreach ( is_array( $emails ) ? $emails : [] as $email ) {
			if ( is_array( $email ) && '0' !== self::text( $email, 'enable', '1' ) ) {
				$this->email( $email );
			}
		}
		$ours['notifications'] = array_slice( $ours['notifications'], 0, 10 );
		$confirmations         = is_array( $settings['confirmations'] ?? null ) ? array_values( $settings['confirmations'] ) : [];
		$this->confirmation( is_array( $confirmations[0] ?? null ) ? $confirmations[0] : [] );
		if ( count( $confirmations ) > 1 ) {
			$this->draft->note( __( 'Only the first confirmation is carried over.', 'quayside-blocks' ) );
		}
		if ( self::is_on( $settings, 'recaptcha' ) ) {
			$this->draft->note(
				__( 'Its spam protection is replaced with Quayside’s. For a CAPTCHA, enter its keys and select it in the form.', 'quayside-blocks' )
			);
		}
	}

	/**
	 * @param array<mixed> $email A notification.
	 */
	private function email( array $email ): void {
		$to     = $this->tags( self::text( $email, 'email' ) );
		$shared = [
			'subject' => $this->tags( self::text( $email, 'subject' ) ) ?: '{form_title}',
			'body'    => $this->tags( wpautop( self::text( $email, 'message' ) ) ),
			'replyTo' => $this->tags( self::text( $email, 'replyto' ) ),
		];
		if ( self::is_on( $email, 'conditional_logic' ) ) {
			$this->draft->note( __( 'Emails are always sent, regardless of their conditional logic.', 'quayside-blocks' ) );
		}
		if ( 1 === preg_match( '/^\{form:([\p{L}\p{N}_-]+)\}$/uD', $to, $field ) && 'email' === ( $this->types[ $field[1] ] ?? '' ) ) {
			$this->draft->settings['confirmation'] ??= [
				'enabled' => true,
				'to'      => $field[1],
			] + array_filter( $shared, static fn ( string $value ): bool => '' !== $value );
			return;
		}
		$from                                   = $this->tags( self::text( $email, 'sender_address' ) );
		$notifications                          = is_array( $this->draft->settings['notifications'] ) ? $this->draft->settings['notifications'] : [];
		$this->draft->settings['notifications'] = [
			...$notifications,
			[
				'enabled' => true,
				'to'      => $to,
			] + $shared + array_filter( [
				'cc'        => $this->tags( self::text( $email, 'carboncopy' ) ),
				'fromName'  => $this->tags( self::text( $email, 'sender_name' ) ),
				'fromEmail' => '{admin_email}' === $from ? '' : $from,
			] ),
		];
	}

	/**
	 * @param array<mixed> $confirmation The first confirmation.
	 */
	private function confirmation( array $confirmation ): void {
		$type = self::text( $confirmation, 'type' );
		if ( 'page' === $type && is_numeric( $confirmation['page'] ?? null ) ) {
			$this->draft->settings['submitType']  = 'different page';
			$this->draft->settings['successPage'] = (int) $confirmation['page'];
		} elseif ( 'redirect' === $type ) {
			$this->draft->settings['submitType'] = 'custom url';
			$this->draft->settings['successUrl'] = esc_url_raw( self::text( $confirmation, 'redirect' ), [ 'http', 'https' ] );
		} elseif ( '' !== self::text( $confirmation, 'message' ) ) {
			$this->draft->settings['successMessage'] = $this->tags( wpautop( self::text( $confirmation, 'message' ) ) );
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
					$this->draft->note( sprintf( __( 'The smart tag %s is left out.', 'quayside-blocks' ), $tag[0] ) );
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

	/**
	 * @param array<mixed> $values Values.
	 */
	private static function text( array $values, string $name, string $default = '' ): string {
		$value = $values[ $name ] ?? null;
		return is_scalar( $value ) && '' !== (string) $value ? trim( (string) $value ) : $default;
	}

	/**
	 * @param array<mixed> $values Values.
	 */
	private static function is_on( array $values, string $name ): bool {
		return ! empty( $values[ $name ] );
	}
}
