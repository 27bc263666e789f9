<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Overview;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Neighbors\Ownership\Ownership;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Page\InstantPage;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Adds columns and row actions to the list of forms: the shortcode, the number of entries, the last entry, Preview, and View.
 */
final class FormsList implements Module {
	private const SCREEN = 'edit-' . Form::POST_TYPE;

	/**
	 * Number of entries and time (GMT) of the last one, by form; null until first used.
	 *
	 * @var array<int, array{int, string}>|null
	 */
	private ?array $totals = null;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_filter( 'manage_' . Form::POST_TYPE . '_posts_columns', [ $this, 'columns' ] );
		add_action( 'manage_' . Form::POST_TYPE . '_posts_custom_column', [ $this, 'print_cell' ], 10, 2 );
		add_filter( 'page_row_actions', [ $this, 'row_actions' ], 9, 2 );
		add_filter( 'post_row_actions', [ $this, 'row_actions' ], 9, 2 );
		add_action(
			'admin_enqueue_scripts',
			function (): void {
				if ( self::SCREEN === get_current_screen()?->id ) {
					$this->assets->script( 'form-list' );
				}
			}
		);
	}

	/**
	 * Adds the columns before the date.
	 *
	 * @param array<string, string> $columns Titles by name.
	 * @return array<string, string>
	 */
	public function columns( array $columns ): array {
		// SureForms has a shortcode column of its own.
		$added = SureForms::is_active() ? [] : [ 'quayside-shortcode' => __( 'Shortcode', 'quayside-blocks' ) ];
		if ( current_user_can( Capabilities::VIEW ) ) {
			$added['quayside-entries'] = __( 'Entries', 'quayside-blocks' );
			$added['quayside-last']    = __( 'Last entry', 'quayside-blocks' );
		}
		$date = array_key_exists( 'date', $columns ) ? [ 'date' => $columns['date'] ] : [];
		unset( $columns['date'] );
		return $columns + $added + $date;
	}

	/**
	 * Prints a cell.
	 *
	 * @param string $column Name of the column.
	 * @param int    $id     ID of the form.
	 */
	public function print_cell( string $column, int $id ): void {
		if ( 'quayside-shortcode' === $column ) {
			$shortcode = "[quayside_form id=\"$id\"]";
			printf(
				'<code>%1$s</code> <button type="button" class="button button-small quayside-form-copy" data-copy="%2$s" data-done="%3$s" aria-label="%4$s">%5$s</button>',
				esc_html( $shortcode ),
				esc_attr( $shortcode ),
				esc_attr__( 'Copied', 'quayside-blocks' ),
				/* translators: %s: title of a form */
				esc_attr( sprintf( __( 'Copy the shortcode of %s', 'quayside-blocks' ), Form::any( $id )?->title() ?? '' ) ),
				esc_html__( 'Copy', 'quayside-blocks' )
			);
			return;
		}
		if ( ! str_starts_with( $column, 'quayside-' ) || ! current_user_can( Capabilities::VIEW ) ) {
			return;
		}
		[ $count, $last ] = $this->totals()[ $id ] ?? [ 0, '' ];
		if ( 'quayside-entries' === $column ) {
			printf(
				'<a href="%s">%s</a>',
				esc_url( admin_url( 'edit.php?post_type=' . Form::POST_TYPE . "&page=quayside-form-entries&form=$id" ) ),
				esc_html( number_format_i18n( $count ) )
			);
		} elseif ( 'quayside-last' === $column && '' !== $last ) {
			$format = sprintf( '%s %s', self::option( 'date_format' ), self::option( 'time_format' ) );
			echo esc_html( (string) wp_date( $format, (int) strtotime( "$last UTC" ) ) );
		}
	}

	/**
	 * Adds View for a form with a standalone page, and Preview for others.
	 *
	 * @param array<string, string> $actions Links.
	 * @param \WP_Post              $post    The form.
	 * @return array<string, string>
	 */
	public function row_actions( array $actions, \WP_Post $post ): array {
		if (
			Form::POST_TYPE !== $post->post_type
			|| 'trash' === $post->post_status
			|| Ownership::is_of_sureforms( $post )
			|| ! current_user_can( 'edit_post', $post->ID )
		) {
			return $actions;
		}
		$title = Form::any( $post->ID )?->title() ?? '';
		$url   = InstantPage::url( $post );
		if ( '' === $url ) {
			$href = home_url( '/?' . InstantPage::QUERY . "=$post->ID" );
			/* translators: %s: title of a form */
			$label = sprintf( __( 'Preview %s', 'quayside-blocks' ), $title );
			$text  = __( 'Preview', 'quayside-blocks' );
		} else {
			$href = $url;
			/* translators: %s: title of a form */
			$label = sprintf( __( 'View %s', 'quayside-blocks' ), $title );
			$text  = __( 'View', 'quayside-blocks' );
		}
		$actions['view'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $href ), esc_attr( $label ), esc_html( $text ) );
		return $actions;
	}

	/**
	 * Returns the totals of all forms in the list with one query.
	 *
	 * @return array<int, array{int, string}>
	 */
	private function totals(): array {
		if ( null !== $this->totals ) {
			return $this->totals;
		}
		global $wpdb, $wp_query;
		$this->totals = [];
		$posts        = $wp_query instanceof \WP_Query && is_array( $wp_query->posts ) ? $wp_query->posts : [];
		$ids          = array_map( static fn ( $post ): int => $post instanceof \WP_Post ? $post->ID : 0, $posts );
		if ( [] === $ids ) {
			return [];
		}
		$table = Tables::name( 'entries' );
		$in    = implode( ',', array_map( 'intval', $ids ) );
		// Spam and trash are not in the inbox.
		$query = "SELECT form_id, COUNT(*) AS total, MAX(created_gmt) AS last FROM $table WHERE form_id IN ($in) AND inbox = 1 GROUP BY form_id";
		$rows  = $wpdb->get_results( $query, ARRAY_A ); // phpcs:ignore WordPress.DB -- integers and a table name.
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			[ $id, $total, $last ]     = array_map(
				static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '',
				array_values( (array) $row )
			) + [ '', '', '' ];
			$this->totals[ (int) $id ] = [ (int) $total, $last ];
		}
		return $this->totals;
	}

	private static function option( string $name ): string {
		$value = get_option( $name );
		return is_string( $value ) ? $value : '';
	}
}
