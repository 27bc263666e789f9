<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * A widget of a plugin that is not active, which shows its form with Quayside. It keeps its settings, and nobody can add another one.
 */
final class UnconvertedWidget extends \WP_Widget {
	/** Names of the widgets by source. Each has the settings "title" and "form_id". */
	private const BASES = [
		'wpforms'       => 'wpforms-widget',
		'gravity-forms' => 'gform_widget',
		'ninja-forms'   => 'ninja_forms_widget',
	];

	/**
	 * @param string $base      Name of the widget.
	 * @param string $title     Title in the editor.
	 * @param string $shortcode Shortcode of the plugin's forms.
	 */
	public function __construct( string $base, string $title, private string $shortcode ) {
		parent::__construct( $base, $title, [ 'show_instance_in_rest' => false ] );
	}

	/**
	 * Registers the widget of a source if a sidebar has one and its plugin doesn't register it. Runs on each page, and sidebars are
	 * loaded already. The widget's option would be a query if it doesn't exist.
	 */
	public static function add( string $source, string $shortcode ): void {
		global $wp_widget_factory;
		$base = self::BASES[ $source ] ?? '';
		if ( '' !== $base && false !== is_active_widget( false, false, $base, false ) && null === $wp_widget_factory->get_widget_object( $base ) ) {
			register_widget( new self( $base, __( 'Form of another plugin', 'quayside-blocks' ), $shortcode ) );
			add_filter( 'widget_types_to_hide_from_legacy_widget_block', static fn ( array $hidden ): array => [ ...$hidden, $base ] );
		}
	}

	/**
	 * Returns the IDs of the forms in the widgets of a source.
	 *
	 * @return array<int, int>
	 */
	public static function forms( string $source ): array {
		$stored = isset( self::BASES[ $source ] ) ? get_option( 'widget_' . self::BASES[ $source ] ) : false;
		$forms  = array_map(
			static fn ( mixed $widget ): int => is_array( $widget ) && is_numeric( $widget['form_id'] ?? null ) ? (int) $widget['form_id'] : 0,
			is_array( $stored ) ? array_values( $stored ) : []
		);
		return array_values( array_filter( $forms ) );
	}

	/**
	 * Prints the form.
	 *
	 * @param array<string, mixed> $args     Markup of the sidebar.
	 * @param array<string, mixed> $instance Settings.
	 */
	public function widget( $args, $instance ): void {
		$id   = is_numeric( $instance['form_id'] ?? null ) ? (int) $instance['form_id'] : 0;
		$form = do_shortcode( "[$this->shortcode id=\"$id\"]" );
		if ( '' === $form ) {
			return;
		}
		$part  = static fn ( string $name ): string => is_string( $args[ $name ] ?? null ) ? $args[ $name ] : '';
		$title = apply_filters( 'widget_title', is_string( $instance['title'] ?? null ) ? $instance['title'] : '', $instance, $this->id_base );
		$title = is_string( $title ) && '' !== $title ? $part( 'before_title' ) . esc_html( $title ) . $part( 'after_title' ) : '';
		// phpcs:ignore WordPress.Security.EscapeOutput -- markup of the theme and the form.
		echo $part( 'before_widget' ), $title, $form, $part( 'after_widget' );
	}

	/**
	 * Keeps the settings, which only the other plugin can change.
	 *
	 * @param array<string, mixed> $new_instance New settings.
	 * @param array<string, mixed> $old_instance Old settings.
	 * @return array<string, mixed>
	 */
	public function update( $new_instance, $old_instance ): array {
		return $old_instance;
	}

	/**
	 * Says why there are no settings.
	 *
	 * @param array<string, mixed> $instance Settings.
	 */
	public function form( $instance ): string {
		echo '<p>' . esc_html__( 'This widget is from a plugin that is not active. Its form is shown with Quayside.', 'quayside-blocks' ) . '</p>';
		return 'noform';
	}
}
