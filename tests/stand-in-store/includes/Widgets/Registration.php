<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Widgets;

/**
 * Registers the store's widgets.
 */
final class Registration {

	/** Adds the hook. */
	public function register(): void {
		add_action( 'widgets_init', static function (): void {
			register_widget( \WC_Widget_Cart::class );
			register_widget( \WC_Widget_Product_Search::class );
			register_widget( \WC_Widget_Product_Categories::class );
		} );
	}
}
