<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Sureforms;

/**
 * Reads the blocks of a SureForms form as Quayside's, so that its forms work before and without a conversion. A field of a type
 * that Quayside doesn't have becomes the nearest type that accepts every value.
 */
final class FieldBlocks {
	/** Start of a serialized SureForms block. */
	public const MARK = '<!-- wp:srfm/';

	/** Start of a serialized payment field. Its form can't be submitted without the plugin that takes the payment. */
	private const PAYMENT = '~<!-- wp:srfm/payment\s~';

	/** Prefix of block names. */
	private const PREFIX = 'srfm/';

	/** Quayside field types by SureForms block. */
	private const TYPES = [
		'input'            => 'input',
		'email'            => 'email',
		'url'              => 'url',
		'phone'            => 'phone',
		'textarea'         => 'textarea',
		'number'           => 'number',
		'dropdown'         => 'dropdown',
		'multi-choice'     => 'multi-choice',
		'checkbox'         => 'checkbox',
		'gdpr'             => 'gdpr',
		'address'          => 'address',
		'date-picker'      => 'datepicker',
		'time-picker'      => 'datepicker',
		'date-time-picker' => 'datepicker',
		'upload'           => 'upload',
		'rating'           => 'rating',
		'slider'           => 'slider',
		'password'         => 'password',
		'hidden'           => 'input',
	];

	/** Blocks that are not fields. Those with saved markup are printed as they are. */
	private const NOT_FIELDS = [
		'form',
		'inline-button',
		'payment',
		'payment-history',
		'page-break',
		'image',
		'icon',
		'separator',
		'advanced-heading',
		'html',
		'link',
		'dynamic-content',
	];

	/** Labels of fields without a label attribute, which is how SureForms saves its default label. */
	private const LABELS = [
		'input'        => 'Text Field',
		'email'        => 'Email',
		'url'          => 'URL',
		'phone'        => 'Phone Number',
		'textarea'     => 'Textarea',
		'number'       => 'Number',
		'dropdown'     => 'Dropdown',
		'multi-choice' => 'Multi Choice',
		'checkbox'     => 'Checkbox',
		'gdpr'         => 'I consent to have this website store my submitted information so they can respond to my inquiry.',
		'address'      => 'Address',
	];

	/** @var array<string, true> Block IDs that have been used. */
	private array $ids = [];

	/**
	 * @param array<string, array<string, mixed>> $conditions Conditions by block ID, as in the attribute "conditional".
	 * @param array<string, string>               $messages   The site's messages for missing and duplicate values, by SureForms key.
	 */
	private function __construct( private array $conditions, private array $messages ) {}

	/**
	 * Determines whether a form's content seems to have a SureForms field, and only fields that Quayside can replace. This is a
	 * fast check.
	 */
	public static function found_in( string $content ): bool {
		return str_contains( $content, self::MARK ) && 1 !== preg_match( self::PAYMENT, $content );
	}

	/**
	 * Determines whether a form has a payment field.
	 */
	public static function has_payment( string $content ): bool {
		return 1 === preg_match( self::PAYMENT, $content );
	}

	/**
	 * Determines whether a form has several pages.
	 */
	public static function has_pages( string $content ): bool {
		return str_contains( $content, self::MARK . 'page-break ' );
	}

	/**
	 * Returns the labels of the fields that become text areas because Quayside doesn't have their type.
	 *
	 * @return array<int, string>
	 */
	public static function unknown( string $content ): array {
		$reader = new self( [], [] );
		$labels = [];
		$stack  = array_reverse( parse_blocks( $content ) );
		while ( [] !== $stack ) {
			$block  = array_pop( $stack );
			$block  = is_array( $block ) ? $block : [];
			$name   = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
			$source = str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
			$attrs  = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			/** @var array<string, mixed> $block */
			/** @var array<string, mixed> $attrs */
			if ( ! isset( self::TYPES[ $source ] ) && '' !== $reader->type( $source, $block, $attrs ) ) {
				$labels[] = is_string( $attrs['label'] ?? null ) && '' !== $attrs['label'] ? $attrs['label'] : $source;
			}
			array_push( $stack, ...array_reverse( is_array( $block['innerBlocks'] ?? null ) ? array_values( $block['innerBlocks'] ) : [] ) );
		}
		return $labels;
	}

