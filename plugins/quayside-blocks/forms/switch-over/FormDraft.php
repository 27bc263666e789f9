<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Notifications\Addresses;
use Quayside\Blocks\Forms\Notifications\SmartTags;

/**
 * A Quayside form that is made from a form of another plugin: its blocks, its settings, and notes about what differs.
 */
final class FormDraft {
	/** Forms that are longer are not read, in bytes. The longest that people write have a tenth. */
	private const MAX_LENGTH = 500_000;

	/** Maximum number of fields. A submission can have 500 values, and a field can have more than one. */
	private const MAX_FIELDS = 400;

	/** Maximum length of a slug, in characters, so that emails and conditions can name it. */
	private const MAX_SLUG = 32;

	/** Maximum length of a text of a field, in characters. */
	private const MAX_TEXT = 2000;

	/** Maximum number of notifications; contract forms/form.settings. */
	private const MAX_EMAILS = 10;

	/** @var array<int, array<string, mixed>> Blocks in the format of parse_blocks(). */
	private array $blocks = [];

	/** @var array<string, mixed> Settings; contract forms/form.settings. */
	public array $settings = [];

	/** @var array<string, true> What differs, as translated texts. */
	private array $notes = [];

	/** Why the form can't be carried over, as translated text; empty if it can. */
	public string $obstacle = '';

	/** Whether the form has a rule about who can submit it, or when, that Quayside doesn't have. Visitors must not see the form then. */
	public bool $is_restricted = false;

	/** Whether the form takes payments. It can't be carried over then. */
	public bool $takes_payments = false;

	/** @var array<string, int> Number of fields by slug without a number. */
	private array $slugs = [];

	/** @var array<string, string> Types by slug. */
	private array $types = [];

	/**
	 * Returns the draft of a form that is too long to be read, or null for others.
	 *
	 * @param string $form Form as the other plugin stores it.
	 */
	public static function too_long( string $form ): ?self {
		return strlen( $form ) > self::MAX_LENGTH ? self::stopped( __( 'The form is longer than 500 KB.', 'quayside-blocks' ) ) : null;
	}

	/**
	 * Returns the draft of a form that can't be carried over.
	 *
	 * @param string $obstacle The reason, as translated text.
	 */
	public static function stopped( string $obstacle ): self {
		$draft           = new self();
		$draft->obstacle = $obstacle;
		return $draft;
	}

	/**
	 * Adds a field and returns its slug.
	 *
	 * @param string               $type       Type of the Quayside field.
	 * @param string               $id         Block ID; unique in the form.
	 * @param array<string, mixed> $attributes Attributes. Null and empty texts are left out.
	 */
	public function add_field( string $type, string $id, array $attributes ): string {
		[ $slug, $this->blocks[] ] = $this->field( $type, $id, $attributes );
		return $slug;
	}

	/**
	 * Adds an address and returns the slugs of its parts.
	 *
	 * @param string                                                       $id         Block ID; unique in the form.
	 * @param array<string, mixed>                                         $attributes Attributes of the group.
	 * @param array<string, array{0: string, 1: array<string, mixed>}> $parts Type and attributes of each part by its block ID.
	 * @return array<string, string> Slugs by block ID.
	 */
	public function add_address( string $id, array $attributes, array $parts ): array {
		$slugs  = [];
		$blocks = [];
		foreach ( $parts as $part => [ $type, $values ] ) {
			[ $slugs[ $part ], $blocks[] ] = $this->field( $type, $part, $values );
		}
		$this->blocks[] = [
			'innerBlocks'  => $blocks,
			'innerContent' => array_fill( 0, count( $blocks ), null ),
		] + self::block( 'quayside/field-address', [
			'block_id' => $id,
			'slug'     => $this->new_slug( self::slug( is_string( $attributes['label'] ?? null ) ? $attributes['label'] : '' ) ?: 'address' ),
		] + self::filled( $attributes ) );
		return $slugs;
	}

	/**
	 * Returns the label of a consent.
	 *
	 * @param string $type Type of the Quayside field. A consent can have links, such as to the privacy policy, and a checkbox can't.
	 * @param string $html Label as HTML.
	 */
	public function consent_label( string $type, string $html ): string {
		$plain = trim( wp_strip_all_tags( $html ) );
		if ( '' === $plain || ! str_contains( $html, '<a ' ) ) {
			return $plain;
		}
		if ( 'gdpr' === $type ) {
			return trim( wp_kses( $html, [ 'a' => [ 'href' => true ] ] ) );
		}
		/* translators: %s: label of a field */
		$this->note_on( __( 'The link in “%s” is left out.', 'quayside-blocks' ), $plain );
		return $plain;
	}

