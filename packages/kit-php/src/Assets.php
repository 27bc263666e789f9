<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The built files of one plugin or theme, and the islands on the page.
 *
 * Entries are named by feature; a script module's id is "@quayside/<slug>/<feature>".
 */
final class Assets implements Module {
	/**
	 * Folder of the plugin or theme, without a closing slash.
	 */
	private string $folder;

	/**
	 * Address of the folder, with a closing slash; '' before it is asked for.
	 */
	private string $base = '';

	/**
	 * What build/assets.php says of built entries; null before it is asked for.
	 *
	 * @var array<mixed>|null
	 */
	private ?array $manifests = null;

	/**
	 * Features whose islands are on the page.
	 *
	 * @var array<string, string>
	 */
	private array $used = [];

	/**
	 * @param string $file        The plugin's main file, or the theme's functions.php.
	 * @param string $slug        Short name: "shop", "consent", "blocks" or "theme".
	 * @param string $text_domain The text domain of the translations.
	 */
	public function __construct( private string $file, private string $slug, private string $text_domain ) {
		$this->folder = dirname( $file );
	}

	/**
	 * Adds the hooks that put the islands of the page into the import map, and the loader behind it.
	 */
	public function register(): void {
		add_filter( 'quayside_island_modules', fn ( array $ids ): array => array_merge( $ids, array_values( $this->used ) ) );
		( new Runtime( $this ) )->register();
	}

	/**
	 * The script module id of a feature.
	 */
	public function id( string $feature ): string {
		return "@quayside/$this->slug/$feature";
	}

	/**
	 * A path below the plugin's or theme's folder.
	 */
	public function path( string $relative = '' ): string {
		return $this->folder . '/' . $relative;
	}

	/**
	 * The address of a path below the plugin's or theme's folder.
	 */
	public function url( string $relative = '' ): string {
		if ( '' === $this->base ) {
			$this->base = 'theme' === $this->slug ? get_template_directory_uri() . '/' : plugins_url( '/', $this->file );
		}
		return $this->base . $relative;
	}

