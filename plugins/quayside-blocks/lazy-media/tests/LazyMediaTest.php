<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia\Tests;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\LazyMedia\Content;
use Quayside\Blocks\LazyMedia\Video;
use Quayside\Tests\TestCase;

/**
 * Tests video facades and lazy images and backgrounds in content.
 */
final class LazyMediaTest extends TestCase {
	private const FOLDER = __DIR__ . '/../../../../contracts';

	/**
	 * @return array<string, array{string, string|null, string|null}>
	 */
	public static function addresses(): array {
		$table = json_decode( (string) file_get_contents( self::FOLDER . '/galleries/cases/lazy-media.json' ), true );
		return array_column(
			array_map( static fn ( array $one ): array => [ $one['title'], [ $one['url'], $one['frame'], $one['page'] ] ], $table['cases'] ),
			1,
			0
		);
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_parses_the_url_of_a_video( string $url, ?string $frame, ?string $page ): void {
		$video = Video::from_url( $url );
		self::assertSame( $frame, $video?->frame );
		self::assertSame( $page, $video?->page );
	}

	private static function embed( string $attributes = '', string $wrapper = 'https://youtu.be/M7lc1UVf-VE' ): string {
		return do_blocks(
			sprintf(
				'<!-- wp:embed {"url":"https://youtu.be/M7lc1UVf-VE","type":"video","providerNameSlug":"youtube"%s} --><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">%s</div><figcaption class="wp-element-caption">How a <em>rope</em> is laid</figcaption></figure><!-- /wp:embed -->',
				$attributes,
				$wrapper
			)
		);
	}

	public function test_leaves_out_a_poster_that_the_visitor_cannot_see(): void {
		$image = static function ( string $status ): int {
			$parent = (int) wp_insert_post( [ 'post_title' => 'Plan', 'post_content' => 'x', 'post_status' => $status ] );
			$id     = (int) wp_insert_attachment(
				[ 'post_mime_type' => 'image/png', 'post_title' => 'Plan', 'post_status' => 'inherit' ],
				"/$status-plan.png",
				$parent
			);
			wp_update_attachment_metadata( $id, [ 'width' => 600, 'height' => 400, 'file' => "$status-plan.png", 'sizes' => [] ] );
			return $id;
		};
		wp_set_current_user( 0 );
		self::assertStringContainsString( 'publish-plan.png', self::embed( ',"quaysidePoster":' . $image( 'publish' ) ) );
		self::assertStringNotContainsString( 'private-plan', self::embed( ',"quaysidePoster":' . $image( 'private' ) ) );
	}

	public function test_replaces_an_embedded_video_with_a_link_and_an_empty_iframe(): void {
		$html = self::embed( ',"quaysideAutoplay":true' );
		self::assertStringContainsString(
			'<a class="quayside-video__play" href="https://www.youtube.com/watch?v=M7lc1UVf-VE" aria-label="Play video: How a rope is laid">',
			$html
		);
		self::assertMatchesRegularExpression( '~<iframe [^>]* hidden>~', $html );
		self::assertDoesNotMatchRegularExpression( '~<iframe [^>]*\s(data-)?src=~', $html );
		self::assertStringContainsString( '<figcaption', $html );
		self::assertSame( 1, preg_match( '~data-seal>([^<]+)</script>~', $html, $seal ) );
		$settings = json_decode( $seal[1], true )['props'];
		self::assertSame( 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0', $settings['frame'] );
		self::assertTrue( Contract::load( self::FOLDER, 'galleries/lazy-media.video' )->validate( $settings ) );
		self::assertTrue( $settings['autoplay'] );
	}

	public function test_uses_the_title_from_the_editor_then_the_provider_then_the_caption(): void {
		$player = '<iframe title="Rope &amp; tar" src="https://www.youtube.com/embed/M7lc1UVf-VE"></iframe>';
		self::assertStringContainsString( 'Play video: Mine"', self::embed( ',"quaysideTitle":"Mine"', $player ) );
		self::assertStringContainsString( 'Play video: Rope &amp; tar"', self::embed( '', $player ) );
		self::assertStringContainsString( 'Play video: How a rope is laid"', self::embed() );
		self::assertStringNotContainsString( '<script>', self::embed( ',"quaysideTitle":"\u003cscript\u003ealert(1)\u003c/script\u003e"' ) );
	}

	public function test_keeps_the_player_for_opt_outs_and_other_providers(): void {
		$player = '<iframe title="x" src="https://www.youtube.com/embed/M7lc1UVf-VE"></iframe>';
		self::assertStringContainsString( $player, self::embed( ',"quaysideDirect":true', $player ) );
		add_filter( 'quayside_blocks_video_facade', '__return_false' );
		self::assertStringContainsString( $player, self::embed( '', $player ) );
		remove_filter( 'quayside_blocks_video_facade', '__return_false' );
		$other = '<!-- wp:embed {"url":"https://www.ted.com/talks/one"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://www.ted.com/talks/one</div></figure><!-- /wp:embed -->';
		self::assertStringNotContainsString( 'quayside-video', do_blocks( $other ) );
	}

	private static function content( string ...$contents ): string {
		$content = new Content( new Assets( dirname( __DIR__, 2 ) . '/quayside-blocks.php', 'blocks', 'quayside-blocks' ) );
		return implode( '|', array_map( [ $content, 'rewrite' ], $contents ) );
	}

	/**
	 * @testdox [S4.46] Keeps the initial state class and sets the real URL
	 */
	public function test_restores_urls_of_images_from_another_lazy_loader(): void {
		self::assertSame(
			'<img loading="lazy" sizes="auto, 100vw" src="/a.jpg" srcset="b.jpg 2x" class="lazyload"   >',
			preg_replace( '/ data-\w+="[^"]*"/', '', self::content( '<img class="lazyload" data-src="/a.jpg" data-srcset="b.jpg 2x" data-sizes="auto">' ) )
		);
		self::assertStringContainsString( ' src="/f"', self::content( '<iframe class="lazyload" data-src="/f"></iframe>' ) );
		self::assertSame( '<p>lazyload</p>', self::content( '<p>lazyload</p>' ) );
	}

	/**
	 * @testdox [S9.6] The first background of a page loads immediately, the others wait for the script
	 */
	public function test_defers_all_backgrounds_except_the_first(): void {
		$group = '<div class="wp-block-group" style="background-image:url(\'a.jpg\')">x</div>';
		[ $first, $second ] = explode( '|', self::content( $group, $group . $group ) );
		self::assertSame( $group, $first );
		self::assertSame( 2, substr_count( $second, 'class="wp-block-group lazyload quayside-lazy-background"' ) );
		self::assertStringContainsString( '@media screen and (scripting:enabled)', $second );
		self::assertStringContainsString( 'quayside-lazy-background', self::content( '<div></div>' . $group, '<i class="lazyload" data-bg="/x.jpg"></i>' ) );
		self::assertStringNotContainsString(
			'lazy',
			self::content( '<div style="background-image:linear-gradient(red,blue)"></div>', '<div style="background-image:linear-gradient(red,blue)"></div>' )
		);
	}

	public function test_adds_missing_dimensions_to_library_images_only(): void {
		$uploads = wp_upload_dir();
		$name    = uniqid( 'measured', false ) . '.png';
		file_put_contents(
			"{$uploads['path']}/$name",
			(string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAEklEQVR42mNk+M/wn4EIwDiqEAAI8QMBzqNBwwAAAABJRU5ErkJggg==', true )
		);
		$html = apply_filters( 'wp_content_img_tag', "<img src=\"{$uploads['url']}/$name\" alt=\"\">", 'the_content', 0 );
		unlink( "{$uploads['path']}/$name" );
		self::assertMatchesRegularExpression( '/ width="3"/', $html );
		self::assertMatchesRegularExpression( '/ height="2"/', $html );
		$other = '<img src="https://example.com/a.png" alt="">';
		self::assertSame( $other, apply_filters( 'wp_content_img_tag', $other, 'the_content', 0 ) );
		$outside = "<img src=\"{$uploads['baseurl']}/../../wp-config.php\" alt=\"\">";
		self::assertSame( $outside, apply_filters( 'wp_content_img_tag', $outside, 'the_content', 0 ) );
	}
}
