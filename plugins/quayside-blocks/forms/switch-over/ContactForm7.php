<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Converts a form of Contact Form 7, whose fields are tags such as [text* your-name] in HTML.
 */
final class ContactForm7 {
	/** Quayside field types by tag. */
	private const TYPES = [
		'text'       => 'input',
		'email'      => 'email',
		'url'        => 'url',
		'tel'        => 'phone',
		'textarea'   => 'textarea',
		'number'     => 'number',
		'range'      => 'slider',
		'date'       => 'datepicker',
		'select'     => 'dropdown',
		'checkbox'   => 'multi-choice',
		'radio'      => 'multi-choice',
		'acceptance' => 'gdpr',
		'file'       => 'upload',
		'hidden'     => 'input',
	];

	/** Tags that print no field. */
	private const NOT_FIELDS = [ 'submit', 'response', 'count', 'captchac', 'captchar', 'quiz', 'turnstile', 'recaptcha', 'stripe' ];

	/** Properties of services that get the entries. */
	private const SERVICES = [ 'constant_contact', 'sendinblue' ];

	/** Properties of a form in addition to its template. */
	public const PROPERTIES = [ 'mail', 'mail_2', 'messages', 'additional_settings', ...self::SERVICES ];

	/** Matches a tag: type, required, attributes, and the content of an acceptance. */
	private const TAG = '~(\[?)\[([a-z][a-z0-9_]*)(\*?)((?:\s(?:[^\[\]"\']|"[^"]*"|\'[^\']*\')*+)?)\](?:([^\[]*+)\[/\2\])?(\]?)~s';

	/** Additional settings that close the form to visitors, or turn off its emails. */
	private const RULES = '/^[ \t]*(?:subscribers_only|demo_mode|skip_mail)[ \t]*:[ \t]*+(?!(?:off|false|0)?\s*$)/mi';

	/** Quayside's smart tags by mail tag. */
	private const MAIL_TAGS = [
		'_site_title'         => '{site_title}',
		'_site_url'           => '{site_url}',
		'_site_admin_email'   => '{admin_email}',
		'_post_id'            => '{embed_post_id}',
		'_post_title'         => '{embed_post_title}',
		'_post_url'           => '{embed_post_url}',
		'_url'                => '{current_page_url}',
		'_serial_number'      => '{entry_id}',
		'_user_login'         => '{user_login}',
		'_user_email'         => '{user_email}',
		'_user_display_name'  => '{user_display_name}',
		'_user_first_name'    => '{user_first_name}',
		'_user_last_name'     => '{user_last_name}',
		'_contact_form_title' => '{form_title}',
	];

	private FormDraft $draft;

	/** @var array<string, string> Slugs by name of the tag. */
	private array $slugs = [];

	private int $count = 0;

	private function __construct() {
		$this->draft = new FormDraft();
	}

	/**
	 * Converts a form.
	 *
	 * @param string               $form       Template of the form: metadata "_form".
	 * @param array<string, mixed> $properties Metadata by name without the underscore, as in PROPERTIES.
	 * @param bool                 $stores     Whether another plugin stores the site's submissions. Contact Form 7 doesn't.
	 */
	public static function convert( string $form, array $properties, bool $stores = false ): FormDraft {
		$long = FormDraft::too_long( $form );
		if ( null !== $long ) {
			return $long;
		}
		$converter = new self();
		$converter->fields( $form );
		$converter->emails( $properties );
		$messages = is_array( $properties['messages'] ?? null ) ? $properties['messages'] : [];
		if ( is_string( $messages['mail_sent_ok'] ?? null ) && '' !== $messages['mail_sent_ok'] ) {
			$converter->draft->settings['successMessage'] = '<p>' . esc_html( $messages['mail_sent_ok'] ) . '</p>';
		}
		$settings = is_string( $properties['additional_settings'] ?? null ) ? trim( $properties['additional_settings'] ) : '';
		if ( 1 === preg_match( self::RULES, $settings ) ) {
			$converter->draft->restrict( __( 'Additional settings about who can submit the form, or that it sends no emails, are left out.', 'quayside-blocks' ) );
		} elseif ( '' !== $settings ) {
			$converter->draft->note( __( 'Additional settings are left out.', 'quayside-blocks' ) );
		}
		foreach ( self::SERVICES as $name ) {
			[] === array_filter( Given::map( $properties, $name ) ) || $converter->draft->note_services();
		}
		$converter->draft->store_entries( $stores );
		return $converter->draft;
	}