	/**
	 * The contents of a built file, to be printed inline. Empty where the file is missing.
	 *
	 * @param string $relative Path below build/.
	 */
	public function contents( string $relative ): string {
		$file = $this->path( "build/$relative" );
		return is_file( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * The array that a built PHP file returns, which the opcode cache has ready. Empty where the file is missing.
	 *
	 * @param string $relative Path below build/.
	 * @return array<mixed>
	 */
	public function table( string $relative ): array {
		$file  = $this->path( "build/$relative" );
		$table = false === stream_resolve_include_path( $file ) ? [] : require $file;
		return is_array( $table ) ? $table : [];
	}

	/**
	 * Dependencies and version of a built entry, or of a style sheet with its ".css".
	 *
	 * @return array{dependencies: array<int, mixed>, version: string}
	 */
	public function manifest( string $feature ): array {
		$this->manifests ??= $this->table( 'assets.php' );

		$manifest = $this->manifests[ $feature ] ?? [];
		return [
			'dependencies' => is_array( $manifest ) && isset( $manifest['dependencies'] ) && is_array( $manifest['dependencies'] ) ? array_values( $manifest['dependencies'] ) : [],
			'version'      => is_array( $manifest ) && isset( $manifest['version'] ) && is_string( $manifest['version'] ) ? $manifest['version'] : '',
		];
	}

	/**
	 * Registers a feature's script module and returns its id.
	 */
	public function register_module( string $feature ): string {
		$manifest = $this->manifest( $feature );
		Runtime::register_shared( $this );
		wp_register_script_module( $this->id( $feature ), $this->url( "build/$feature.js" ), $manifest['dependencies'], $manifest['version'] ); // @phpstan-ignore argument.type
		return $this->id( $feature );
	}

	/**
	 * Prints a feature's module on the page. Prefer an island: it loads only when it is wanted.
	 */
	public function enqueue_module( string $feature ): void {
		wp_enqueue_script_module( $this->register_module( $feature ) );
	}

	/**
	 * Makes a feature's island known to the page's loader without printing a host.
	 */
	public function use_island( string $feature ): void {
		$this->used[ $feature ] ??= $this->register_module( $feature );
	}

	/**
	 * The rest of a host's start tag, with its ">", and behind it the host's seal: `<nav class="x"<?php echo $assets->host( 'menu' ); ?>…</nav>`.
	 *
	 * It is one text so that none of the two is printed without the other. The attributes mark the host and choose the moment;
	 * what runs and what it is given stands in the seal, a script element, which nobody without `unfiltered_html` can write.
	 * The element must be able to hold a script as its first child: no void element, no select, no textarea.
	 *
	 * @param string               $feature Feature whose module mounts the host.
	 * @param string               $when    load, idle, visible, interaction or cookie:NAME.
	 * @param array<string, mixed> $props   Passed to the module's mount function.
	 */
	public function host( string $feature, string $when = 'visible', array $props = [] ): string {
		// Readers of feeds run no scripts.
		if ( is_feed() ) {
			return '>';
		}
		$this->use_island( $feature );
		$sealed = [ 'module' => $this->id( $feature ) ];
		if ( [] !== $props ) {
			$sealed['props'] = $props;
		}
		$translations = ( new Translations( $this, $this->text_domain ) )->url( $feature );
		if ( '' !== $translations ) {
			$sealed['i18n'] = $this->text_domain . ' ' . $translations;
			Runtime::register_i18n( $this );
		}
		return self::attributes(
			[
				'data-island' => $feature,
				'data-when'   => $when,
			]
		) . '>' . self::seal( $sealed );
	}

	/**
	 * An island: a host element with working HTML in it.
	 *
	 * @param string                $feature    Feature whose module mounts the host.
	 * @param string                $inner_html Escaped HTML that works without the module.
	 * @param string                $when       load, idle, visible, interaction or cookie:NAME.
	 * @param array<string, mixed>  $props      Passed to the module's mount function.
	 * @param array<string, string> $attributes More attributes of the host; "tag" names its element.
	 */
	public function island( string $feature, string $inner_html, string $when = 'visible', array $props = [], array $attributes = [] ): string {
		$tag = tag_escape( $attributes['tag'] ?? 'div' );
		unset( $attributes['tag'] );
		return "<$tag" . self::attributes( $attributes ) . $this->host( $feature, $when, $props ) . "$inner_html</$tag>";
	}

	/**
	 * The script element that says what a host is. Nothing in it is markup, a shortcode or an entity, so that filters of texts
	 * leave it alone.
	 *
	 * @param array<string, mixed> $sealed Module, props, translations.
	 */
	private static function seal( array $sealed ): string {
		$json = (string) wp_json_encode( $sealed, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		if ( str_contains( $json, '[' ) ) {
			$json = (string) preg_replace_callback( '/"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"/', static fn ( array $text ): string => str_replace( [ '[', ']' ], [ '\u005b', '\u005d' ], $text[0] ), $json );
		}
		return "<script type=\"application/json\" data-seal>$json</script>";
	}

	/**
	 * Registers a feature's style sheet and returns its handle.
	 */
	public function register_style( string $feature ): string {
		$handle = "quayside-$this->slug-$feature";
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			wp_register_style( $handle, $this->url( "build/$feature.css" ), [], $this->manifest( "$feature.css" )['version'] );
			wp_style_add_data( $handle, 'path', $this->path( "build/$feature.css" ) );
		}
		return $handle;
	}

	/**
	 * The address of a built style sheet with its version, for scripts that load it on demand.
	 */
	public function style_url( string $feature ): string {
		return $this->url( "build/$feature.css" ) . '?ver=' . $this->manifest( "$feature.css" )['version'];
	}

	/**
	 * Puts a feature's style sheet on the page.
	 */
	public function style( string $feature ): void {
		wp_enqueue_style( $this->register_style( $feature ) );
	}

	/**
	 * Puts a feature's classic script on the page, for the admin and the editor, and returns its handle.
	 */
	public function script( string $feature ): string {
		$handle   = "quayside-$this->slug-$feature";
		$manifest = $this->manifest( $feature );
		wp_enqueue_script( $handle, $this->url( "build/$feature.js" ), array_values( array_filter( $manifest['dependencies'], static fn ( mixed $dependency ): bool => is_string( $dependency ) && '' !== $dependency ) ), $manifest['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( $handle, $this->text_domain, $this->path( 'languages' ) );
		return $handle;
	}

	/**
	 * An inline script's element, as wp_get_inline_script_tag() makes it. That one reads what it makes as HTML, to be safe with
	 * any script; ours are built, and no "</script" or "<!--" is in them.
	 *
	 * @param string                     $code       Built JavaScript; what is put into it is JSON without "<".
	 * @param array<string, string|true> $attributes Attributes; true has no value.
	 */
	public function inline_script( string $code, array $attributes = [] ): string {
		// A content policy's nonce, for one.
		if ( has_filter( 'wp_inline_script_attributes' ) || ! current_theme_supports( 'html5', 'script' ) ) {
			return wp_get_inline_script_tag( $code, $attributes );
		}
		$names = '';
		foreach ( $attributes as $name => $value ) {
			$names .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return "<script$names>\n" . trim( $code, "\n\r " ) . "\n</script>\n";
	}

	/**
	 * @param array<string, string> $attributes Names and raw values.
	 */
	private static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			$html .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		return $html;
	}
}