	/**
	 * Returns a slug for a label: letters of any alphabet and digits.
	 */
	public static function slug( string $label ): string {
		$label = mb_substr( wp_strip_all_tags( mb_substr( $label, 0, 1000 ) ), 0, self::MAX_SLUG );
		$slug  = sanitize_title( $label );
		// Smart tags have no percent signs, which other alphabets become.
		return str_contains( $slug, '%' ) ? trim( (string) preg_replace( '/[^\p{L}\p{N}]+/u', '-', mb_strtolower( $label ) ), '-' ) : $slug;
	}

	/**
	 * Returns the type of a field; empty if there is none.
	 */
	public function type( string $slug ): string {
		return $this->types[ $slug ] ?? '';
	}

	/**
	 * Adds a paragraph.
	 *
	 * @param string $text Plain text.
	 */
	public function add_text( string $text ): void {
		$this->blocks[] = self::block( 'core/paragraph', [], '<p>' . esc_html( $text ) . '</p>' );
	}

	/**
	 * Adds HTML, which is sanitized like post content.
	 */
	public function add_html( string $html ): void {
		// The text of a script must not become visible, and a comment must not become a block.
		$plain = (string) preg_replace( [ '~<(script|style)\b[^>]*>.*?(?:</\1>|$)~si', '~<!--.*?(?:-->|$)~s' ], '', $html );
		$plain === $html || $this->note( __( 'Scripts, styles, and comments in texts are left out.', 'quayside-blocks' ) );
		$html = trim( wp_kses_post( $plain ) );
		if ( '' !== $html ) {
			$this->blocks[] = self::block( 'core/html', [], $html );
		}
	}

	/**
	 * Adds a heading with a text below it.
	 *
	 * @param string $heading Plain text; empty for none.
	 * @param string $html    HTML, which is sanitized like post content; empty for none.
	 */
	public function add_section( string $heading, string $html ): void {
		$this->add_html( ( '' === $heading ? '' : '<h3>' . esc_html( $heading ) . '</h3>' ) . ( '' === $html ? '' : "<p>$html</p>" ) );
	}

	/**
	 * Adds an email: the confirmation email if its recipient is an email field of the form, else a notification.
	 *
	 * @param string               $to    Recipients, with smart tags.
	 * @param array<string, mixed> $email Values as in a notification: subject, body, and replyTo of both, and others of a notification.
	 * @param bool                 $is_conditional Whether it is sent only for some submissions. Its recipient must not get the others.
	 */
	public function add_email( string $to, array $email, bool $is_conditional = false ): void {
		if ( $is_conditional ) {
			$email['enabled'] = false;
			$this->note_on(
				/* translators: %s: subject of an email */
				__( 'The email “%s” is turned off, because it has conditional logic, which Quayside’s emails don’t have.', 'quayside-blocks' ),
				is_string( $email['subject'] ?? null ) ? $email['subject'] : ''
			);
		}
		if ( 1 === preg_match( '/^\{form:([\p{L}\p{N}_-]+)\}$/uD', $to, $field ) && 'email' === $this->type( $field[1] ) ) {
			if ( isset( $this->settings['confirmation'] ) ) {
				$this->note( __( 'Visitors get one confirmation email. The form has several.', 'quayside-blocks' ) );
				return;
			}
			$this->settings['confirmation'] = [
				'to' => $field[1],
			] + self::filled( array_intersect_key( $email, array_flip( [ 'enabled', 'subject', 'body', 'replyTo' ] ) ) ) + [ 'enabled' => true ];
			return;
		}
		if ( '' === $to || str_contains( $to, '{form:' ) ) {
			$this->note( __( 'An email whose recipients depend on a field other than an email address has no recipient.', 'quayside-blocks' ) );
		}
		$all = is_array( $this->settings['notifications'] ?? null ) ? $this->settings['notifications'] : [];
		if ( count( $all ) >= self::MAX_EMAILS ) {
			/* translators: %d: number of emails */
			$this->note( sprintf( __( 'The form sends more than %d emails. The others are left out.', 'quayside-blocks' ), self::MAX_EMAILS ) );
			return;
		}
		$this->settings['notifications'] = [
			...$all,
			[ 'to' => $to ] + array_filter( array_intersect_key( $email, array_flip( [ 'subject', 'body', 'replyTo' ] ) ), 'is_string' )
				+ self::filled( $email ) + [ 'enabled' => true ],
		];
	}

