<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Kit\Module;

/**
 * Keeps forms that pages made with Elementor embed with the widget of SureForms. While SureForms is inactive, Elementor prints
 * nothing for its widget.
 */
final class Elementor implements Module {
	public function register(): void {
		// SureForms registers its own widget at the default priority.
		add_action( 'elementor/widgets/register', [ $this, 'add_widget' ], 20 );
	}

	/**
	 * Registers the widget, unless SureForms has registered it.
	 *
	 * @param mixed $widgets Elementor's Widgets_Manager.
	 */
	public function add_widget( mixed $widgets ): void {
		if ( $widgets instanceof \Elementor\Widgets_Manager && class_exists( \Elementor\Widget_Base::class ) && ! SureForms::is_active() ) {
			$widgets->register( new ElementorWidget() );
		}
	}
}
