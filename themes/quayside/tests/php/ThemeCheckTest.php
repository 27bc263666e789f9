<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;

/**
 * Tests the rules of WordPress.org's Theme Check that can be verified from files.
 */
final class ThemeCheckTest extends TestCase {
	/** Tags that WordPress.org allows. */
	private const TAGS = [
		'accessibility-ready', 'block-patterns', 'block-styles', 'blog', 'custom-background',
		'custom-colors', 'custom-header', 'custom-logo', 'custom-menu', 'e-commerce', 'editor-style',
		'entertainment', 'featured-images', 'flexible-header', 'food-and-drink', 'footer-widgets',
		'four-columns', 'front-page-post-form', 'full-site-editing', 'full-width-template', 'grid-layout',
		'holiday', 'left-sidebar', 'microformats', 'news', 'one-column', 'photography', 'portfolio',
		'post-formats', 'right-sidebar', 'rtl-language-support', 'sticky-post', 'style-variations',
		'template-editing', 'theme-options', 'threaded-comments', 'three-columns', 'translation-ready',
		'two-columns', 'wide-blocks',
	];

	/** Patterns of forbidden code, with the reason. */
	private const FORBIDDEN = [
		'/\b(eval|base64_decode|base64_encode|system|exec|shell_exec|passthru|proc_open|popen)\s*\(/' => 'runs or hides code',
		'/\bquery_posts\s*\(/'                                          => 'replaces the main query',
		'/\bwp_deregister_script\s*\(/'                                 => 'removes WordPress’s scripts',
		'/\b(register_post_type|register_taxonomy|add_shortcode)\s*\(/' => 'content belongs to plugins',
		'/\b(add_menu_page|add_submenu_page|add_dashboard_page|add_options_page)\s*\(/' => 'a theme’s screens belong below Appearance',
		'/\bshow_admin_bar\s*\(|[\'"]show_admin_bar[\'"]/'              => 'hides the admin bar',
		'/<iframe\b/'                                                   => 'a frame in a template',
		// Except links to an element of the page itself.
		'/<(script|link)\b[^>]*\b(src|href)=(?!"#)/'                    => 'files must be enqueued',
		'/<title>/'                                                     => 'WordPress prints the title',
		'/\b(mysql_|mysqli_|new PDO)\b/'                                => 'direct database access',
		'/\bcurl_init\s*\(/'                                            => 'direct network access',
		'/<\?=|<\?(?!php|xml)/'                                         => 'short tags',
		'/\b(TEMPLATEPATH|STYLESHEETPATH)\b/'                           => 'deprecated',
		'/\b(get_bloginfo|bloginfo)\s*\(\s*[\'"](home|siteurl|url|wpurl|template_url|stylesheet_url)/' => 'deprecated',
		'/\bremove_action\s*\(\s*[\'"]wp_head[\'"]\s*,\s*[\'"](feed_links|rel_canonical|wp_generator)/' => 'belongs to plugins',
	];

