<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Sureforms;

/**
 * Reads the settings of a SureForms form, which are in several metadata values, as Quayside's: contract forms/form.settings.
 */
final class FormMeta {
	/** Maximum number of notifications in the contract. */
	private const MAX_NOTIFICATIONS = 10;

	/** Option with the site's validation messages. */
	public const MESSAGES = 'srfm_default_dynamic_block_option';

	/** Matches a tag of a field, in the recipient of an email. */
	private const FIELD_TAG = '/^\{form:([\p{L}\p{N}_-]+)\}$/uD';

	/** Operators of conditions. */
	private const OPERATORS = [
		'=='           => 'equal',
		'!='           => 'notEqual',
		'includes'     => 'contains',
		'!includes'    => 'notContains',
		'startWith'    => 'startsWith',
		'endWith'      => 'endsWith',
		'null'         => 'empty',
		'!null'        => 'notEmpty',
		'>'            => 'greater',
		'>='           => 'greaterOrEqual',
		'<'            => 'less',
		'<='           => 'lessOrEqual',
		'isChecked'    => 'checked',
		'!isChecked'   => 'notChecked',
		'isSelected'   => 'equal',
		'!isSelected'  => 'notEqual',
		'datePickerIs' => 'equal',
		'timePickerIs' => 'equal',
		'isBefore'     => 'less',
		'isOnOrBefore' => 'lessOrEqual',
		'isAfter'      => 'greater',
		'isOnOrAfter'  => 'greaterOrEqual',
	];

	/**
	 * Returns the settings that the form has. Those that it doesn't have are missing.
	 *
	 * @param int $form ID of the form's post.
	 * @return array<string, mixed>
	 */
	public static function settings( int $form ): array {
		$settings = self::after_submission( $form ) + self::emails( $form ) + self::entries( $form );
		$label    = self::text( $form, '_srfm_submit_button_text' );
		if ( '' !== $label ) {
			$settings['submitLabel'] = $label;
		}
		$captcha = self::text( $form, '_srfm_captcha_security_type' );
		$captcha = 'g-recaptcha' === $captcha ? self::text( $form, '_srfm_form_recaptcha' ) : $captcha;
		if ( '' !== $captcha && 'none' !== $captcha ) {
			$settings['captcha'] = $captcha;
		}
		$messages = self::messages();
		if ( [] !== $messages ) {
			$settings['messages'] = $messages;
		}
		$style = self::style( $form );
		if ( [] !== $style ) {
			$settings['style'] = $style;
		}
		$instant = get_post_meta( $form, '_srfm_instant_form_settings', true );
		if ( is_array( $instant ) ) {
			$settings['instant'] = self::instant( $instant );
		}
		return $settings;
	}

	/**
	 * Returns the conditions of the form's fields and groups by block ID, as in the attribute "conditional". Conditions that
	 * Quayside doesn't have are left out, so that their fields are always visible.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function conditions( int $form ): array {
		$conditions = [];
		foreach ( self::logic( $form ) as $id => $logic ) {
			$condition = is_array( $logic ) ? self::condition( $logic ) : null;
			if ( null !== $condition ) {
				$conditions[ (string) $id ] = $condition;
			}
		}
		return $conditions;
	}

	/**
	 * Returns the number of fields and groups whose conditions Quayside doesn't have.
	 */
	public static function lost_conditions( int $form ): int {
		return count(
			array_filter(
				self::logic( $form ),
				static fn ( mixed $logic ): bool => is_array( $logic ) && ! empty( $logic['logic'] ) && null === self::condition( $logic )
			)
		);
	}

	/**
	 * Returns the number of emails to the visitor. Quayside sends one.
	 */
	public static function confirmations( int $form ): int {
		$stored = get_post_meta( $form, '_srfm_email_notification', true );
		return count( array_filter( is_array( $stored ) ? $stored : [], static function ( mixed $email ): bool {
			$to = '';
			foreach ( [ 'email_to', 'email_cc', 'email_bcc' ] as $name ) {
				$to .= is_array( $email ) && is_string( $email[ $name ] ?? null ) ? ',' . $email[ $name ] : '';
			}
			return is_array( $email ) && true === ( $email['status'] ?? false ) && str_contains( $to, '{form:' );
		} ) );
	}

