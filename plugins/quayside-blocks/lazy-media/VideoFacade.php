<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

use Quayside\Blocks\Gallery\Images;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\Module;

/**
 * Videos of the embed block are a picture and a play button until a visitor wants them: no request to the provider.
 */
final class VideoFacade implements Module {
	/**
	 * The block's own attributes, beside those of core.
	 */
	private const ATTRIBUTES = [
		'quaysidePoster'   => [
			'type'    => 'integer',
			'default' => 0,
		],
		'quaysideTitle'    => [
			'type'    => 'string',
			'default' => '',
		],
		'quaysideAutoplay' => [
			'type'    => 'boolean',
			'default' => false,
		],
		'quaysideDirect'   => [
			'type'    => 'boolean',
			'default' => false,
		],
	];

	private const WRAPPER = '~<div class="wp-block-embed__wrapper">.*?</div>~s';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		// Pages need not know them: a block keeps what it was saved with.
		if ( Deferred::is_behind_the_pages() ) {
			add_filter( 'register_block_type_args', [ $this, 'add_attributes' ], 10, 2 );
		}
		add_action( 'rest_api_init', [ $this, 'add_to_embed' ] );
		add_filter( 'render_block_core/embed', [ $this, 'render' ], 10, 2 );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue_early' ] );
		add_action( 'enqueue_block_editor_assets', fn () => $this->assets->script( 'lazy-media-editor' ) );
	}

	/**
	 * Lets the embed block keep its attributes.
	 *
	 * @param array<string, mixed> $args Arguments of a block type.
	 * @param string               $name Its name.
	 * @return array<string, mixed>
	 */
	public function add_attributes( array $args, string $name ): array {
		if ( 'core/embed' === $name ) {
			$args['attributes'] = ( is_array( $args['attributes'] ?? null ) ? $args['attributes'] : [] ) + self::ATTRIBUTES;
		}
		return $args;
	}

	/**
	 * The same for the embed block that is registered already.
	 */
	public function add_to_embed(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/embed' );
		if ( null !== $type ) {
			$type->attributes = ( $type->attributes ?? [] ) + self::ATTRIBUTES;
		}
	}

	/**
	 * Puts the style sheet into the head where the page's post embeds something.
	 */
	public function enqueue_early(): void {
		if ( is_singular() && has_block( 'core/embed' ) ) {
			$this->assets->style( 'lazy-video-style' );
		}
	}

	/**
	 * The facade in place of an embedded video.
	 *
	 * @param string               $html  The block's HTML: the player, or the address where the provider was not asked.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function render( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$video      = is_string( $attributes['url'] ?? null ) ? Video::at( $attributes['url'] ) : null;
		$is_wanted  = null !== $video && ! is_feed() && true !== ( $attributes['quaysideDirect'] ?? false );
		/**
		 * Whether an embedded video is a picture with a play button until a visitor wants it.
		 *
		 * @param bool                 $is_wanted Whether it is.
		 * @param array<string, mixed> $block     The parsed block.
		 */
		if ( null === $video || true !== apply_filters( 'quayside_blocks_video_facade', $is_wanted, $block ) ) {
			return $html;
		}
		$facade = $this->facade( $video, $attributes, $this->title( $html, $attributes ) );
		$ours   = preg_replace_callback( self::WRAPPER, static fn (): string => $facade, $html, 1, $count );
		return 1 === $count && is_string( $ours ) ? $ours : $html;
	}

	/**
	 * @param array<mixed> $attributes The block's attributes.
	 */
	private function facade( Video $video, array $attributes, string $title ): string {
		$this->assets->style( 'lazy-video-style' );
		/**
		 * Category of the WP Consent API that a visitor must allow before a video's frame loads; '' for none.
		 *
		 * @param string $category functional, preferences, statistics, statistics-anonymous or marketing.
		 * @param string $provider Name of the provider, for example "YouTube".
		 */
		$category = apply_filters( 'quayside_blocks_video_consent_category', 'preferences', $video->provider );
		// An author may name any attachment.
		$chosen = is_int( $attributes['quaysidePoster'] ?? null ) ? Images::visible( [ $attributes['quaysidePoster'] ] ) : [];
		$poster = [] === $chosen ? '' : wp_get_attachment_image( $chosen[0], 'large', false, [
			'class' => 'quayside-video__poster',
			'alt'   => '',
		] );
		$props  = [
			'frame'    => $video->frame,
			'autoplay' => true === ( $attributes['quaysideAutoplay'] ?? false ),
			'play'     => $video->play,
			'mute'     => $video->mute,
			'category' => is_string( $category ) ? $category : '',
			'words'    => [
				/* translators: %s: name of a provider, for example "YouTube". */
				'needsConsent' => sprintf( __( 'This video is hosted by %s, which may set cookies. Your cookie preferences do not allow it yet.', 'quayside-blocks' ), $video->provider ),
				'allow'        => __( 'Allow and play', 'quayside-blocks' ),
				/* translators: %s: name of a provider, for example "YouTube". */
				'watch'        => sprintf( __( 'Watch on %s', 'quayside-blocks' ), $video->provider ),
			],
		];
		$inner  = sprintf(
			'%1$s<span class="quayside-video__title" aria-hidden="true">%2$s</span><a class="quayside-video__play" href="%3$s" aria-label="%4$s"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M8 5.5v13l11-6.5z"/></svg></a><iframe class="quayside-video__frame" title="%5$s" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen hidden></iframe>',
			$poster,
			esc_html( $title ),
			esc_url( $video->page ),
			/* translators: %s: title of a video. */
			esc_attr( sprintf( __( 'Play video: %s', 'quayside-blocks' ), $title ) ),
			esc_attr( $title )
		);
		return $this->assets->island( 'lazy-video', $inner, 'visible', $props, [ 'class' => '' === $poster ? 'quayside-video lazyload' : 'quayside-video has-poster lazyload' ] );
	}

	/**
	 * The video's title: what the editor wrote, what the provider said, the caption, or just "Video".
	 *
	 * @param array<mixed> $attributes The block's attributes.
	 */
	private function title( string $html, array $attributes ): string {
		$own     = is_string( $attributes['quaysideTitle'] ?? null ) ? trim( $attributes['quaysideTitle'] ) : '';
		$matches = [];
		if ( '' === $own && 1 === preg_match( '~<iframe[^>]*\stitle="([^"]+)"~', $html, $matches ) ) {
			$own = html_entity_decode( $matches[1], ENT_QUOTES );
		}
		if ( '' === $own && 1 === preg_match( '~<figcaption[^>]*>(.+?)</figcaption>~s', $html, $matches ) ) {
			$own = html_entity_decode( wp_strip_all_tags( $matches[1] ), ENT_QUOTES );
		}
		return '' === $own ? __( 'Video', 'quayside-blocks' ) : $own;
	}
}
