<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Address;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\PlainText;

/**
 * Renders the address, a group whose parts are separate fields.
 */
final class AddressGroup {
	public const BLOCK = 'quayside/field-address';

	/**
	 * Returns the group's HTML.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Inner blocks.
	 * @param bool                 $is_hidden  Whether conditions hide it initially.
	 */
	public static function html( array $attributes, string $content, bool $is_hidden ): string {
		$slug  = Field::slug( $attributes['slug'] ?? '' ) ?: 'address';
		$class = is_string( $attributes['className'] ?? null ) ? " {$attributes['className']}" : '';
		$label = is_string( $attributes['label'] ?? null ) ? PlainText::line( $attributes['label'] ) : '';
		return '<fieldset' . Html::attributes( [
			'class'         => "srfm-block srfm-address-block srfm-slug-$slug" . ( $is_hidden ? ' hide-element' : '' ) . $class,
			'data-group-id' => self::id( $attributes ),
			'data-slug'     => $slug,
			'data-if'       => Html::conditions( PlainText::within( $attributes['conditional'] ?? null ) ),
		] ) . '><legend class="srfm-block-label">' . esc_html( $label ) . "</legend><div class=\"srfm-address-fields\">$content</div></fieldset>";
	}

	/**
	 * Returns the group's block id; empty if it has none.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function id( array $attributes ): string {
		return is_string( $attributes['block_id'] ?? null ) ? $attributes['block_id'] : '';
	}
}
