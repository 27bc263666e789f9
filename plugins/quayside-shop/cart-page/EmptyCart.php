<?php
declare( strict_types=1 );

namespace Quayside\Shop\CartPage;

/**
 * Shows the content that the owner has entered in the Cart block for empty carts, in place of WooCommerce's message.
 */
final class EmptyCart {
	/**
	 * Hook of the classic template for empty carts, and the priority of WooCommerce's message.
	 */
	private const HOOK     = 'woocommerce_cart_is_empty';
	private const PRIORITY = 10;

	/**
	 * @param array<mixed> $block The parsed Cart block.
	 */
	public function __construct( private array $block ) {}

	/**
	 * Replaces WooCommerce's message if the block has content for empty carts.
	 */
	public function register(): void {
		if ( [] !== $this->content() ) {
			remove_action( self::HOOK, 'wc_empty_cart_message', self::PRIORITY );
			add_action( self::HOOK, [ $this, 'print' ], self::PRIORITY );
		}
	}

	/**
	 * Prints the content. WooCommerce's script shows the element with this class when the last product is removed.
	 */
	public function print(): void {
		echo '<div class="wc-empty-cart-message quayside-cart-page__empty">';
		foreach ( $this->content() as $block ) {
			echo render_block( $block ); // phpcs:ignore WordPress.Security.EscapeOutput -- rendered by its block. @phpstan-ignore argument.type
		}
		echo '</div>';
	}

	/**
	 * Returns the blocks for empty carts.
	 *
	 * @return list<array<mixed>>
	 */
	private function content(): array {
		foreach ( self::inner_blocks( $this->block ) as $block ) {
			if ( BlockExtensions::EMPTY_CART === ( $block['blockName'] ?? '' ) ) {
				return self::inner_blocks( $block );
			}
		}
		return [];
	}

	/**
	 * Returns the inner blocks of a parsed block.
	 *
	 * @param array<mixed> $block Parsed block.
	 * @return list<array<mixed>>
	 */
	private static function inner_blocks( array $block ): array {
		return array_values( array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [], 'is_array' ) );
	}
}
