<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

/**
 * Converts WordPress's gallery block. The editor does the same in gallery/block/core.ts. contracts/galleries/cases/core.json tests both.
 */
final class CoreGallery {
	/** Click actions by link destination: current and old names. */
	private const ACTIONS = [
		'media'      => 'image',
		'file'       => 'image',
		'attachment' => 'attachment',
		'post'       => 'attachment',
		'lightbox'   => 'lightbox',
		'custom'     => 'url',
	];

	private const NEW_TAB_REL = 'noreferrer noopener';

	/**
	 * Returns the attributes of the block quayside/gallery; null for the old format and for images that are not in the media library.
	 *
	 * @param array<string, mixed> $block A parsed block core/gallery.
	 * @return array<string, mixed>|null
	 */
	public static function convert( array $block ): ?array {
		$given  = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$images = [];
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] as $inner ) {
			$image = is_array( $inner ) && 'core/image' === ( $inner['blockName'] ?? '' ) ? self::image( $inner ) : null;
			if ( null === $image ) {
				return null;
			}
			$images[] = $image;
		}
		if ( [] === $images ) {
			return null;
		}
		$text    = static fn ( string $name ): string => is_scalar( $given[ $name ] ?? null ) ? (string) $given[ $name ] : '';
		$columns = (int) $text( 'columns' ) ?: min( 3, count( $images ) );
		$action  = self::gallery_action( $text( 'linkTo' ), array_column( $images, 'action' ) );
		$links   = array_filter( $images, static fn ( array $image ): bool => ! in_array( $image['action'], [ 'none', 'lightbox' ], true ) );
		$new_tab = '_blank' === $text( 'linkTarget' )
			|| ( [] !== $links && [] === array_filter( $links, static fn ( array $image ): bool => ! $image['newTab'] ) );
		$caption = implode( '', array_filter( is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [], 'is_string' ) );
		$details = array_map( static fn ( array $image ): array => self::detail( $image, $action, $new_tab ), $images );
		return array_filter( [
			'ids'               => array_column( $images, 'id' ),
			'columnsDesk'       => $columns,
			'columnsTab'        => $columns,
			'columnsMob'        => min( 2, $columns ),
			'aspectRatio'       => false === ( $given['imageCrop'] ?? true ) ? 'auto' : ( str_replace( 'auto', '', $text( 'aspectRatio' ) ) ?: '1' ),
			'imageSize'         => $text( 'sizeSlug' ) ?: 'large',
			'order'             => true === ( $given['randomOrder'] ?? false ) ? 'random' : 'manual',
			'captions'          => [] === array_filter( array_column( $images, 'caption' ) ) ? 'none' : 'overlay',
			'clickAction'       => $action,
			'customLinksNewTab' => $new_tab,
			'caption'           => self::caption( $caption ),
			'align'             => $text( 'align' ) ?: null,
			'anchor'            => self::anchor( $caption ) ?: null,
			'className'         => $text( 'className' ) ?: null,
			'details'           => [] === array_filter( $details ) ? null : $details,
		], static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * @param array<mixed> $block A parsed block core/image.
	 * @return array{id: int, alt: string, caption: string, action: string, link: string, newTab: bool, rel: string}|null
	 */
	private static function image( array $block ): ?array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$id         = is_numeric( $attributes['id'] ?? null ) ? (int) $attributes['id'] : 0;
		if ( $id <= 0 ) {
			return null;
		}
		$html  = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$image = [
			'alt'  => '',
			'link' => '',
			'rel'  => '',
			'tab'  => '',
		];
		while ( $tags->next_tag() ) {
			$get = static fn ( string $name ): string => is_string( $tags->get_attribute( $name ) ) ? $tags->get_attribute( $name ) : '';
			if ( 'A' === $tags->get_tag() && '' === $image['link'] ) {
				$image = [
					'link' => $get( 'href' ),
					'rel'  => $get( 'rel' ),
					'tab'  => $get( 'target' ),
				] + $image;
			} elseif ( 'IMG' === $tags->get_tag() ) {
				$image['alt'] = $get( 'alt' );
				break;
			}
		}
		$destination = is_string( $attributes['linkDestination'] ?? null ) ? $attributes['linkDestination'] : null;
		$lightbox    = is_array( $attributes['lightbox'] ?? null ) && ! empty( $attributes['lightbox']['enabled'] );
		$is_linked   = '' !== $image['link'] && null === $destination;
		return [
			'id'      => $id,
			'alt'     => $image['alt'],
			'caption' => self::caption( $html ),
			'action'  => $lightbox ? 'lightbox' : ( self::ACTIONS[ $destination ?? '' ] ?? ( $is_linked ? 'url' : 'none' ) ),
			'link'    => $image['link'],
			'newTab'  => '_blank' === $image['tab'],
			'rel'     => $image['rel'],
		];
	}

	/**
	 * @param array{id: int, alt: string, caption: string, action: string, link: string, newTab: bool, rel: string} $image An image.
	 * @return array<string, mixed>
	 */
	private static function detail( array $image, string $action, bool $new_tab ): array {
		$is_link = ! in_array( $image['action'], [ 'none', 'lightbox' ], true );
		// An image without a link needs no click action where links are custom.
		$is_same = $image['action'] === $action || ( 'none' === $image['action'] && 'url' === $action );
		return array_filter( [
			'alt'     => $image['alt'],
			'caption' => $image['caption'],
			'link'    => 'url' === $image['action'] ? $image['link'] : null,
			'newTab'  => $is_link && $image['newTab'] !== $new_tab ? $image['newTab'] : null,
			'rel'     => '' !== $image['rel'] && self::NEW_TAB_REL !== $image['rel'] ? $image['rel'] : null,
			'action'  => $is_same || 'url' === $image['action'] ? null : $image['action'],
		], static fn ( mixed $value ): bool => null !== $value );
	}

	/**
	 * @param array<int, string> $actions Click actions of the images.
	 */
	private static function gallery_action( string $link_to, array $actions ): string {
		if ( isset( self::ACTIONS[ $link_to ] ) ) {
			return self::ACTIONS[ $link_to ];
		}
		foreach ( [ 'lightbox', 'url' ] as $action ) {
			if ( in_array( $action, $actions, true ) ) {
				return $action;
			}
		}
		return in_array( $actions[0] ?? '', [ 'image', 'attachment' ], true ) ? $actions[0] : 'none';
	}

	private static function caption( string $html ): string {
		return 1 === preg_match( '~<figcaption[^>]*>(.*?)</figcaption>~s', $html, $match ) ? $match[1] : '';
	}

	private static function anchor( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$id   = $tags->next_tag( [ 'tag_name' => 'figure' ] ) ? $tags->get_attribute( 'id' ) : '';
		return is_string( $id ) ? $id : '';
	}
}
