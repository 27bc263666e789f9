<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Page;

use Quayside\Blocks\Forms\Render\FormStyle;
use Quayside\Blocks\Forms\Render\FormView;
use Quayside\Blocks\Forms\Render\Preview;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The form's own page (spec section 2): nothing but the form, at /form/SLUG/, or ?quayside-form=ID on sites with plain
 * links and for those who look at a form that they edit. Registered only where an address asks for one.
 */
final class InstantPage implements Module {
	/** First part of the path. */
	public const BASE = 'form';

	/** Hook of the template, on which the page is printed. */
	public const SHOW = 'quayside_blocks_form_page';

	/** Name of the query's part. */
	public const QUERY = 'quayside-form';

	private ?Form $form = null;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'parse_request', [ $this, 'find' ] );
	}

	/**
	 * Whether this may be a request for a form's page, before WordPress knows its addresses: others leave the module out.
	 */
	public static function may_be_asked(): bool {
		$address = $_SERVER['REQUEST_URI'] ?? null; // phpcs:ignore WordPress.Security -- only looked at.
		return isset( $_GET[ self::QUERY ] ) || ( is_string( $address ) && str_contains( $address, '/' . self::BASE . '/' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
	}

	/**
	 * What an address begins with: the form's slug, or its id on sites with plain links, follows.
	 */
	public static function root(): string {
		return '' === get_option( 'permalink_structure' ) ? home_url( '/?' . self::QUERY . '=' ) : home_url( '/' . self::BASE . '/' );
	}

	/**
	 * Looks whether the address is that of a form, and makes it the page's only post. Other addresses stay as they are.
	 */
	public function find( \WP $wp ): void {
		$asked = $_GET[ self::QUERY ] ?? ''; // phpcs:ignore WordPress.Security -- compared with digits; only looked at.
		if ( is_string( $asked ) && 1 === preg_match( '/^\d{1,18}$/D', $asked ) ) {
			$form = Form::any( (int) $asked );
		} else {
			$post = 1 === preg_match( '#^' . self::BASE . '/([^/]+)$#', trim( $wp->request, '/' ), $match ) ? get_page_by_path( $match[1], 'OBJECT', Form::POST_TYPE ) : null;
			$form = $post instanceof \WP_Post ? Form::find( $post->ID ) : null;
		}
		if ( ! $form || ! ( self::is_public( $form ) || self::is_preview( $form ) ) ) {
			return;
		}
		$this->form = $form;
		/**
		 * Fires where the forms' post type is needed on a page.
		 */
		do_action( 'quayside_blocks_register_post_type' );
		$wp->query_vars = [
			'p'           => $form->id(),
			'post_type'   => Form::POST_TYPE,
			'post_status' => 'any',
		];
		remove_action( 'template_redirect', 'redirect_canonical' );
		add_filter( 'wp_robots', [ $this, 'robots' ] );
		// A template like any other page's, so that themes and WordPress do with it what they do with pages.
		add_filter( 'template_include', fn (): string => $this->assets->path( 'forms/page/form-page.php' ), PHP_INT_MAX - 1 );
		add_action( self::SHOW, [ $this, 'show' ] );
	}

	/**
	 * Keeps the page out of search engines, unless the owner wants it there.
	 *
	 * @param array<string, bool|string> $robots Directives.
	 * @return array<string, bool|string>
	 */
	public function robots( array $robots ): array {
		$listed = $this->form && true === ( $this->form->group( 'instant' )['index'] ?? false ) && self::is_public( $this->form );
		return $listed ? $robots : [ 'noindex' => true ] + $robots;
	}

	/**
	 * Prints the page.
	 */
	public function show(): void {
		$form = $this->form;
		if ( ! $form ) {
			return;
		}
		// No block of the page has asked for the fields' blocks.
		do_action( 'quayside_blocks_register_fields' );
		$settings   = $form->group( 'instant' );
		$preview    = ! self::is_public( $form );
		$content    = ( new FormView( $this->assets ) )->html( $form, $preview );
		$background = FormStyle::colour( $settings['background'] ?? '' );
		$banner     = FormStyle::colour( $settings['banner'] ?? '' );
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
		echo '</head><body class="' . esc_attr( implode( ' ', get_body_class( 'quayside-form-page' ) ) ) . '" style="' . esc_attr( '' === $background ? '' : "background:$background" ) . '">';
		wp_body_open();
		echo '<main id="srfm-single-page-container" class="' . esc_attr( $class ) . '">';
		if ( '' !== $banner ) {
			echo '<div class="srfm-page-banner" style="background:' . esc_attr( $banner ) . '"></div>';
		}
		echo '<div class="srfm-form-wrapper">';
		if ( $preview ) {
			echo '<p class="quayside-form__preview" role="note">' . esc_html( Preview::text() ) . '</p>';
		}
		// A page has a heading, shown or not.
		echo '<h1 class="' . esc_attr( false === ( $settings['title'] ?? true ) ? 'screen-reader-text' : 'srfm-page-title' ) . '">' . esc_html( $form->title() ) . '</h1>';
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
	 * Those who may edit a form may look at it in any state. Nothing can be sent from there.
	 */
	private static function is_preview( Form $form ): bool {
		if ( ! isset( $_GET[ self::QUERY ] ) || ! is_user_logged_in() ) { // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
			return false;
		}
		// What a user may do with a post depends on its type.
		do_action( 'quayside_blocks_register_post_type' );
		return current_user_can( 'edit_post', $form->id() );
	}
}