	/**
	 * Determines whether webhooks get the entries.
	 */
	public static function has_services( int $form ): bool {
		$stored = get_post_meta( $form, '_srfm_integrations_webhooks', true );
		return is_array( $stored ) && [] !== array_filter( $stored, 'is_array' );
	}

	/**
	 * Returns the stored conditions by block ID.
	 *
	 * @return array<mixed>
	 */
	private static function logic( int $form ): array {
		$stored = get_post_meta( $form, '_srfm_conditional_logic', true );
		$all    = [];
		foreach ( is_array( $stored ) ? $stored : [] as $key => $entry ) {
			// Either a list of objects with one ID each, or one object.
			$all = array_replace( $all, is_array( $entry ) && ! isset( $entry['logic'] ) ? $entry : [ $key => $entry ] );
		}
		return $all;
	}

	/**
	 * Returns the site's validation messages by SureForms key.
	 *
	 * @return array<string, string>
	 */
	public static function messages(): array {
		$stored   = get_option( self::MESSAGES );
		$messages = [];
		foreach ( is_array( $stored ) ? $stored : [] as $key => $text ) {
			if ( is_string( $key ) && is_string( $text ) && '' !== $text && mb_strlen( $text ) <= 300 ) {
				$messages[ $key ] = $text;
			}
		}
		return $messages;
	}

	/**
	 * Returns the style of an embedded form that differs from the form's own, by the attributes of the block srfm/form.
	 *
	 * @param array<mixed> $attributes The block's attributes.
	 * @return array<string, mixed> As in the settings' group "style".
	 */
	public static function embedded_style( array $attributes ): array {
		if ( ! is_string( $attributes['formTheme'] ?? null ) || 'inherit' === $attributes['formTheme'] ) {
			return [];
		}
		return self::appearance( [
			'primary_color'           => $attributes['primaryColor'] ?? '#111C44',
			'text_color_on_primary'   => $attributes['textOnPrimaryColor'] ?? '#FFFFFF',
			'field_spacing'           => $attributes['fieldSpacing'] ?? 'medium',
			'submit_button_alignment' => $attributes['buttonAlignment'] ?? 'left',
		] );
	}

	/**
	 * Returns the additional classes of the form's element.
	 */
	public static function classes( int $form ): string {
		return implode( ' ', array_filter( array_map( 'sanitize_html_class', explode( ' ', self::text( $form, '_srfm_additional_classes' ) ) ) ) );
	}

