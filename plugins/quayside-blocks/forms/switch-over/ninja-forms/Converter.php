<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\NinjaForms;

use Quayside\Blocks\Forms\SwitchOver\ChoiceAttributes;
use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\Given;

/**
 * Converts a form of Ninja Forms: its settings, fields, and actions.
 *
 * @phpstan-type Made array{id: string, slug: string, type: string, label: string}
 */
final class Converter {
	/** Quayside field types by type. */
	private const TYPES = [
		'textbox'         => 'input',
		'textarea'        => 'textarea',
		'email'           => 'email',
		'phone'           => 'phone',
		'number'          => 'number',
		'url'             => 'url',
		'checkbox'        => 'checkbox',
		'listselect'      => 'dropdown',
		'listmultiselect' => 'dropdown',
		'listradio'       => 'multi-choice',
		'listcheckbox'    => 'multi-choice',
		'listimage'       => 'multi-choice',
		'listcountry'     => 'input',
		'liststate'       => 'input',
		'firstname'       => 'input',
		'lastname'        => 'input',
		'address'         => 'input',
		'address2'        => 'input',
		'city'            => 'input',
		'zip'             => 'input',
		'date'            => 'datepicker',
		'hidden'          => 'input',
		'password'        => 'password',
		'starrating'      => 'rating',
		'file_upload'     => 'upload',
		'color'           => 'input',
	];

	private const AUTOCOMPLETE = [
		'firstname'   => 'given-name',
		'lastname'    => 'family-name',
		'address'     => 'address-line1',
		'address2'    => 'address-line2',
		'city'        => 'address-level2',
		'zip'         => 'postal-code',
		'listcountry' => 'country-name',
		'liststate'   => 'address-level1',
	];

	/** Fields of orders. */
	private const PRICES = [ 'product', 'quantity', 'shipping', 'total', 'tax' ];

	/** Beginnings of the types of fields and actions that take payments. */
	private const PAYMENT = '/^(?:creditcard|stripe|paypal|collectpayment|recurly|elavon)/';

	/** Smart tags by merge tag. */
	private const TAGS = [
		'all_fields_table'     => '{all_data}',
		'fields_table'         => '{all_data}',
		'all_fields'           => '{all_data}',
		'wp:admin_email'       => '{admin_email}',
		'system:admin_email'   => '{admin_email}',
		'wp:site_title'        => '{site_title}',
		'wp:site_url'          => '{site_url}',
		'wp:post_id'           => '{embed_post_id}',
		'wp:post_title'        => '{embed_post_title}',
		'wp:post_url'          => '{embed_post_url}',
		'wp:user_id'           => '{user_id}',
		'wp:user_email'        => '{user_email}',
		'wp:user_username'     => '{user_login}',
		'wp:user_display_name' => '{user_display_name}',
		'wp:user_first_name'   => '{user_first_name}',
		'wp:user_last_name'    => '{user_last_name}',
		'other:date'           => '{date_mdy}',
		'system:date'          => '{date_mdy}',
		'form:title'           => '{form_title}',
		'submission:sequence'  => '{entry_id}',
		'user:user_id'         => '{user_id}',
		'user:user_email'      => '{user_email}',
	];

	private FormDraft $draft;

	/** @var array<string, array<string, mixed>> Fields by key. */
	private array $fields = [];

	/** @var array<string, Made> Quayside fields by key. */
	private array $made = [];

	/** @var array<string, array<string, mixed>> Conditions by key. */
	private array $conditions = [];

	private function __construct() {
		$this->draft = new FormDraft();
	}

	/**
	 * Converts a form.
	 *
	 * @param array<mixed> $form Settings, fields, and actions.
	 */
	public static function convert( array $form ): FormDraft {
		return self::read( $form )->draft;
	}

	/**
	 * Returns the fields of a form with the Quayside field that is made from each, for its submissions.
	 *
	 * @param array<mixed> $form Settings, fields, and actions.
	 * @return array<int, array{field: array<string, mixed>, made: Made|null}> Fields by ID.
	 */
	public static function map( array $form ): array {
		$converter = self::read( $form );
		$map       = [];
		foreach ( $converter->fields as $key => $field ) {
			$map[ (int) Given::number( $field, 'id' ) ] = [
				'field' => $field,
				'made'  => $converter->made[ $key ] ?? null,
			];
		}
		return $map;
	}

