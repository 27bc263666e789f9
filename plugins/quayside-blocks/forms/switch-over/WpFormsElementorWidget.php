<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Elementor\Controls_Manager;
use Elementor\Widget_Base;

/**
 * Elementor widget with the name and the form of the WPForms widget, for pages that were not converted.
 */
final class WpFormsElementorWidget extends Widget_Base {
	/**
	 * Returns the name of the widget in stored pages.
	 */
	public function get_name() {
		return 'wpforms';
	}

	/**
	 * Returns the title in the editor.
	 */
	public function get_title() {
		return 'WPForms';
	}

	/**
	 * Determines whether the editor offers the widget for new elements.
	 */
	public function show_in_panel(): bool {
		return false;
	}

	/**
	 * Adds the control of the form, which keeps its value. Its list of forms is that of WPForms.
	 */
	protected function register_controls() {
		$this->start_controls_section( 'section_form', [ 'label' => __( 'Form', 'quayside-blocks' ) ] );
		$this->add_control( 'form_id', [
			'type'    => Controls_Manager::HIDDEN,
			'default' => '',
		] );
		$this->end_controls_section();
	}

	/**
	 * Prints the form.
	 */
	protected function render() {
		$settings = $this->get_settings_for_display();
		$form     = is_array( $settings ) && is_numeric( $settings['form_id'] ?? null ) ? (int) $settings['form_id'] : 0;
		echo do_shortcode( "[wpforms id=\"$form\"]" ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the form escapes it.
	}
}
