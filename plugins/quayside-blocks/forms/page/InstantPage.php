<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Page;

use Quayside\Blocks\Forms\Render\FormStyle;
use Quayside\Blocks\Forms\Render\FormView;
use Quayside\Blocks\Forms\Render\Preview;
use Quayside\Blocks\Forms\Render\RenderedForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Renders a form's standalone page (spec section 2): only the form, at /form/SLUG/, or ?quayside-form=ID on sites with
 * plain permalinks and for previews. Registered only for URLs that request one.
 */
final class InstantPage implements Module {
	/** First segment of the path. */
	public const BASE = 'form';

	/** Hook that the template fires to print the page. */
	public const SHOW = 'quayside_blocks_form_page';

	/** Query parameter. */
	public const QUERY = 'quayside-form';

	private ?Form $form = null;

	public function __construct( private Assets $assets, private RenderedForms $forms ) {}

	public function register(): void {
		add_action( 'parse_request', [ $this, 'find' ] );
	}

	/**
	 * Determines whether this may be a request for a standalone page, before WordPress has parsed the URL. Other
	 * requests don't load the module.
	 */
	public static function can_be_requested(): bool {
		$uri = $_SERVER['REQUEST_URI'] ?? null; // phpcs:ignore WordPress.Security -- read only.
		// phpcs:ignore WordPress.Security.NonceVerification -- read only.
		return isset( $_GET[ self::QUERY ] ) || ( is_string( $uri ) && str_contains( $uri, '/' . self::BASE . '/' ) );
	}

	/**
	 * Returns the URL prefix of standalone pages, to which the form's slug is appended, or its ID on sites with plain
	 * permalinks.
	 */
	public static function root(): string {
		return '' === get_option( 'permalink_structure' ) ? home_url( '/?' . self::QUERY . '=' ) : home_url( '/' . self::BASE . '/' );
	}

	/**
	 * Returns the URL of a form's standalone page; empty if visitors can't open it.
	 */
	public static function url( \WP_Post $post ): string {
		$form = Form::find( $post->ID );
		if ( ! $form || ! self::is_public( $form ) ) {
			return '';
		}
		$root = self::root();
		return str_contains( $root, '?' ) ? $root . $post->ID : "$root$post->post_name/";
	}

	/**
	 * Makes the form the page's only post if the URL is that of a form. A form that the visitor can't open is not found. Other
	 * URLs are left alone.
	 */
	public function find( \WP $wp ): void {
		$requested = $_GET[ self::QUERY ] ?? ''; // phpcs:ignore WordPress.Security -- validated below, read only.
		$has_id    = is_string( $requested ) && 1 === preg_match( '/^\d{1,18}$/D', $requested );
		if ( $has_id ) {
			$form = Form::any( (int) $requested );
		} else {
			$post = 1 === preg_match(
				'#^' . self::BASE . '/([^/]+)$#',
				trim( $wp->request, '/' ),
				$match
			) ? get_page_by_path( $match[1], 'OBJECT', Form::POST_TYPE ) : null;
			$form = $post instanceof \WP_Post ? Form::find( $post->ID ) : null;
		}
		if ( ! $form || ! ( self::is_public( $form ) || self::is_preview( $form ) ) ) {
			if ( $has_id ) {
				// Otherwise WordPress answers with the homepage. The paths of other forms are not found anyway.
				$wp->query_vars = [ 'error' => '404' ];
			}
			return;
		}
		$this->form = $form;
		/**
		 * Fires when a page needs the forms' post type.
		 *
		 * @internal
		 */
		do_action( 'quayside_blocks_register_post_type' );
		$wp->query_vars = [
			'p'           => $form->id(),
			'post_type'   => Form::POST_TYPE,
			'post_status' => 'any',
		];
		remove_action( 'template_redirect', 'redirect_canonical' );
		add_filter( 'wp_robots', [ $this, 'robots' ] );
		// Uses the template hierarchy, so that themes and WordPress treat the page like any other.
		add_filter( 'template_include', fn (): string => $this->assets->path( 'forms/page/form-page.php' ), PHP_INT_MAX - 1 );
		add_action( self::SHOW, [ $this, 'show' ] );
	}