	/**
	 * Returns the form's custom CSS, whose rules apply inside of the form only; empty if it has none.
	 */
	public static function css( int $form ): string {
		$css = trim( wp_strip_all_tags( self::text( $form, '_srfm_form_custom_css' ) ) );
		return '' === $css ? '' : ".srfm-form-container-$form{" . str_replace( '<', '', $css ) . '}';
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function after_submission( int $form ): array {
		$first = self::first( $form, '_srfm_form_confirmation' );
		if ( [] === $first ) {
			return [];
		}
		$text     = static fn ( string $name ): string => is_string( $first[ $name ] ?? null ) ? $first[ $name ] : '';
		$type     = in_array( $text( 'confirmation_type' ), [ 'different page', 'custom url' ], true ) ? $text( 'confirmation_type' ) : 'same page';
		$settings = [
			'submitType'      => $type,
			'afterSubmission' => 'reset form' === $text( 'submission_action' ) ? 'reset form' : 'hide form',
		];
		if ( 'same page' !== $type ) {
			$settings['successUrl'] = self::with_query( 'different page' === $type ? $text( 'page_url' ) : $text( 'custom_url' ), $first );
		}
		// Images with data URLs, such as that of the default message, don't survive sanitization.
		$message = trim( (string) preg_replace( '~<img\b[^>]*\bsrc=["\']?(?:data:|image/)[^>]*>~i', '', $text( 'message' ) ) );
		if ( '' !== $message ) {
			$settings['successMessage'] = self::without_unknown_tags( $message );
		}
		return $settings;
	}

	/**
	 * Adds the query parameters of a redirect. Parameters with values of the entry are left out.
	 *
	 * @param array<mixed> $confirmation Stored confirmation.
	 */
	private static function with_query( string $url, array $confirmation ): string {
		$query = [];
		$pairs = true === ( $confirmation['enable_query_params'] ?? false ) ? $confirmation['query_params'] ?? null : null;
		foreach ( is_array( $pairs ) ? $pairs : [] as $pair ) {
			foreach ( is_array( $pair ) ? $pair : [] as $name => $value ) {
				if ( is_string( $name ) && '' !== $name && is_string( $value ) && ! str_contains( $value, '{' ) ) {
					$query[ $name ] = rawurlencode( $value );
				}
			}
		}
		return '' === $url ? '' : add_query_arg( $query, $url );
	}

	/**
	 * Returns the notifications. An email whose recipient is a field is the confirmation email to the visitor.
	 *
	 * @return array<string, mixed>
	 */
	private static function emails( int $form ): array {
		$stored = get_post_meta( $form, '_srfm_email_notification', true );
		if ( ! is_array( $stored ) ) {
			return [];
		}
		$notifications = [];
		$confirmation  = [];
		foreach ( $stored as $email ) {
			if ( ! is_array( $email ) ) {
				continue;
			}
			$text       = static fn ( string $name ): string => is_string( $email[ $name ] ?? null ) ? trim( $email[ $name ] ) : '';
			$is_on      = true === ( $email['status'] ?? false );
			$recipients = array_values(
				array_filter( array_map( 'trim', explode( ',', $text( 'email_to' ) ) ), static fn ( string $to ): bool => '' !== $to )
			);
			$copies     = array_map( 'trim', explode( ',', $text( 'email_cc' ) . ',' . $text( 'email_bcc' ) ) );
			// A copy to the visitor is the confirmation email, too.
			$fields = array_values(
				array_filter( [ ...$recipients, ...$copies ], static fn ( string $to ): bool => 1 === preg_match( self::FIELD_TAG, $to ) )
			);
			$owners = array_values( array_diff( $recipients, $fields ) );
			$sender = $text( 'from_email' );
			$shared = [
				'subject' => self::without_unknown_tags( $text( 'subject' ) ),
				'body'    => self::without_unknown_tags( $text( 'email_body' ) ),
				// Replies to a visitor whose address was the sender's still reach the visitor.
				'replyTo' => '' === $text( 'email_reply_to' ) && 1 === preg_match( self::FIELD_TAG, $sender ) ? $sender : $text( 'email_reply_to' ),
			];
			if ( [] !== $owners && count( $notifications ) < self::MAX_NOTIFICATIONS ) {
				$more            = [
					'cc'        => $text( 'email_cc' ),
					'bcc'       => $text( 'email_bcc' ),
					'fromName'  => '{site_title}' === $text( 'from_name' ) ? '' : $text( 'from_name' ),
					'fromEmail' => '{admin_email}' === $sender ? '' : $sender,
				];
				$notifications[] = [
					'enabled' => $is_on,
					'to'      => implode( ', ', $owners ),
				] + $shared + array_filter( $more, static fn ( string $value ): bool => '' !== $value );
			}
			if ( $is_on && [] === $confirmation && [] !== $fields ) {
				preg_match( self::FIELD_TAG, $fields[0], $tag );
				$confirmation = array_filter( $shared, static fn ( string $value ): bool => '' !== $value ) + [
					'enabled' => true,
					'to'      => $tag[1] ?? '',
				];
			}
		}
		return [ 'notifications' => $notifications ] + ( [] === $confirmation ? [] : [ 'confirmation' => $confirmation ] );
	}

	/**
	 * Removes the tags whose values Quayside doesn't have: it stores neither the IP address nor the browser of a visitor, and pages
	 * are the same for all visitors, whatever their cookies and URLs.
	 */
	private static function without_unknown_tags( string $text ): string {
		return (string) preg_replace( '/\{(?:ip|browser_name|browser_platform|(?:get_input|get_cookie|form-payment|survey_results):[^{}]*)\}/', '', $text );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function entries( int $form ): array {
		$compliance = self::first( $form, '_srfm_compliance' );
		$entries    = [];
		if ( ! empty( $compliance['gdpr'] ) && ! empty( $compliance['do_not_store_entries'] ) ) {
			$entries['store'] = false;
		}
		$days = $compliance['auto_delete_days'] ?? '';
		if ( ! empty( $compliance['gdpr'] ) && ! empty( $compliance['auto_delete_entries'] ) && is_numeric( $days ) && (int) $days > 0 ) {
			$entries['retentionDays'] = (int) $days;
		}
		return $entries;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function style( int $form ): array {
		$stored = get_post_meta( $form, '_srfm_forms_styling', true );
		$style  = is_array( $stored ) ? self::appearance( $stored ) : [];
		// The button of the theme.
		return '1' === self::text( $form, '_srfm_inherit_theme_button' ) ? array_diff_key( $style, array_flip( [ 'accent', 'accentText' ] ) ) : $style;
	}

	/**
	 * @param array<mixed> $stored Values by SureForms names.
	 * @return array<string, mixed>
	 */
	private static function appearance( array $stored ): array {
		$color = static fn ( string $name ): string => is_string( $stored[ $name ] ?? null ) && 1 === preg_match( '/^#[0-9a-f]{6}$/iD', $stored[ $name ] )
			? $stored[ $name ]
			: '';
		$place = is_string( $stored['submit_button_alignment'] ?? null ) ? $stored['submit_button_alignment'] : '';
		return array_filter( [
			'accent'     => $color( 'primary_color' ),
			'accentText' => $color( 'text_color_on_primary' ),
			'spacing'    => in_array( $stored['field_spacing'] ?? '', [ 'small', 'medium', 'large' ], true ) ? $stored['field_spacing'] : '',
			'button'     => [
				'left'    => 'start',
				'center'  => 'center',
				'right'   => 'end',
				'justify' => 'full',
				'full'    => 'full',
			][ $place ] ?? '',
		] );
	}

	/**
	 * @param array<mixed> $stored Settings of the instant form.
	 * @return array<string, mixed>
	 */
	private static function instant( array $stored ): array {
		$color = static fn ( string $kind ): string => 'color' === ( $stored[ "{$kind}_type" ] ?? '' ) && is_string( $stored[ "{$kind}_color" ] ?? null )
			&& 1 === preg_match( '/^#[0-9a-f]{6}$/iD', $stored[ "{$kind}_color" ] ) ? $stored[ "{$kind}_color" ] : '';
		return [
			'enabled' => ! empty( $stored['enable_instant_form'] ),
			'title'   => ! isset( $stored['single_page_form_title'] ) || ! empty( $stored['single_page_form_title'] ),
		] + array_filter( [
			'background' => $color( 'bg' ),
			'banner'     => $color( 'cover' ),
		] );
	}

	/**
	 * @param array<mixed> $logic Condition of one field: its action, and a list of groups of rules. One group has to match.
	 * @return array<string, mixed>|null
	 */
	private static function condition( array $logic ): ?array {
		$groups = [];
		foreach ( is_array( $logic['logic'] ?? null ) ? $logic['logic'] : [] as $group ) {
			$rules = [];
			foreach ( is_array( $group ) ? $group : [] as $rule ) {
				$operator = is_array( $rule ) && is_string( $rule['operator'] ?? null ) ? self::OPERATORS[ $rule['operator'] ] ?? '' : '';
				if ( '' === $operator || ! is_array( $rule ) || ! is_string( $rule['field'] ?? null ) ) {
					return null;
				}
				$rules[] = [
					'field'    => $rule['field'],
					'operator' => $operator,
					'value'    => is_scalar( $rule['value'] ?? null ) ? (string) $rule['value'] : '',
				];
			}
			if ( [] !== $rules ) {
				$groups[] = $rules;
			}
		}
		if ( [] === $groups ) {
			return null;
		}
		$rules = array_merge( ...$groups );
		$match = match ( true ) {
			1 === count( $groups )                => 'all',
			count( $groups ) === count( $rules )  => 'any',
			default                               => 'groups',
		};
		if ( 'groups' === $match ) {
			$numbered = [];
			foreach ( $groups as $index => $group ) {
				foreach ( $group as $rule ) {
					$numbered[] = $rule + [ 'group' => $index + 1 ];
				}
			}
			$rules = $numbered;
		}
		return [
			'action' => 'hide' === ( $logic['action'] ?? '' ) ? 'hide' : 'show',
			'match'  => $match,
			'rules'  => $rules,
		];
	}

	/**
	 * Returns the first item of a list in metadata.
	 *
	 * @return array<mixed>
	 */
	private static function first( int $form, string $key ): array {
		$list = get_post_meta( $form, $key, true );
		return is_array( $list ) && is_array( $list[0] ?? null ) ? $list[0] : [];
	}

	private static function text( int $form, string $key ): string {
		$value = get_post_meta( $form, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