	/**
	 * @param array<mixed> $form Settings, fields, and actions.
	 */
	private static function read( array $form ): self {
		$converter = new self();
		foreach ( Given::list( $form, 'fields' ) as $number => $field ) {
			$key                       = Given::new_key( $converter->fields, Given::text( $field, 'key', "field-$number" ) );
			$converter->fields[ $key ] = [ 'unique' => $key ] + $field;
		}
		$settings              = Given::map( $form, 'settings' );
		$converter->conditions = Conditions::get( $converter->draft, Given::list( $settings, 'conditions' ), $converter->fields );
		foreach ( $converter->fields as $key => $field ) {
			$converter->field( (string) $key, $field );
		}
		$converter->settings( $settings, Given::list( $form, 'actions' ) );
		return $converter;
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private function field( string $key, array $field ): void {
		$source = strtolower( Given::text( $field, 'type' ) );
		$label  = wp_strip_all_tags( Given::text( $field, 'label', $key ) );
		if ( 1 === preg_match( self::PAYMENT, $source ) ) {
			$this->draft->stop_payments();
		} elseif ( in_array( $source, self::PRICES, true ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” is left out, because Quayside forms have no prices.', 'quayside-blocks' ), $label );
		} elseif ( ! $this->is_other( $source, $field, $label ) ) {
			$type = self::TYPES[ $source ] ?? 'textarea';
			isset( self::TYPES[ $source ] ) || $this->draft->note_text_area( $label );
			if ( 'listcountry' === $source || 'liststate' === $source ) {
				/* translators: %s: label of a field */
				$this->draft->note_on( __( '“%s” is entered as text instead of selected.', 'quayside-blocks' ), $label );
			}
			$attributes         = $this->attributes( $source, $type, $field ) + [
				'label'       => $label,
				'slug'        => FormDraft::slug( $label ),
				'help'        => trim( wp_strip_all_tags( Given::text( $field, 'desc_text', Given::text( $field, 'help_text' ) ) ) ),
				'required'    => Given::is_on( $field, 'required' ),
				'className'   => Given::text( $field, 'container_class' ),
				'conditional' => $this->conditions[ $key ] ?? null,
			];
			$this->made[ $key ] = [
				'id'    => Conditions::block_id( $field ),
				'slug'  => $this->draft->add_field( $type, Conditions::block_id( $field ), $attributes ),
				'type'  => $type,
				'label' => $label,
			];
		}
	}

	/**
	 * Handles a field without a value. Returns whether it is one.
	 *
	 * @param array<string, mixed> $field The field.
	 */
	private function is_other( string $source, array $field, string $label ): bool {
		switch ( $source ) {
			case 'submit':
			case 'button':
			case 'timedsubmit':
				$this->draft->settings['submitLabel'] = $label;
				return true;
			case 'html':
			case 'note':
				$this->draft->add_html( Given::text( $field, 'default', Given::text( $field, 'desc_text' ) ) );
				return true;
			case 'hr':
				$this->draft->add_html( '<hr>' );
				return true;
			case 'confirm':
			case 'passwordconfirm':
				return true;
			case 'spam':
			case 'recaptcha':
			case 'recaptcha_v3':
			case 'turnstile':
			case 'hcaptcha':
				$this->draft->note_spam_protection();
				return true;
		}
		return false;
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function attributes( string $source, string $type, array $field ): array {
		$plain = [
			'placeholder'  => Given::text( $field, 'placeholder' ),
			'defaultValue' => trim( Given::without_tags( Given::text( $field, 'default' ) ) ),
		];
		return match ( $type ) {
			'dropdown', 'multi-choice' => $this->choices( $source, $field ),
			'checkbox'                 => [ 'checked' => in_array( Given::text( $field, 'default_value' ), [ 'checked', '1' ], true ) ? true : null ],
			'number'                   => $plain + [
				'min' => Given::number( $field, 'num_min' ),
				'max' => Given::number( $field, 'num_max' ),
			],
			'datepicker'               => [
				'dateType' => [
					'time_only'     => 'time',
					'date_and_time' => 'dateTime',
				][ Given::text( $field, 'date_mode' ) ] ?? 'date',
			],
			'rating'                   => [ 'max' => max( 1, min( 10, (int) ( Given::number( $field, 'number_of_stars' ) ?? 5 ) ) ) ],
			'email'                    => $plain + [ 'isConfirm' => $this->is_confirmed( $field, 'confirm' ) ? true : null ],
			'password'                 => [ 'isConfirm' => $this->is_confirmed( $field, 'passwordconfirm' ) ? true : null ],
			'upload'                   => [
				'allowedTypes' => Given::file_types( Given::text( $field, 'upload_types' ) ),
				'maxSize'      => Given::number( $field, 'max_file_size' ),
				'maxFiles'     => max( 1, (int) Given::number( $field, 'upload_multi_count' ) ),
			],
			'textarea'                 => $plain + [
				'maxLength'  => $this->length( $field ),
				'isRichText' => Given::is_on( $field, 'textarea_rte' ) ? true : null,
			],
			'input'                    => [
				'defaultValue' => 'listcountry' === $source ? Given::text( $field, 'default_country' ) : $plain['defaultValue'],
				'isHidden'     => 'hidden' === $source ? true : null,
				'maxLength'    => $this->length( $field ),
				'mask'         => '' === self::mask( $field ) ? null : 'custom-mask',
				'customMask'   => self::mask( $field ),
				'autocomplete' => self::AUTOCOMPLETE[ $source ] ?? null,
			] + $plain,
			default                    => $plain,
		};
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private static function mask( array $field ): string {
		$mask = Given::text( $field, 'mask' );
		return 'custom' === $mask ? Given::text( $field, 'custom_mask' ) : ( 'currency' === $mask ? 'alias:currency' : $mask );
	}

	/**
	 * Determines whether another field repeats a field.
	 *
	 * @param array<string, mixed> $field The field.
	 * @param string               $type  Type of the other field.
	 */
	private function is_confirmed( array $field, string $type ): bool {
		$names = array_filter( [ Given::text( $field, 'key' ), Given::text( $field, 'id' ) ], static fn ( string $name ): bool => '' !== $name );
		return [] !== array_filter(
			$this->fields,
			static fn ( array $other ): bool => Given::text( $other, 'type' ) === $type && in_array( Given::text( $other, 'confirm_field' ), $names, true )
		);
	}

	/**
	 * @param array<string, mixed> $field The field.
	 */
	private function length( array $field ): ?int {
		$limit = Given::number( $field, 'input_limit' );
		if ( null === $limit || $limit < 1 ) {
			return null;
		}
		if ( 'words' === Given::text( $field, 'input_limit_type' ) || 'word' === Given::text( $field, 'input_limit_type' ) ) {
			/* translators: %s: label of a field */
			$this->draft->note_on( __( '“%s” has no limit of words.', 'quayside-blocks' ), Given::text( $field, 'label' ) );
			return null;
		}
		return (int) $limit;
	}

	/**
	 * @param array<string, mixed> $field The field.
	 * @return array<string, mixed>
	 */
	private function choices( string $source, array $field ): array {
		[ $options, $selected ] = ChoiceAttributes::read( Given::list( $field, 'options' ), 'label', 'selected' );

		$is_select = in_array( $source, [ 'listselect', 'listmultiselect' ], true );
		return ChoiceAttributes::make( $options, $selected, $is_select, in_array( $source, [ 'listselect', 'listradio' ], true ) );
	}

	/**
	 * @param array<string, mixed>             $settings Settings of the form.
	 * @param array<int, array<string, mixed>> $actions  What happens after a submission.
	 */
	private function settings( array $settings, array $actions ): void {
		$ours = &$this->draft->settings;

		$ours['notifications']   = [];
		$ours['afterSubmission'] = '0' === Given::text( $settings, 'hide_complete', '1' ) ? 'reset form' : 'hide form';
		foreach ( [
			'show_title'   => __( 'The form’s title above it is left out.', 'quayside-blocks' ),
			'calculations' => __( 'Calculations are left out.', 'quayside-blocks' ),
		] as $name => $note ) {
			Given::is_on( $settings, $name ) && $this->draft->note( $note );
		}
		foreach ( [
			'logged_in'        => __( 'Visitors can submit the form without logging in.', 'quayside-blocks' ),
			'sub_limit_number' => __( 'The limit of entries is left out.', 'quayside-blocks' ),
		] as $name => $note ) {
			Given::is_on( $settings, $name ) && $this->draft->restrict( $note );
		}
		foreach ( $actions as $action ) {
			if ( array_key_exists( 'active', $action ) && ! Given::is_on( $action, 'active' ) ) {
				continue;
			}
			// The editor adds an empty condition to each action.
			$conditions = array_filter(
				Given::list( Given::map( $action, 'conditions' ), 'when' ),
				static fn ( array $condition ): bool => '' !== Given::text( $condition, 'key' )
			);
			$this->action( strtolower( Given::text( $action, 'type' ) ), $action, [] !== $conditions );
		}
		$this->draft->store_entries( isset( $ours['store'] ) );
	}

	/**
	 * @param array<string, mixed> $action What happens after a submission.
	 */
	private function action( string $type, array $action, bool $is_conditional ): void {
		$ours = &$this->draft->settings;
		if ( $is_conditional && 'email' !== $type ) {
			/* translators: %s: name of what happens after a submission */
			$this->draft->note_on( __( 'The conditional logic of the action “%s” is left out.', 'quayside-blocks' ), Given::text( $action, 'label', $type ) );
		}
		if ( 1 === preg_match( self::PAYMENT, $type ) ) {
			$this->draft->stop_payments();
		} elseif ( 'save' === $type ) {
			$ours['store'] = true;
		} elseif ( 'email' === $type ) {
			$this->email( $action, $is_conditional );
		} elseif ( 'successmessage' === $type ) {
			$ours['successMessage'] = $this->tags( wpautop( Given::text( $action, 'success_msg', Given::text( $action, 'message' ) ) ) );
		} elseif ( 'redirect' === $type ) {
			$ours['submitType'] = 'custom url';
			$ours['successUrl'] = esc_url_raw( Given::without_tags( Given::text( $action, 'redirect_url' ) ), [ 'http', 'https' ] );
		} else {
			/* translators: %s: name of what happens after a submission */
			$this->draft->note_on( __( 'The action “%s” is left out.', 'quayside-blocks' ), Given::text( $action, 'label', $type ) );
		}
	}

	/**
	 * @param array<string, mixed> $email An email.
	 */
	private function email( array $email, bool $is_conditional ): void {
		$from = $this->tags( Given::text( $email, 'from_address' ) );
		$html = 'plain' === Given::text( $email, 'email_format' )
			? nl2br( esc_html( Given::text( $email, 'email_message_plain', Given::text( $email, 'email_message' ) ) ) )
			: wpautop( Given::text( $email, 'email_message', Given::text( $email, 'message' ) ) );
		$this->draft->add_email( $this->tags( Given::text( $email, 'to' ) ), [
			'subject'   => $this->tags( Given::text( $email, 'email_subject' ) ) ?: '{form_title}',
			'body'      => $this->tags( $html ),
			'replyTo'   => $this->tags( Given::text( $email, 'reply_to' ) ),
			'cc'        => $this->tags( Given::text( $email, 'cc' ) ),
			'bcc'       => $this->tags( Given::text( $email, 'bcc' ) ),
			'fromName'  => $this->tags( Given::text( $email, 'from_name' ) ),
			'fromEmail' => FormDraft::sender( $from ),
		], $is_conditional );
	}

	/**
	 * Replaces merge tags such as {field:email} with smart tags.
	 */
	private function tags( string $text ): string {
		return (string) preg_replace_callback(
			'/\{(field|wp|system|other|form|submission|user|post|post_meta|user_meta|querystring|calc|mailchimp|all_fields_table|fields_table|all_fields)(?::([^{}]{1,200}))?\}/',
			function ( array $tag ): string {
				$key   = $tag[2] ?? '';
				$field = $this->made[ $key ] ?? $this->made[ explode( ':', $key )[0] ] ?? null;
				$value = 'field' === $tag[1] && null !== $field ? '{form:' . $field['slug'] . '}' : self::TAGS[ trim( "$tag[1]:$key", ':' ) ] ?? '';
				if ( '' === $value ) {
					/* translators: %s: tag such as {ip} */
					$this->draft->note_on( __( 'The merge tag %s is left out.', 'quayside-blocks' ), $tag[0] );
				}
				return $value;
			},
			$text
		);
	}
}