	/**
	 * Returns the theme's PHP files, without tests and build.
	 *
	 * @return array<string, string> Contents by path below the theme.
	 */
	private static function code(): array {
		$root  = get_template_directory();
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS | \FilesystemIterator::FOLLOW_SYMLINKS )
		);
		$code  = [];
		foreach ( $files as $file ) {
			$path = substr( (string) $file, strlen( $root ) + 1 );
			if ( str_ends_with( $path, '.php' ) && 1 !== preg_match( '#^(tests|build|node_modules)/#', $path ) ) {
				$code[ $path ] = (string) file_get_contents( (string) $file );
			}
		}
		self::assertGreaterThan( 50, count( $code ) );
		return $code;
	}

	public function test_style_css_has_the_required_headers(): void {
		$theme = wp_get_theme();
		foreach ( [ 'Name', 'Author', 'Description', 'Version', 'TextDomain', 'RequiresWP', 'RequiresPHP' ] as $header ) {
			self::assertNotEmpty( $theme->get( $header ), $header );
		}
		self::assertSame( 'quayside', $theme->get( 'TextDomain' ) );
		self::assertSame( [], array_diff( (array) $theme->get( 'Tags' ), self::TAGS ) );
		$style = (string) file_get_contents( get_template_directory() . '/style.css' );
		foreach ( [ 'License: GPL-2.0-or-later', 'License URI: https', 'Tested up to: ' ] as $line ) {
			self::assertStringContainsString( $line, $style );
		}
	}

	public function test_readme_and_screenshot_meet_the_requirements(): void {
		$readme = (string) file_get_contents( get_template_directory() . '/readme.txt' );
		foreach (
			[
				'Requires at least: ' . wp_get_theme()->get( 'RequiresWP' ),
				'Requires PHP: ' . wp_get_theme()->get( 'RequiresPHP' ),
				'License: GPL-2.0-or-later',
				'== Copyright ==',
				'= ' . wp_get_theme()->get( 'Version' ) . ' =',
			] as $line
		) {
			self::assertStringContainsString( $line, $readme );
		}
		$size = wp_getimagesize( get_template_directory() . '/screenshot.png' );
		self::assertIsArray( $size );
		self::assertSame( [ 1200, 900, 'image/png' ], [ $size[0], $size[1], $size['mime'] ] );
	}

	public function test_no_file_has_forbidden_code(): void {
		foreach ( self::code() as $path => $code ) {
			foreach ( self::FORBIDDEN as $pattern => $why ) {
				self::assertDoesNotMatchRegularExpression( $pattern, $code, "$path: $why" );
			}
			self::assertStringStartsNotWith( "\xEF\xBB\xBF", $code, $path );
		}
	}

	public function test_all_strings_use_the_text_domain(): void {
		foreach ( self::code() as $path => $code ) {
			preg_match_all( '/\b(?:__|_e|esc_(?:html|attr)(?:__|_e))\(\s*\'(?:[^\'\\\\]|\\\\.)*\'\s*(,\s*\'([^\']*)\')?\s*\)/', $code, $calls, PREG_SET_ORDER );
			foreach ( $calls as $call ) {
				self::assertSame( 'quayside', $call[2] ?? '', "$path: $call[0]" );
			}
		}
	}

	public function test_templates_have_the_required_calls(): void {
		$all = implode( "\n", self::code() );
		foreach (
			[
				'wp_head()',
				'wp_footer()',
				'wp_body_open()',
				'body_class()',
				'post_class(',
				'language_attributes()',
				"bloginfo( 'charset' )",
				'comments_template()',
				'comment_form()',
				'wp_list_comments(',
				'the_posts_pagination(',
				'the_comments_pagination()',
				'wp_link_pages()',
				'the_tags(',
				'dynamic_sidebar(',
				'register_sidebar(',
				'register_nav_menus(',
				'the_post_thumbnail(',
				'comment-reply',
				'class="skip-link"',
				'load_theme_textdomain(',
			] as $part
		) {
			self::assertStringContainsString( $part, $all );
		}
		foreach (
			[
				'title-tag', 'automatic-feed-links', 'post-thumbnails', 'html5', 'custom-logo', 'responsive-embeds',
				'align-wide', 'editor-styles', 'block-template-parts',
			] as $support
		) {
			self::assertTrue( current_theme_supports( $support ), $support );
		}
	}

	public function test_styles_the_classes_of_wordpress(): void {
		$css = implode(
			'',
			array_map(
				static fn ( string $name ): string => (string) file_get_contents( get_template_directory() . "/build/$name.css" ),
				[ 'base', 'optional', 'comments' ]
			)
		);
		foreach (
			[
				'.alignleft', '.alignright', '.aligncenter', '.wp-caption', '.wp-caption-text', '.gallery-caption',
				'.sticky', '.bypostauthor', '.screen-reader-text',
			] as $name
		) {
			self::assertStringContainsString( $name, $css );
		}
	}

	public function test_every_setting_is_sanitized_and_prefixed(): void {
		require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
		$this->log_in_as( 'administrator' );
		$customizer = new \WP_Customize_Manager();
		do_action( 'customize_register', $customizer );
		$own = array_filter( $customizer->settings(), static fn ( \WP_Customize_Setting $setting ): bool => str_starts_with( $setting->id, 'quayside' ) );
		self::assertCount( count( \Quayside\Theme\Settings\Settings::defaults() ), $own );
		foreach ( $own as $setting ) {
			self::assertNotSame( '', $setting->sanitize_callback, $setting->id );
			self::assertSame( 'edit_theme_options', $setting->capability );
			self::assertNotNull( $customizer->get_control( $setting->id ), $setting->id );
		}
	}

	public function test_has_no_files_that_do_not_belong_in_a_theme(): void {
		$root = get_template_directory();
		foreach ( [ 'thumbs.db', 'desktop.ini', '.DS_Store', 'php.ini', 'error_log', '.git' ] as $name ) {
			self::assertFileDoesNotExist( "$root/$name" );
		}
	}
}
