<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

use Quayside\Blocks\Gallery\Images;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\Module;

/**
 * Replaces videos of the embed block with a poster and a play button, so that nothing is requested from the provider
 * until a visitor presses play.
 */
final class VideoFacade implements Module {
	/**
	 * Attributes added to those of the core block.
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
		// The front end does not need the attribute definitions, because saved attributes are always available.
		if ( Deferred::is_behind_the_pages() ) {
			add_filter( 'register_block_type_args', [ $this, 'add_attributes' ], 10, 2 );
		}
		add_action( 'rest_api_init', [ $this, 'add_to_embed' ] );
		add_filter( 'render_block_core/embed', [ $this, 'render' ], 10, 2 );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue_early' ] );
		add_action( 'enqueue_block_editor_assets', fn () => $this->assets->script( 'lazy-media-editor' ) );
	}

	/**
	 * Adds the attributes to the embed block.
	 *
	 * @param array<string, mixed> $args Arguments of a block type.
	 * @param string               $name Name of the block type.
	 * @return array<string, mixed>
	 */
	public function add_attributes( array $args, string $name ): array {
		if ( 'core/embed' === $name ) {
			$args['attributes'] = ( is_array( $args['attributes'] ?? null ) ? $args['attributes'] : [] ) + self::ATTRIBUTES;
		}
		return $args;
	}

	/**
	 * Adds the attributes to the embed block if it is already registered.
	 */
	public function add_to_embed(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/embed' );
		if ( null !== $type ) {
			$type->attributes = ( $type->attributes ?? [] ) + self::ATTRIBUTES;
		}
	}

	/**
	 * Enqueues the stylesheet in the head if the post has an embed block.
	 */
	public function enqueue_early(): void {
		if ( is_singular() && has_block( 'core/embed' ) ) {
			$this->assets->style( 'lazy-video-style' );
		}
	}

	/**
	 * Replaces the embedded video with its facade.
	 *
	 * @param string               $html  The block's HTML: the player, or the URL if the provider was not queried.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function render( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$video      = is_string( $attributes['url'] ?? null ) ? Video::from_url( $attributes['url'] ) : null;
		$is_enabled = null !== $video && ! is_feed() && true !== ( $attributes['quaysideDirect'] ?? false );
		/**
		 * Filters whether an embedded video is replaced with a poster and a play button.
		 *
		 * @param bool                 $is_enabled Whether the facade is used.
		 * @param array<string, mixed> $block      The parsed block.
		 */
		if ( null === $video || true !== apply_filters( 'quayside_blocks_video_facade', $is_enabled, $block ) ) {
			return $html;
		}
		$facade   = $this->facade( $video, $attributes, $this->title( $html, $attributes ) );
		$replaced = preg_replace_callback( self::WRAPPER, static fn (): string => $facade, $html, 1, $count );
		return 1 === $count && is_string( $replaced ) ? $replaced : $html;
	}

	/**
	 * @param array<mixed> $attributes The block's attributes.
	 */
	private function facade( Video $video, array $attributes, string $title ): string {
		$this->assets->style( 'lazy-video-style' );
		/**
		 * Filters the WP Consent API category that a visitor must allow before a video's iframe loads. '' for none.
		 *
		 * @param string $category functional, preferences, statistics, statistics-anonymous or marketing.
		 * @param string $provider Name of the provider, for example "YouTube".
		 */
		$category = apply_filters( 'quayside_blocks_video_consent_category', 'preferences', $video->provider );
		// Authors can enter any attachment ID, so its visibility has to be checked.
		$visible = is_int( $attributes['quaysidePoster'] ?? null ) ? Images::visible( [ $attributes['quaysidePoster'] ] ) : [];
		$poster  = [] === $visible ? '' : wp_get_attachment_image( $visible[0], 'large', false, [
			'class' => 'quayside-video__poster',
			'alt'   => '',
		] );
		$props   = [
			'frame'    => $video->frame,
			'autoplay' => true === ( $attributes['quaysideAutoplay'] ?? false ),
			'play'     => $video->play,
			'mute'     => $video->mute,
			'category' => is_string( $category ) ? $category : '',
			'words'    => [
				'needsConsent' => sprintf(
					/* translators: %s: name of a provider, for example "YouTube". */
					__( 'This video is hosted by %s, which may set cookies. Your cookie preferences do not allow it yet.', 'quayside-blocks' ),
					$video->provider
				),
				'allow'        => __( 'Allow and play', 'quayside-blocks' ),
				/* translators: %s: name of a provider, for example "YouTube". */
				'watch'        => sprintf( __( 'Watch on %s', 'quayside-blocks' ), $video->provider ),
			],
		];
		$inner   = sprintf(
			'%1$s<span class="quayside-video__title" aria-hidden="true">%2$s</span><a class="quayside-video__play" href="%3$s" aria-label="%4$s"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M8 5.5v13l11-6.5z"/></svg></a><iframe class="quayside-video__frame" title="%5$s" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen hidden></iframe>',
			$poster,
			esc_html( $title ),
			esc_url( $video->page ),
			/* translators: %s: title of a video. */
			esc_attr( sprintf( __( 'Play video: %s', 'quayside-blocks' ), $title ) ),
			esc_attr( $title )
		);
		return $this->assets->island(
			'lazy-video',
			$inner,
			'visible',
			$props,
			[ 'class' => '' === $poster ? 'quayside-video lazyload' : 'quayside-video has-poster lazyload' ]
		);
	}

	/**
	 * Returns the video's title: the custom title, the provider's title, the caption, or "Video".
	 *
	 * @param array<mixed> $attributes The block's attributes.
	 */
	private function title( string $html, array $attributes ): string {
		$text    = is_string( $attributes['quaysideTitle'] ?? null ) ? trim( $attributes['quaysideTitle'] ) : '';
		$matches = [];
		if ( '' === $text && 1 === preg_match( '~<iframe[^>]*\stitle="([^"]+)"~', $html, $matches ) ) {
			$text = html_entity_decode( $matches[1], ENT_QUOTES );
		}
		if ( '' === $text && 1 === preg_match( '~<figcaption[^>]*>(.+?)</figcaption>~s', $html, $matches ) ) {
			$text = html_entity_decode( wp_strip_all_tags( $matches[1] ), ENT_QUOTES );
		}
		return '' === $text ? __( 'Video', 'quayside-blocks' ) : $text;
	}
}
