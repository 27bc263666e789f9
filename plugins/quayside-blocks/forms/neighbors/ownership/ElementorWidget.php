<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Elementor\Controls_Manager;
use Elementor\Widget_Base;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Elementor widget with the name and the settings of the SureForms widget.
 */
final class ElementorWidget extends Widget_Base {
	/** Settings that are attributes of SureForms' block, too. */
	private const STYLE = [ 'formTheme', 'primaryColor', 'textOnPrimaryColor', 'fieldSpacing', 'buttonAlignment' ];

	/**
	 * Returns the name of the widget in stored pages.
	 */
	public function get_name() {
		return Form::POST_TYPE;
	}

	/**
	 * Returns the title in the editor.
	 */
	public function get_title() {
		return __( 'Form', 'quayside-blocks' );
	}

	/**
	 * Returns the classes of the icon.
	 */
	public function get_icon() {
		return 'eicon-form-horizontal';
	}

	/**
	 * Returns the categories in the editor.
	 *
	 * @return array<int, string>
	 */
	public function get_categories() {
		return [ 'general' ];
	}

	/**
	 * Adds the controls. The others of SureForms keep their values.
	 */
	protected function register_controls() {
		$this->start_controls_section( 'section_form', [ 'label' => __( 'Form', 'quayside-blocks' ) ] );
		$this->add_control( 'srfm_form_block', [
			'label'   => __( 'Form', 'quayside-blocks' ),
			'type'    => Controls_Manager::SELECT,
			'options' => is_admin() ? self::forms() : [],
			'default' => '',
		] );
		$this->add_control( 'srfm_show_form_title', [
			'label'        => __( 'Show form title', 'quayside-blocks' ),
			'type'         => Controls_Manager::SWITCHER,
			'return_value' => 'true',
			'default'      => '',
		] );
		$this->end_controls_section();
	}

	/**
	 * Prints the form.
	 */
	protected function render() {
		$settings   = $this->get_settings_for_display();
		$settings   = is_array( $settings ) ? $settings : [];
		$attributes = array_filter( array_intersect_key( $settings, array_flip( self::STYLE ) ), 'is_string' ) + [
			'id'        => is_numeric( $settings['srfm_form_block'] ?? null ) ? (int) $settings['srfm_form_block'] : 0,
			'showTitle' => 'true' === ( $settings['srfm_show_form_title'] ?? '' ),
		];
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the block escapes it.
		echo render_block( [
			'blockName'    => SureForms::BLOCK,
			'attrs'        => $attributes,
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		] );
	}

	/**
	 * Returns the titles of the forms by ID.
	 *
	 * @return array<int|string, string>
	 */
	private static function forms(): array {
		$options = [ '' => __( 'Select a form', 'quayside-blocks' ) ];
		foreach ( get_posts( [
			'post_type'   => Form::POST_TYPE,
			'numberposts' => 100,
		] ) as $post ) {
			$options[ $post->ID ] = Form::any( $post->ID )?->title() ?? '';
		}
		return $options;
	}
}
