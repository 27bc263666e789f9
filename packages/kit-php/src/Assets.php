<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Provides the built files of a plugin or theme, and tracks the islands on the page.
 *
 * Entries are named by feature. The ID of a script module is "@quayside/<slug>/<feature>".
 */
final class Assets implements Module {
	/**
	 * Folder of the plugin or theme, without a trailing slash.
	 */
	private string $folder;

	/**
	 * URL of the folder, with a trailing slash. '' until it is first used.
	 */
	private string $base = '';

	/**
	 * Manifests of the built entries from build/assets.php. Null until they are first used.
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
	 * @param string $text_domain Text domain of the translations.
	 */
	public function __construct( private string $file, private string $slug, private string $text_domain ) {
		$this->folder = dirname( $file );
	}

	/**
	 * Adds the hooks that print the import map with the page's islands, and the loader after it.
	 */
	public function register(): void {
		add_filter( 'quayside_island_modules', fn ( array $ids ): array => array_merge( $ids, array_values( $this->used ) ) );
		( new Runtime( $this ) )->register();
	}

	/**
	 * Returns the script module ID of a feature.
	 */
	public function id( string $feature ): string {
		return "@quayside/$this->slug/$feature";
	}

	/**
	 * Returns the absolute path of a file in the plugin's or theme's folder.
	 */
	public function path( string $relative = '' ): string {
		return $this->folder . '/' . $relative;
	}

	/**
	 * Returns the URL of a file in the plugin's or theme's folder.
	 */
	public function url( string $relative = '' ): string {
		if ( '' === $this->base ) {
			$this->base = 'theme' === $this->slug ? get_template_directory_uri() . '/' : plugins_url( '/', $this->file );
		}
		return $this->base . $relative;
	}

