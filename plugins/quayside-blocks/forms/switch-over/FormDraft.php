<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * A Quayside form that is made from a form of another plugin: its blocks, its settings, and notes about what differs.
 */
final class FormDraft {
	/** Forms that are longer are not read, in bytes. The longest that people write have a tenth. */
	private const MAX_LENGTH = 500_000;

	/** @var array<int, array<string, mixed>> Blocks in the format of parse_blocks(). */
	private array $blocks = [];

	/** @var array<string, mixed> Settings; contract forms/form.settings. */
	public array $settings = [];

	/** @var array<string, true> What differs, as translated texts. */
	private array $notes = [];

	/** Why the form can't be carried over, as translated text; empty if it can. */
	public string $obstacle = '';

	/** @var array<string, int> Number of fields by slug without a number. */
	private array $slugs = [];

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
		$given = is_string( $attributes['slug'] ?? null ) ? Field::slug( $attributes['slug'] ) : '';
		$base  = '' === $given ? "$type-$id" : $given;
		$slug  = $base;
		while ( isset( $this->slugs[ $slug ] ) ) {
			$this->slugs[ $base ] = ( $this->slugs[ $base ] ?? 1 ) + 1;
			$slug                 = "$base-{$this->slugs[ $base ]}";
		}
		$this->slugs[ $slug ] = 1;
		$this->blocks[]       = self::block( "quayside/field-$type", [
			'block_id' => $id,
			'slug'     => $slug,
		] + array_filter( $attributes, static fn ( mixed $value ): bool => null !== $value && '' !== $value && [] !== $value ) );
		return $slug;
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
		$html = trim( wp_kses_post( $html ) );
		if ( '' !== $html ) {
			$this->blocks[] = self::block( 'core/html', [], $html );
		}
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
	 * Returns the serialized blocks.
	 */
	public function content(): string {
		// @phpstan-ignore argument.type (blocks in the format of parse_blocks())
		return serialize_blocks( $this->blocks );
	}

	/**
	 * Returns the result and the notes, as in an item of the switch.
	 *
	 * @return array{result: string, notes: array<int, string>}
	 */
	public function outcome(): array {
		$obstacle = [] === $this->slugs && '' === $this->obstacle ? __( 'The form has no fields.', 'quayside-blocks' ) : $this->obstacle;
		return '' !== $obstacle ? [
			'result' => 'dropped',
			'notes'  => [ $obstacle ],
		] : [
			'result' => [] === $this->notes ? 'converted' : 'approximated',
			'notes'  => array_map( 'strval', array_keys( $this->notes ) ),
		];
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