	/**
	 * Adds noindex to the page unless the owner allows indexing.
	 *
	 * @param array<string, bool|string> $robots Directives.
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		$is_indexed = $this->form && true === ( $this->form->group( 'instant' )['index'] ?? false ) && self::is_public( $this->form );
		return $is_indexed ? $robots : [ 'noindex' => true ] + $robots;
	}

	/**
	 * Prints the page.
	 */
	public function show(): void {
		$form = $this->form;
		if ( ! $form ) {
			return;
		}
		// No block on the page has registered the field blocks.
		do_action( 'quayside_blocks_register_fields' );
		$settings   = $form->group( 'instant' );
		$preview    = ! self::is_public( $form );
		$content    = ( new FormView( $this->assets, $this->forms ) )->html( $form, $preview );
		$background = FormStyle::color( $settings['background'] ?? '' );
		$banner     = FormStyle::color( $settings['banner'] ?? '' );
		$class      = 'srfm-single-page-container' . ( '' === $banner ? '' : ' has-banner' );
		$intro      = is_string( $settings['intro'] ?? null ) ? wpautop( wp_kses_post( $settings['intro'] ) ) : '';
		$preview && nocache_headers();
		'' === $banner || $this->assets->enqueue_module( 'form-page' );
		echo '<!DOCTYPE html><html ';
		language_attributes();
		echo '><head><meta charset="' . esc_attr( get_bloginfo( 'charset' ) ) . '"><meta name="viewport" content="width=device-width, initial-scale=1">';
		if ( ! current_theme_supports( 'title-tag' ) && ! wp_is_block_theme() ) {
			echo '<title>' . esc_html( wp_get_document_title() ) . '</title>';
		}
		wp_head();
		echo '</head><body class="' . esc_attr(
			implode( ' ', get_body_class( 'quayside-form-page' ) )
		) . '" style="' . esc_attr( '' === $background ? '' : "background:$background" ) . '">';
		wp_body_open();
		echo '<main id="srfm-single-page-container" class="' . esc_attr( $class ) . '">';
		if ( '' !== $banner ) {
			echo '<div class="srfm-page-banner" style="background:' . esc_attr( $banner ) . '"></div>';
		}
		echo '<div class="srfm-form-wrapper">';
		if ( $preview ) {
			echo '<p class="quayside-form__preview" role="note">' . esc_html( Preview::text() ) . '</p>';
		}
		// Every page needs a heading, even if it is visually hidden.
		echo '<h1 class="' . esc_attr(
			false === ( $settings['title'] ?? true ) ? 'screen-reader-text' : 'srfm-page-title'
		) . '">' . esc_html( $form->title() ) . '</h1>';
		if ( '' !== $intro ) {
			echo '<div class="srfm-page-intro">' . wp_kses_post( $intro ) . '</div>';
		}
		echo $content, '</div></main>'; // phpcs:ignore WordPress.Security.EscapeOutput -- the form's HTML is escaped where it is made.
		wp_footer();
		echo '</body></html>';
	}

	private static function is_public( Form $form ): bool {
		return null !== Form::find( $form->id() ) && true === ( $form->group( 'instant' )['enabled'] ?? false );
	}

	/**
	 * Users who can edit a form can preview it in any state. The preview can't be submitted.
	 */
	private static function is_preview( Form $form ): bool {
		if ( ! isset( $_GET[ self::QUERY ] ) || ! is_user_logged_in() ) { // phpcs:ignore WordPress.Security.NonceVerification -- read only.
			return false;
		}
		// Capability checks depend on the registered post type.
		do_action( 'quayside_blocks_register_post_type' );
		return current_user_can( 'edit_post', $form->id() );
	}
}