	/**
	 * Returns the content of a form with Quayside's fields.
	 *
	 * @param array<string, array<string, mixed>> $conditions Conditions by block ID.
	 * @param array<string, string>               $messages   Messages by SureForms key.
	 */
	public static function convert( string $content, array $conditions = [], array $messages = [] ): string {
		if ( ! str_contains( $content, self::MARK ) ) {
			return $content;
		}
		// @phpstan-ignore argument.type (blocks in the format of parse_blocks())
		return serialize_blocks( ( new self( $conditions, $messages ) )->blocks( parse_blocks( $content ) ) );
	}

	/**
	 * @param array<mixed> $blocks Parsed blocks.
	 * @return array<int, array<string, mixed>>
	 */
	private function blocks( array $blocks ): array {
		$converted = [];
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) ) {
				/** @var array<string, mixed> $block */
				$converted[] = $this->block( $block );
			}
		}
		return $converted;
	}

	/**
	 * @param array<string, mixed> $block A parsed block.
	 * @return array<string, mixed>
	 */
	private function block( array $block ): array {
		$name  = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$inner = $this->blocks( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] );
		$attrs = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		/** @var array<string, mixed> $attrs */
		$source = str_starts_with( $name, self::PREFIX ) ? substr( $name, strlen( self::PREFIX ) ) : '';
		$type   = $this->type( $source, $block, $attrs );
		if ( '' === $type ) {
			return [ 'innerBlocks' => $inner ] + $block;
		}
		$attributes = FieldAttributes::convert( $source, $type, $attrs + [ 'label' => self::LABELS[ $source ] ?? '' ] );
		$id         = $this->id( $attrs, $source );
		if ( isset( $this->conditions[ $id ] ) ) {
			$attributes['conditional'] = $this->conditions[ $id ];
		}
		$key = 'srfm_' . str_replace( '-', '_', $source ) . '_block_';
		foreach ( [
			'errorMsg'     => "{$key}required_text",
			'duplicateMsg' => "{$key}unique_text",
		] as $attribute => $message ) {
			$attributes[ $attribute ] ??= $this->messages[ $message ] ?? null;
		}
		return [
			'blockName'    => "quayside/field-$type",
			'attrs'        => [ 'block_id' => $id ] + array_filter( $attributes, static fn ( mixed $value ): bool => null !== $value ),
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		];
	}

	/**
	 * Returns the Quayside type of a block; empty if it is not a field.
	 *
	 * @param array<string, mixed> $block      The parsed block.
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private function type( string $source, array $block, array $attributes ): string {
		if ( '' === $source || in_array( $source, self::NOT_FIELDS, true ) ) {
			return '';
		}
		if ( isset( self::TYPES[ $source ] ) ) {
			return self::TYPES[ $source ];
		}
		// Fields of other plugins and later versions have an ID, no markup, and often choices. A text field accepts every value.
		$html = is_string( $block['innerHTML'] ?? null ) ? trim( $block['innerHTML'] ) : '';
		return isset( $attributes['block_id'] ) && '' === $html ? 'textarea' : '';
	}

	/**
	 * Returns the ID of a field. Copies of a field can have the same ID, and their values would replace each other.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private function id( array $attributes, string $source ): string {
		$given = is_string( $attributes['block_id'] ?? null ) ? $attributes['block_id'] : '';
		$id    = substr( (string) preg_replace( '/[^A-Za-z0-9]/', '', $given ), 0, 40 );
		$slug  = is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : '';
		for ( $copy = 0; '' === $id || isset( $this->ids[ $id ] ); $copy++ ) {
			$id = substr( md5( "$source|$given|$slug|$copy" ), 0, 12 );
		}
		$this->ids[ $id ] = true;
		return $id;
	}
}