	/**
	 * Returns the sender of an email; empty for the site's. Mail servers refuse messages that seem to be from a visitor.
	 *
	 * @param string $from Address, with smart tags.
	 */
	public static function sender( string $from ): string {
		return '{admin_email}' === $from || str_contains( $from, '{form:' ) ? '' : $from;
	}

	/**
	 * Sets whether entries are stored. Without an email to the owner they always are, because a submission would be lost. Called after
	 * all emails are added.
	 *
	 * @param bool $stores Whether the form of the other plugin stores them.
	 */
	public function store_entries( bool $stores ): void {
		$this->settings['store'] = $stores || ! $this->has_recipient();
		if ( ! $stores && $this->settings['store'] ) {
			$this->note( __( 'Entries are stored, because no email of the form has a recipient.', 'quayside-blocks' ) );
		}
	}

	/**
	 * Determines whether a notification reaches someone, also if a visitor without an account submits the form.
	 */
	private function has_recipient(): bool {
		foreach ( Given::list( $this->settings, 'notifications' ) as $email ) {
			if ( true === $email['enabled'] && [] !== Addresses::parse( SmartTags::recipient( Given::text( $email, 'to' ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Handles a rule about who can submit the form, or when, that Quayside doesn't have.
	 *
	 * @param string $note What is left out, as translated text.
	 */
	public function restrict( string $note ): void {
		$this->is_restricted = true;
		$this->note( $note );
		$this->note( __( 'The form becomes a draft. Publish it if all visitors can submit it at any time.', 'quayside-blocks' ) );
	}

	/**
	 * Adds a note about what differs.
	 *
	 * @param string $text Translated text.
	 */
	public function note( string $text ): void {
		$this->notes[ $text ] = true;
	}

	/**
	 * Adds a note about a field.
	 *
	 * @param string $text  Translated text with a placeholder.
	 * @param string $label Label of the field.
	 */
	public function note_on( string $text, string $label ): void {
		$this->note( sprintf( $text, mb_strimwidth( wp_strip_all_tags( $label ), 0, 80, '…' ) ) );
	}

	/**
	 * Adds a note about a field that becomes a text area.
	 */
	public function note_text_area( string $label ): void {
		/* translators: %s: label of a field */
		$this->note_on( __( '“%s” becomes a text area, because Quayside doesn’t have its field type.', 'quayside-blocks' ), $label );
	}

	/**
	 * Adds a note about the spam protection of the other plugin.
	 */
	public function note_spam_protection(): void {
		$this->note( __( 'Its spam protection is replaced with Quayside’s. For a CAPTCHA, enter its keys and select it in the form.', 'quayside-blocks' ) );
	}

	/**
	 * Adds a note about what gets the entries in addition to the emails.
	 */
	public function note_services(): void {
		$this->note( self::services() );
	}

	/**
	 * Returns the note about what gets the entries in addition to the emails.
	 */
	public static function services(): string {
		return __( 'Webhooks, newsletters, and other services don’t get the entries.', 'quayside-blocks' );
	}

	/**
	 * Adds a note about a field whose conditional logic can't be converted.
	 */
	public function note_visible( string $label ): void {
		/* translators: %s: label of a field */
		$this->note_on( __( '“%s” is always visible, because Quayside can’t evaluate its conditional logic.', 'quayside-blocks' ), $label );
	}

	/**
	 * Stops the conversion of a form that takes payments.
	 */
	public function stop_payments(): void {
		$this->takes_payments = true;
		$this->obstacle       = __( 'The form takes payments, which Quayside forms don’t.', 'quayside-blocks' );
	}

	/**
	 * Returns the serialized blocks.
	 */
	public function content(): string {
		// Markup in texts and attributes is sanitized, regardless of the user's capabilities.
		// @phpstan-ignore argument.type (blocks in the format of parse_blocks())
		return filter_block_content( serialize_blocks( $this->blocks ), 'post' );
	}

	/**
	 * Returns the result and the notes, as in an item of the switch.
	 *
	 * @return array{result: string, notes: array<int, string>}
	 */
	public function outcome(): array {
		$obstacle = $this->obstacle;
		if ( '' === $obstacle && [] === $this->types ) {
			$obstacle = __( 'The form has no fields.', 'quayside-blocks' );
		} elseif ( '' === $obstacle && count( $this->types ) > self::MAX_FIELDS ) {
			/* translators: %d: number of fields */
			$obstacle = sprintf( __( 'The form has more than %d fields.', 'quayside-blocks' ), self::MAX_FIELDS );
		}
		return '' !== $obstacle ? [
			'result' => 'dropped',
			'notes'  => [ $obstacle ],
		] : [
			'result' => [] === $this->notes ? 'converted' : 'approximated',
			'notes'  => array_map( 'strval', array_keys( $this->notes ) ),
		];
	}

	/**
	 * Shortens texts of the settings that are longer than Quayside stores. Otherwise their default would replace them.
	 *
	 * @param array<mixed> $schema Contract forms/form.settings.
	 */
	public function limit( array $schema ): void {
		$limited = $this->limited( $schema, $this->settings );
		/** @var array<string, mixed> $limited */
		$this->settings = is_array( $limited ) ? $limited : [];
	}

	/**
	 * @param array<mixed> $schema Schema of the value.
	 */
	private function limited( array $schema, mixed $value ): mixed {
		if ( is_string( $value ) ) {
			$max   = is_int( $schema['maxLength'] ?? null ) ? $schema['maxLength'] : PHP_INT_MAX;
			$clean = Given::clean( $value );
			if ( mb_strlen( $clean ) <= $max ) {
				return $clean;
			}
			/* translators: %s: beginning of a text */
			$this->note_on( __( 'The text “%s” is too long and was shortened.', 'quayside-blocks' ), mb_substr( $clean, 0, 40 ) );
			// Markup that is cut in the middle could swallow what comes after it.
			$plain = str_contains( $clean, '<' ) ? wp_strip_all_tags( $clean ) : $clean;
			// An email still contains the answers if their tags are cut off.
			$end = is_string( $schema['default'] ?? null ) && str_contains( mb_substr( $plain, $max - 100 ), '{' ) ? "\n{$schema['default']}" : '';
			return mb_substr( $plain, 0, $max - mb_strlen( $end ) ) . $end;
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [];
		foreach ( $value as $key => $part ) {
			$of            = array_is_list( $value ) ? $schema['items'] ?? [] : $properties[ $key ] ?? $schema['additionalProperties'] ?? [];
			$value[ $key ] = $this->limited( is_array( $of ) ? $of : [], $part );
		}
		return $value;
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array{0: string, 1: array<string, mixed>} Slug and block.
	 */
	private function field( string $type, string $id, array $attributes ): array {
		$given                = is_string( $attributes['slug'] ?? null ) ? Field::slug( $attributes['slug'] ) : '';
		$slug                 = $this->new_slug( '' === $given ? "$type-$id" : $given );
		$this->types[ $slug ] = $type;
		foreach ( $attributes as $name => $value ) {
			if ( is_string( $value ) && mb_strlen( $value ) > self::MAX_TEXT ) {
				/* translators: %s: beginning of a text */
				$this->note_on( __( 'The text “%s” is too long and was shortened.', 'quayside-blocks' ), mb_substr( $value, 0, 40 ) );
				$attributes[ $name ] = mb_substr( wp_strip_all_tags( $value ), 0, self::MAX_TEXT );
			}
		}
		return [
			$slug,
			self::block( "quayside/field-$type", [
				'block_id' => $id,
				'slug'     => $slug,
			] + self::filled( $attributes ) ),
		];
	}

	/**
	 * Returns a slug that no other field has.
	 */
	private function new_slug( string $base ): string {
		$base = trim( mb_substr( $base, 0, self::MAX_SLUG ), '-' ) ?: 'field';
		$slug = $base;
		while ( isset( $this->slugs[ $slug ] ) ) {
			$this->slugs[ $base ] = ( $this->slugs[ $base ] ?? 1 ) + 1;
			$slug                 = "$base-{$this->slugs[ $base ]}";
		}
		$this->slugs[ $slug ] = 1;
		return $slug;
	}

	/**
	 * Returns the attributes that have a value.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function filled( array $attributes ): array {
		return array_filter( $attributes, static fn ( mixed $value ): bool => null !== $value && '' !== $value && [] !== $value );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function block( string $name, array $attributes, string $html = '' ): array {
		return [
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => [],
			'innerHTML'    => $html,
			'innerContent' => '' === $html ? [] : [ $html ],
		];
	}
}