	/**
	 * Returns the contents of a built file for inline output, or '' if the file is missing.
	 *
	 * @param string $relative Path relative to build/.
	 */
	public function contents( string $relative ): string {
		$file = $this->path( "build/$relative" );
		return is_file( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Returns the array that a built PHP file returns, which the opcode cache holds, or an empty array if the file is missing.
	 *
	 * @param string $relative Path relative to build/.
	 * @return array<mixed>
	 */
	public function table( string $relative ): array {
		$file  = $this->path( "build/$relative" );
		$table = false === stream_resolve_include_path( $file ) ? [] : require $file;
		return is_array( $table ) ? $table : [];
	}

	/**
	 * Returns the dependencies and version of a built entry. The name of a stylesheet includes ".css".
	 *
	 * @return array{dependencies: array<int, mixed>, version: string}
	 */
	public function manifest( string $feature ): array {
		$this->manifests ??= $this->table( 'assets.php' );

		$manifest = is_array( $this->manifests[ $feature ] ?? null ) ? $this->manifests[ $feature ] : [];
		return [
			'dependencies' => is_array( $manifest['dependencies'] ?? null ) ? array_values( $manifest['dependencies'] ) : [],
			'version'      => is_string( $manifest['version'] ?? null ) ? $manifest['version'] : '',
		];
	}

	/**
	 * Registers a feature's script module and returns its ID.
	 */
	public function register_module( string $feature ): string {
		$manifest = $this->manifest( $feature );
		Runtime::register_shared( $this );
		$id = $this->id( $feature );
		wp_register_script_module( $id, $this->url( "build/$feature.js" ), $manifest['dependencies'], $manifest['version'] ); // @phpstan-ignore argument.type
		return $id;
	}

	/**
	 * Enqueues a feature's script module. Prefer an island, which loads only when needed.
	 */
	public function enqueue_module( string $feature ): void {
		wp_enqueue_script_module( $this->register_module( $feature ) );
	}

	/**
	 * Adds a feature's island to the page's import map without printing a host.
	 */
	public function use_island( string $feature ): void {
		$this->used[ $feature ] ??= $this->register_module( $feature );
	}

	/**
	 * Returns the rest of a host's start tag, including ">", followed by its seal:
	 * `<nav class="x"<?php echo $assets->host( 'menu' ); ?>…</nav>`.
	 *
	 * Both are one string so that neither is printed without the other. The attributes mark the host and say when to load it. The
	 * module and its props are in the seal, a script element that users without `unfiltered_html` cannot write. The host must
	 * allow a script as its first child, so it cannot be a void element, a select, or a textarea.
	 *
	 * @param string               $feature Feature whose module mounts the host.
	 * @param string               $when    load, idle, visible, interaction or cookie:NAME.
	 * @param array<string, mixed> $props   Passed to the module's mount function.
	 */
	public function host( string $feature, string $when = 'visible', array $props = [] ): string {
		// Feed readers do not run scripts.
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
	 * Returns an island: a host element with HTML that works without scripts.
	 *
	 * @param string                $feature    Feature whose module mounts the host.
	 * @param string                $inner_html Escaped HTML that works without the module.
	 * @param string                $when       load, idle, visible, interaction or cookie:NAME.
	 * @param array<string, mixed>  $props      Passed to the module's mount function.
	 * @param array<string, string> $attributes Additional attributes of the host. "tag" is the name of its element.
	 */
	public function island( string $feature, string $inner_html, string $when = 'visible', array $props = [], array $attributes = [] ): string {
		$tag = tag_escape( $attributes['tag'] ?? 'div' );
		unset( $attributes['tag'] );
		return "<$tag" . self::attributes( $attributes ) . $this->host( $feature, $when, $props ) . "$inner_html</$tag>";
	}

	/**
	 * Returns the script element that describes a host. It contains no markup, shortcodes, or entities, so that content filters
	 * do not change it.
	 *
	 * @param array<string, mixed> $sealed Module, props, translations.
	 */
	private static function seal( array $sealed ): string {
		$json = (string) wp_json_encode( $sealed, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		if ( str_contains( $json, '[' ) ) {
			$json = (string) preg_replace_callback(
				'/"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"/',
				static fn ( array $text ): string => str_replace( [ '[', ']' ], [ '\u005b', '\u005d' ], $text[0] ),
				$json
			);
		}
		return "<script type=\"application/json\" data-seal>$json</script>";
	}

	/**
	 * Registers a feature's stylesheet and returns its handle.
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
	 * Returns the URL of a built stylesheet with its version, for scripts that load it on demand.
	 */
	public function style_url( string $feature ): string {
		return $this->url( "build/$feature.css" ) . '?ver=' . $this->manifest( "$feature.css" )['version'];
	}

	/**
	 * Enqueues a feature's stylesheet and returns its handle.
	 */
	public function style( string $feature ): string {
		$handle = $this->register_style( $feature );
		wp_enqueue_style( $handle );
		return $handle;
	}

	/**
	 * Enqueues a feature's classic script, for the admin and the editor, and returns its handle.
	 */
	public function script( string $feature ): string {
		$handle = $this->register_script( $feature );
		wp_enqueue_script( $handle );
		wp_set_script_translations( $handle, $this->text_domain, $this->path( 'languages' ) );
		return $handle;
	}

	/**
	 * Registers a feature's classic script for the end of the page, and returns its handle.
	 *
	 * @return non-empty-string
	 */
	public function register_script( string $feature ): string {
		$handle       = "quayside-$this->slug-$feature";
		$manifest     = $this->manifest( $feature );
		$dependencies = array_filter( $manifest['dependencies'], static fn ( mixed $dependency ): bool => is_string( $dependency ) && '' !== $dependency );
		$url          = $this->url( "build/$feature.js" );
		wp_register_script( $handle, '' === $url ? false : $url, array_values( $dependencies ), $manifest['version'], [ 'in_footer' => true ] );
		return $handle;
	}

	/**
	 * Returns an inline script element, as wp_get_inline_script_tag() does. That function parses the result as HTML to be safe
	 * with any script. Built scripts contain no "</script" or "<!--", so this is not necessary.
	 *
	 * @param string                     $code       Built JavaScript. Data inserted into it must be JSON without "<".
	 * @param array<string, string|true> $attributes Attributes. True stands for an attribute without a value.
	 */
	public function inline_script( string $code, array $attributes = [] ): string {
		// A plugin may add the nonce of a content security policy.
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
