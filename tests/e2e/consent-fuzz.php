<?php
/**
 * Generates random pages and passes them through the rewriter. Run by consent-fuzz.spec.ts inside WordPress. Prints
 * JSON: for each page its seed, the HTML before and after, the time in milliseconds, and whether the fallback pass
 * was needed.
 *
 * @var int $quayside_seed  Seed of the first page. The same seed generates the same page on every machine.
 * @var int $quayside_count Number of pages.
 */

declare( strict_types=1 );

use Quayside\Consent\Blocking\ForeignMarks;
use Quayside\Consent\Blocking\Horizon;
use Quayside\Consent\Blocking\Module;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Rewriter;
use Quayside\Consent\Blocking\Unreadable;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Strict\Module as Strict;

echo ( static function ( int $seed, int $count ): string {
	// Every notice is a failure.
	set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions
		static function ( int $level, string $message, string $file, int $line ): bool {
			throw new ErrorException( $message, 0, $level, $file, $line ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	);
	$pick    = static fn ( array $list ): string => (string) $list[ mt_rand( 0, count( $list ) - 1 ) ];
	$chance  = static fn ( int $percent ): bool => mt_rand( 1, 100 ) <= $percent;
	$hosts   = [
		'www.youtube.com',
		'static.hotjar.com',
		'ad.doubleclick.net',
		'WWW.YouTube.com',
		'unknown.example',
		'own.example',
		'youtube.com.unknown.example',
	];
	$address = static function () use ( $pick, $chance, $hosts ): string {
		$host = $pick( $hosts );
		$start = $pick( [ 'https://', 'http://', '//', 'https:', 'HTTPS:/\\', '\\\\', "ht\ntps://", '/local/', 'https://user@', 'data:,' ] );
		$url   = $start . $host . $pick( [ '/a', '/embed/x?a=1&b=2', ':443/x', '', '/é', '/x y', '/a#b' ] );
		$encode = static fn ( array $found ): string => $chance( 50 ) ? '&#' . mb_ord( $found[0] ) . ';' : $found[0];
		return $chance( 10 ) ? (string) preg_replace_callback( '/[^a-z]/iu', $encode, $url ) : $url;
	};
	$quoted  = static function ( string $value ) use ( $chance ): string {
		if ( $chance( 10 ) && 1 === preg_match( '~^[^\s"\'=<>`]+$~', $value ) ) {
			return "=$value";
		}
		return $chance( 80 ) ? '="' . str_replace( '"', '&quot;', $value ) . '"' : " = '" . str_replace( "'", '&#39;', $value ) . "'";
	};
	$css     = static fn (): string => $pick( [
		'background:url(%s)',
		"background: url('%s') no-repeat",
		'color:red',
		'--a: url( "%s" )',
		'background:image-set("%s" 1x)',
		"cursor:url('%s'),auto",
		'background:u\\72l(%s)',
		'mask:url(/own.svg);background:url(%s)',
	] );
	$names   = [
		'src', 'src', 'src', 'srcset', 'href', 'data', 'poster', 'srcdoc', 'ping', 'background',
		'imagesrcset', 'style', 'class', 'title', 'data-consent', 'data-held', 'data-held-src',
		'data-held-onerror', 'DATA-HELD-href', 'data-released', 'data-src', 'type', 'rel', 'id', 'x:y',
		'@click', 'é', 'SRC', 'xlink:href', 'sandbox',
	];
	// In SVG, an element would close itself if a slash in place of a space ended up at the end of a tag.
	$attributes = static function ( bool $slashes = true ) use ( $pick, $chance, $names, $address, $quoted, $css ): string {
		$html = '';
		$spaces = [ ' ', ' ', ' ', "\n\t", '  ', "\f", $slashes ? '/' : ' ' ];
		for ( $left = mt_rand( 0, 5 ); $left > 0; $left-- ) {
			$name  = $pick( $names );
			$value = match ( strtolower( $name ) ) {
				'style'        => str_replace( '%s', $address(), $css() ),
				'srcset', 'imagesrcset' => '/own.png 1x, ' . $address() . ' 2x',
				'srcdoc'       => $pick( [ '<p>x</p>', '<img src="' . $address() . '">', '<script src=' . $address() . '></script>' ] ),
				'class', 'title', 'id' => $pick( [ 'a', 'a b', '', 'x > y', 'a"b', '<b>', 'data-held' ] ),
				'data-consent' => $pick( [ 'necessary', 'analytics', 'functional', 'x y' ] ),
				'type'         => $pick( [ 'module', 'text/plain', 'text/javascript', 'application/json', 'importmap', '' ] ),
				'rel'          => $pick( [ 'stylesheet', 'preload', 'canonical', 'icon', 'preconnect' ] ),
				'sandbox'      => 'allow-scripts',
				default        => $address(),
			};
			$html .= $pick( $spaces ) . $name . ( $chance( 92 ) ? $quoted( $value ) : '' );
		}
		return $html;
	};
	$code  = static fn (): string => $pick(
		[
			'a();',
			'var a = "<b>";',
			'if ( a < b && c > d ) {}',
			'new google.maps.Map( a );',
			'import "' . $address() . '";',
			'x = "' . $address() . '"',
			"// <img src='" . $address() . "'>",
			'"[data-held]"',
			'a = "<\/script>"',
			'é',
			'/* data-released */',
		]
	);
	$make  = static function ( int $depth ) use ( &$make, $pick, $chance, $address, $attributes, $code, $css ): string {
		$html = '';
		for ( $left = mt_rand( 1, 5 ); $left > 0; $left-- ) {
			$inner = $depth > 0 && $chance( 50 ) ? $make( $depth - 1 ) : $pick(
				[ 'x', '', 'a &amp; b', 'é', '1 < 2', '&lt;img src=&quot;//www.youtube.com&quot;&gt;', 'data-held="x"' ]
			);
			$void  = $pick( [ 'img', 'img', 'input', 'link', 'source', 'embed', 'track', 'br', 'image', 'IMG' ] );
			$tag   = $pick(
				[
					'p',
					'div',
					'div',
					'span',
					'a',
					'figure',
					'picture',
					'video',
					'audio',
					'table',
					'td',
					'b',
					'ul',
					'li',
					'object',
					'section',
					'form',
					'button',
					'h2',
					'template',
					'custom-element',
					'noscript',
				]
			);
			$html .= match ( mt_rand( 0, 15 ) ) {
				0, 1, 2, 3 => "<$void" . $attributes() . $pick( [ '>', '>', '/>', ' />' ] ),
				4, 5, 6 => "<$tag" . $attributes() . ">$inner</$tag>",
				7     => '<iframe' . $attributes() . '></iframe>',
				8     => '<script' . $attributes() . '>' . $code() . '</script>',
				9     => '<style>a{' . str_replace( '%s', $address(), $css() ) . '}' . $pick( [ '', '@import "' . $address() . '";', '/* < */' ] ) . '</style>',
				10    => $pick( [ '<textarea>', '<textarea name="x">' ] ) . $inner . '</textarea>',
				11    => '<!--' . $pick( [ ' x ', '<img src="//www.youtube.com/x">', ' data-held ', '-', '' ] ) . '-->',
				12    => "<svg viewBox='0 0 1 1'><image"
					. $attributes( false ) . '/><use' . $attributes( false ) . '/><a' . $attributes( false ) . '><path d="M0 0"/></a></svg>',
				13    => $inner,
				14    => $chance( 30 ) ? $pick(
					[
						'<p',
						'<img src="',
						'</',
						'<!',
						'<script>',
						'<p title="',
						'</p x=y>',
						'<svg><style><img src="//www.youtube.com/x"></style></svg>',
						'<math><title><img src="//www.youtube.com/x"></title></math>',
						'<noscript><p title="</noscript><img src=//www.youtube.com/x>"></noscript>',
						'<noscript><!-- </noscript><img src=//www.youtube.com/x> --></noscript>',
						'<noscript><script></noscript><img src=//www.youtube.com/x></script></noscript>',
						'<![CDATA[x]]>',
						'<?x y ?>',
						'<!-- x',
						'<p/a>',
						'<p "x">',
						'<a<b>',
						"\0",
						'<xmp><img src="//www.youtube.com/x"></xmp>',
						'<base href="https://www.youtube.com/">',
					]
				) : $inner,
				15    => $pick( [ "\n", ' ', '&nbsp;' ] ),
			};
		}
		return $html;
	};

	$settings    = new Settings();
	$categories  = new Categories( $settings );
	$file        = WP_PLUGIN_DIR . '/quayside-consent/quayside-consent.php';
	$list        = new ProviderList( dirname( $file ) . '/blocking/providers/list.php', $settings, $categories );
	$assets      = new Assets( $file, 'consent', 'quayside-consent' );
	$placeholder = new Placeholder( $assets, new Texts( $settings ), $categories, $settings );
	$boot        = '<script id="quayside-consent-boot">a = [ "data-held-", "//www.youtube.com/x" ];</script>';
	$context     = new Context();
	$strict      = new Strict( $assets, $context, $settings, new VisitorConsent( $settings, $categories ) );
	$module      = new Module( $context, $list, $placeholder, $strict );
	// Pages are compared without the content policy, which is added once.
	$strict->require();
	$strict->add_to( '', '' );
	$pages       = [];
	for ( $page = 0; $page < $count; $page++ ) {
		mt_srand( $seed + $page );
		$body                  = $make( 3 );
		$before                = $chance( 50 ) ? "<!DOCTYPE html><html lang=\"en\"><head><title>x</title>$boot</head><body>$body</body></html>" : $body;
		$context->boot_element = str_contains( $before, $boot ) ? $boot : '';
		try {
			$start     = hrtime( true );
			$after     = $module->rewrite( $before );
			$ms        = ( hrtime( true ) - $start ) / 1e6;
			$is_crude  = false;
			$providers = $list->get();
			$clean     = ForeignMarks::disarm( $before, $context->boot_element );
			try {
				( new Rewriter( $clean, $providers, $placeholder ) )->rewrite( Horizon::of( $clean, $providers, $context->boot_element ) );
			} catch ( Unreadable ) {
				$is_crude = true;
			}
		} catch ( Throwable $error ) {
			[ $after, $ms, $is_crude ] = [ 'ERROR ' . $error->getMessage() . ' ' . basename( $error->getFile() ) . ':' . $error->getLine(), 0, true ];
		}
		$pages[] = [
			'seed'   => $seed + $page,
			'before' => $before,
			'after'  => $after,
			'ms'     => $ms,
			'crude'  => $is_crude,
		];
	}
	restore_error_handler();
	return (string) json_encode( $pages, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE ); // phpcs:ignore WordPress.WP.AlternativeFunctions
} )( $quayside_seed, $quayside_count );