	private function fields( string $form ): void {
		if ( 1 === preg_match( '~<(?:h[1-6]|table|fieldset|ul|ol|img|iframe|script|style)\b~i', $form ) ) {
			$this->draft->note( __( 'The layout of the form’s own HTML is left out. Its text becomes paragraphs.', 'quayside-blocks' ) );
		}
		$offset = 0;
		preg_match_all( self::TAG, $form, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
		foreach ( $tags as $tag ) {
			$before = substr( $form, $offset, $tag[0][1] - $offset );
			$offset = $tag[0][1] + strlen( (string) $tag[0][0] );
			$type   = (string) $tag[2][0];
			// [[text]] stands for the text itself.
			$is_escaped = '' !== (string) $tag[1][0] && '' !== (string) ( $tag[6][0] ?? '' );
			$lines      = self::lines( $before );
			if ( 'stripe' === $type && ! $is_escaped ) {
				$this->draft->stop_payments();
			}
			if ( $is_escaped || in_array( $type, self::NOT_FIELDS, true ) ) {
				$this->texts( $lines );
				$is_escaped || $this->other( $type, (string) $tag[4][0] );
				continue;
			}
			$label = array_pop( $lines ) ?? '';
			$this->texts( $lines );
			$this->field( $type, '*' === $tag[3][0], (string) $tag[4][0], (string) ( $tag[5][0] ?? '' ), $label );
		}
		$this->texts( self::lines( substr( $form, $offset ) ) );
	}

	/**
	 * @param string $content Content of an acceptance.
	 * @param string $label   Text before the tag.
	 */
	private function field( string $source, bool $is_required, string $text, string $content, string $label ): void {
		[ $options, $values ] = self::attributes( $text );
		$name                 = array_shift( $options ) ?? '';
		$type                 = self::TYPES[ $source ] ?? 'textarea';
		$option               = static function ( string $prefix ) use ( $options ): ?string {
			foreach ( $options as $each ) {
				if ( str_starts_with( $each, "$prefix:" ) ) {
					return substr( $each, strlen( $prefix ) + 1 );
				}
			}
			return null;
		};
		$has                  = static fn ( string $flag ): bool => in_array( $flag, $options, true );
		$number               = static fn ( string $prefix ): int|float|null => is_numeric( $option( $prefix ) ) ? $option( $prefix ) + 0 : null;
		if ( ! isset( self::TYPES[ $source ] ) ) {
			$this->draft->note_text_area( $name );
		}
		$attributes = [
			'slug'      => strtr( $name, ':.', '--' ),
			'label'     => '' === $label ? ucfirst( trim( strtr( $name, '-_', '  ' ) ) ) : $label,
			'required'  => $is_required,
			'className' => implode( ' ', (array) preg_replace( '/^class:/', '', preg_grep( '/^class:/', $options ) ?: [] ) ),
		];
		if ( in_array( $type, [ 'dropdown', 'multi-choice' ], true ) ) {
			$attributes += $this->choices( $source, $name, $values, $option( 'default' ), $has );
		} elseif ( 'gdpr' === $type ) {
			$type       = $has( 'optional' ) ? 'checkbox' : 'gdpr';
			$attributes = [
				'label'    => $this->draft->consent_label( $type, $content ) ?: $attributes['label'],
				'required' => 'gdpr' === $type,
			] + $attributes;
			if ( $has( 'invert' ) ) {
				/* translators: %s: name of a field */
				$this->draft->note_on( __( '“%s” has to be checked instead of left unchecked.', 'quayside-blocks' ), $name );
			}
		} elseif ( 'upload' === $type ) {
			$attributes += [
				'allowedTypes' => implode(
					', ',
					array_filter(
						explode( '|', (string) $option( 'filetypes' ) ),
						static fn ( string $each ): bool => 1 === preg_match( '/^[a-z0-9]{1,10}$/i', $each )
					)
				),
				'maxSize'      => self::megabytes( (string) $option( 'limit' ) ),
				'maxFiles'     => 1,
			];
		} else {
			$is_placeholder = $has( 'placeholder' ) || $has( 'watermark' );
			$attributes    += [
				'placeholder'  => $is_placeholder ? $values[0] ?? '' : '',
				'defaultValue' => $is_placeholder ? '' : $values[0] ?? '',
				'minLength'    => $number( 'minlength' ),
				'maxLength'    => $number( 'maxlength' ),
				'isHidden'     => 'hidden' === $source ? true : null,
			];
			if ( in_array( $type, [ 'number', 'slider' ], true ) ) {
				$attributes += [
					'min'  => $number( 'min' ),
					'max'  => $number( 'max' ),
					'step' => 'slider' === $type ? $number( 'step' ) : null,
				];
			} elseif ( 'datepicker' === $type ) {
				$day         = static fn ( ?string $value ): string => 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', (string) $value ) ? (string) $value : '';
				$attributes += [
					'minDate' => $day( $option( 'min' ) ),
					'maxDate' => $day( $option( 'max' ) ),
				];
			}
			if ( null !== $option( 'default' ) ) {
				/* translators: %s: name of a field */
				$this->draft->note_on( __( '“%s” has no default value that depends on the visitor.', 'quayside-blocks' ), $name );
			}
		}
		$this->slugs[ $name ] = $this->draft->add_field( $type, substr( md5( "$source $name " . $this->count++ ), 0, 8 ), $attributes );
	}

	/**
	 * @param array<int, string>     $values  Choices.
	 * @param callable(string): bool $has     Determines whether the tag has an option.
	 * @return array<string, mixed>
	 */
	private function choices( string $source, string $name, array $values, ?string $default, callable $has ): array {
		$placeholder = 'select' === $source && $has( 'first_as_label' ) ? (string) array_shift( $values ) : '';
		$labels      = array_map( static fn ( string $value ): string => explode( '|', $value, 2 )[0], $values );
		if ( $labels !== $values ) {
			/* translators: %s: name of a field */
			$this->draft->note_on( __( 'Emails have the labels of “%s” instead of the values behind them.', 'quayside-blocks' ), $name );
		}
		if ( $has( 'free_text' ) || $has( 'exclusive' ) ) {
			/* translators: %s: name of a field */
			$this->draft->note_on( __( '“%s” has no text field for other answers, and more than one choice can be selected.', 'quayside-blocks' ), $name );
		}
		$selected = array_filter( array_map( static fn ( string $number ): string => $labels[ (int) $number - 1 ] ?? '', explode( '_', (string) $default ) ) );
		$is_one   = 'radio' === $source || ( 'select' === $source && ! $has( 'multiple' ) );
		return ChoiceAttributes::make( ChoiceAttributes::options( $labels ), $selected, 'select' === $source, $is_one )
			+ [ 'placeholder' => $placeholder ];
	}

	/**
	 * Handles a tag that is not a field.
	 */
	private function other( string $type, string $text ): void {
		if ( 'submit' === $type ) {
			$label = self::attributes( $text )[1][0] ?? '';
			if ( '' !== $label ) {
				$this->draft->settings['submitLabel'] = $label;
			}
		} elseif ( in_array( $type, [ 'quiz', 'captchac', 'captchar', 'turnstile', 'recaptcha' ], true ) ) {
			$this->draft->note_spam_protection();
		}
	}

	/**
	 * @param array<string, mixed> $properties Properties of the form.
	 */
	private function emails( array $properties ): void {
		$this->draft->settings['notifications'] = [];
		foreach ( [ 'mail', 'mail_2' ] as $name ) {
			$mail = is_array( $properties[ $name ] ?? null ) ? $properties[ $name ] : [];
			if ( [] === $mail || ( 'mail_2' === $name && empty( $mail['active'] ) ) ) {
				continue;
			}
			$text    = static fn ( string $key ): string => is_string( $mail[ $key ] ?? null ) ? trim( $mail[ $key ] ) : '';
			$body    = empty( $mail['use_html'] ) ? nl2br( esc_html( $text( 'body' ) ) ) : $text( 'body' );
			$headers = self::headers( $text( 'additional_headers' ) );
			$to      = $this->tags( $text( 'recipient' ) );
			$email   = [
				'subject' => $this->tags( $text( 'subject' ) ),
				'body'    => $this->tags( $body ),
				'replyTo' => $this->tags( $headers['reply-to'] ?? '' ),
			];
			$sender  = $this->tags( $text( 'sender' ) );
			$named   = 1 === preg_match( '/^(.*?)<([^<>]*)>$/s', $sender, $parts );
			$this->draft->add_email( $to, $email + [
				'cc'        => $this->tags( $headers['cc'] ?? '' ),
				'bcc'       => $this->tags( $headers['bcc'] ?? '' ),
				'fromName'  => $named ? trim( $parts[1] ) : '',
				'fromEmail' => $named ? trim( $parts[2] ) : $sender,
				'attach'    => '' === $text( 'attachments' ) ? null : true,
			] );
		}
	}

	/**
	 * Replaces mail tags such as [your-name] with smart tags.
	 */
	private function tags( string $text ): string {
		return (string) preg_replace_callback(
			'/\[(_raw_|_format_)?([a-zA-Z_][0-9a-zA-Z:._-]*)(?:\s+"[^"]*")?\s*\]/',
			function ( array $tag ): string {
				if ( isset( $this->slugs[ $tag[2] ] ) ) {
					return '{form:' . $this->slugs[ $tag[2] ] . '}';
				}
				if ( isset( self::MAIL_TAGS[ $tag[2] ] ) ) {
					return self::MAIL_TAGS[ $tag[2] ];
				}
				/* translators: %s: tag such as [_remote_ip] */
				$this->draft->note_on( __( 'The mail tag %s is left out.', 'quayside-blocks' ), "[$tag[2]]" );
				return '';
			},
			$text
		);
	}

	/**
	 * @return array<string, string> Values by name in lowercase.
	 */
	private static function headers( string $text ): array {
		$headers = [];
		foreach ( (array) preg_split( '/\R/', $text ) as $line ) {
			$end = strcspn( (string) $line, ':' );
			$headers[ strtolower( trim( substr( (string) $line, 0, $end ) ) ) ] = trim( substr( (string) $line, $end + 1 ) );
		}
		return $headers;
	}

	/**
	 * Returns the options and the quoted values of a tag.
	 *
	 * @return array{array<int, string>, array<int, string>}
	 */
	private static function attributes( string $text ): array {
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'/', $text, $quoted, PREG_SET_ORDER );
		$values  = array_map( static fn ( array $each ): string => html_entity_decode( $each[2] ?? $each[1] ?? '', ENT_QUOTES ), $quoted );
		$options = preg_split( '/\s+/u', (string) preg_replace( '/"[^"]*"|\'[^\']*\'/', ' ', $text ), -1, PREG_SPLIT_NO_EMPTY );
		return [ false === $options ? [] : $options, $values ];
	}

	/**
	 * Returns the lines of text in HTML.
	 *
	 * @return array<int, string>
	 */
	private static function lines( string $html ): array {
		$text  = wp_strip_all_tags( (string) preg_replace( '~<(?:br|/?(?:p|div|label|h[1-6]|li|tr|legend))\b[^>]*>~i', "\n", $html ) );
		$lines = array_map( static fn ( string $line ): string => trim( html_entity_decode( $line, ENT_QUOTES ) ), explode( "\n", $text ) );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * @param array<int, string> $lines Lines of text.
	 */
	private function texts( array $lines ): void {
		foreach ( $lines as $line ) {
			$this->draft->add_text( $line );
		}
	}

	/**
	 * Returns a limit such as "2mb" in MB; null if there is none.
	 */
	private static function megabytes( string $limit ): ?float {
		if ( 1 !== preg_match( '/^(\d+)(kb|mb)?$/i', $limit, $parts ) ) {
			return null;
		}
		$unit = strtolower( $parts[2] ?? '' );
		return round( (int) $parts[1] / [
			'mb' => 1,
			'kb' => 1024,
			''   => 1048576,
		][ $unit ], 3 );
	}
}
